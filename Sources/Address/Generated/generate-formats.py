#!/usr/bin/env python3
"""Writes AddressFormatTable.swift: the address formats of all countries.

From ../Data/address-formats.json. Run it in its own folder: python3 generate-formats.py > AddressFormatTable.swift
"""
import hashlib
import json
import os

SOURCE = os.path.join(
    os.path.dirname(os.path.abspath(__file__)), "..", "Data", "address-formats.json")
PARTS = {
    "fullName": "n", "street": "s", "line2": "l", "sublocality": "u", "city": "c", "region": "r", "postalCode": "p",
}
# Members that are read, each by the letter of its line; any other member stops the making.
LETTERS = {
    "regionLabel": "R", "postalLabel": "P", "cityLabel": "C", "sublocalityLabel": "U",
    "postalRegex": "x", "format": "f", "latinFormat": "F",
}
KNOWN = set(LETTERS) | {
    "code", "name", "order", "required", "regionShown", "dataLabels", "prompts", "digitsOnly", "upper",
    "postalShapes", "postalPrefixes", "postalExamples", "phone", "areas", "areasOf",
}
DATA_LABELS = {"region": "r", "postal": "p"}

with open(SOURCE, "rb") as file:
    content = file.read()
data = json.loads(content)


def letters(parts):
    return "".join(PARTS[part] for part in parts)


def lines(region):
    """A region as lines: a letter, then what it says; several things are separated by tabs."""
    unknown = set(region) - KNOWN
    if unknown:
        raise SystemExit(f"{region.get('code', 'fallback')}: nothing reads {sorted(unknown)}")
    if region["regionShown"] != ("region" in region["order"]):
        raise SystemExit(f"{region['code']}: regionShown says other than order")
    yield "n" + region.get("name", "")
    yield "o" + letters(region["order"])
    yield "q" + letters(region["required"])
    yield "u" + letters(region["upper"])
    for member, letter in LETTERS.items():
        if member in region:
            yield letter + region[member]
    for label, text in region.get("dataLabels", {}).items():
        yield "d" + DATA_LABELS[label] + text
    for part, text in region.get("prompts", {}).items():
        yield "e" + PARTS[part] + text
    if region["digitsOnly"]:
        yield "k"
    for member, letter in (("postalShapes", "h"), ("postalPrefixes", "b"), ("postalExamples", "z")):
        if member in region:
            yield letter + "\t".join(region[member])
    phone = region["phone"]
    yield f"t{phone['callingCode'] or ''}\t{phone['minDigits']}"
    if "areasOf" in region:
        yield "A" + PARTS[region["areasOf"]]
    for area in region.get("areas", []):
        columns = [area.get(name, "") for name in ("key", "name", "latinName", "isoCode", "postalStart")]
        yield "a" + "\t".join(columns).rstrip("\t")


body, index = "", []
for region in [*data["regions"], {"code": "ZZ", **data["fallback"]}]:
    start = len(body.encode())
    body += "".join(line + "\n" for line in lines(region))
    index.append(f"{region['code']}{start:06d}")
index.append(f"~~{len(body.encode()):06d}")

print(f"""// Made from address-formats.json by generate-formats.py. Do not edit.
// SHA-256 of the source: {hashlib.sha256(content).hexdigest()}
// Its own sources and their licences stand in NOTICE.

/// The address formats of all countries; `ZZ` serves those that are not known.
enum AddressFormatTable {{
  /// A record of 8 bytes a country, by code: the code, and where its lines start in `formats`, in bytes. The last record
  /// is the end.
  static let index: StaticString = \"\"\"""")
for start in range(0, len(index), 12):
    end = "\\" if start + 12 < len(index) else ""
    print("    " + "".join(index[start : start + 12]) + end)
print('''    """

  /// A letter a line says what follows; several things are separated by tabs.
  static let formats: StaticString = #"""''')
for line in body.splitlines():
    print(f"    {line}")
print('''
    """#
}''')
