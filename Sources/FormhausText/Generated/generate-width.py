#!/usr/bin/env python3
"""Writes ScalarWidths.swift: the widths that this machine's glibc gives every scalar under C.UTF-8.

Run it in its own folder: python3 generate-width.py > ScalarWidths.swift
"""
import ctypes

RECORDS_PER_LINE = 15

libc = ctypes.CDLL("libc.so.6")
libc.setlocale.restype = ctypes.c_char_p
libc.gnu_get_libc_version.restype = ctypes.c_char_p
if libc.setlocale(0, b"C.UTF-8") is None:
    raise SystemExit("the locale C.UTF-8 is missing")

runs = []
for scalar in range(0x110000):
    width = libc.wcwidth(scalar)
    if not runs or runs[-1][1] != width:
        runs.append((scalar, width))

records = ["%06X%s" % (first, "-" if width < 0 else width) for first, width in runs]
lines = [
    "".join(records[start : start + RECORDS_PER_LINE])
    for start in range(0, len(records), RECORDS_PER_LINE)
]

print(f"""// Made by generate-width.py from glibc {libc.gnu_get_libc_version().decode()}. Do not edit.

/// The widths of all scalars, as runs of equal width.
enum ScalarWidths {{
  /// One record of 7 bytes a run: its first scalar in hexadecimal, then its width, `-` for -1.
  static let records: StaticString = \"\"\"""")
print("\\\n".join(f"    {line}" for line in lines))
print('''    """
}''')
