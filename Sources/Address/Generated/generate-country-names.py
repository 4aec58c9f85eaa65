#!/usr/bin/env python3
"""Writes CountryNameTable.swift: what countries are called in each language.

From ../Data/country-names.tsv and ../Data/country-aliases.tsv, so without anything else installed.
Run it in its own folder: python3 generate-country-names.py > CountryNameTable.swift
"""
import hashlib
import os

DATA = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Data")
EVERY_LANGUAGE = "*"


def read(name):
    with open(os.path.join(DATA, name), "rb") as file:
        return file.read()


names_file, aliases_file = read("country-names.tsv"), read("country-aliases.tsv")
digest = hashlib.sha256(names_file + aliases_file).hexdigest()

blocks = {}
for line in names_file.decode().splitlines():
    if line.startswith("#"):
        continue
    code, name = line.split("\t")
    if code == "@":
        block = blocks.setdefault(name, [])
    else:
        block.append((code, name))

shared = []
for line in aliases_file.decode().splitlines():
    if line.startswith("#"):
        continue
    language, code, name = line.split("\t")
    # What holds everywhere stands beside the names that countries give themselves, which are always searched.
    block = blocks["own" if language == EVERY_LANGUAGE else language]
    known = [(code, name), ("~" + code, name)]
    if not any(entry in block for entry in known):
        block.append(("~" + code, name))

# Germans write umlauts as two letters where a keyboard lacks them; without accents they are found anyway.
UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"})
for language, codes in (("de", None), ("own", ("AT",))):
    spelled = [
        ("~" + code.lstrip("~"), name.translate(UMLAUTS))
        for code, name in blocks[language]
        if name != name.translate(UMLAUTS) and (codes is None or code.lstrip("~") in codes)
    ]
    blocks[language] += spelled

body, index = "", []
for language, block in blocks.items():
    start = len(body.encode())
    body += "".join(f"{code} {name}\n" for code, name in block)
    index.append(f"{language} {start} {len(body.encode())}")

print(f"""// Made from country-names.tsv and country-aliases.tsv by generate-country-names.py. Do not edit.
// SHA-256 of the two: {digest}
// Names: Unicode CLDR, Copyright Unicode, Inc., Unicode License.

/// What countries are called in each language.
enum CountryNameTable {{
  /// A line a language: its tag, and where its lines start and end in `names`, in bytes.
  static let index: StaticString = \"\"\"""")
for line in index:
    print(f"    {line}")
print('''    """

  /// A line a name, in the order of the language: `CODE NAME`; at the end other names: `~CODE NAME`.
  static let names: StaticString = """''')
for line in body.splitlines():
    print(f"    {line}")
print('''
    """
}''')
