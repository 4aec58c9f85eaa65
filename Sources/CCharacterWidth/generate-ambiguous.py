#!/usr/bin/env python3
"""Writes ambiguous.inc: the characters of ambiguous East Asian width, by this machine's Unicode.

Run it in its own folder: python3 generate-ambiguous.py > ambiguous.inc
"""
import unicodedata

RANGES_PER_LINE = 5

ranges = []
for scalar in range(0x110000):
    if unicodedata.east_asian_width(chr(scalar)) == "A":
        if ranges and ranges[-1][1] == scalar - 1:
            ranges[-1][1] = scalar
        else:
            ranges.append([scalar, scalar])
entries = ["{0x%04X, 0x%04X}" % tuple(pair) for pair in ranges]
print(f"// Made by generate-ambiguous.py from Unicode {unicodedata.unidata_version}. Do not edit.")
for start in range(0, len(entries), RANGES_PER_LINE):
    print("  " + ", ".join(entries[start : start + RANGES_PER_LINE]) + ",")
