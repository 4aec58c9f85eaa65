#!/usr/bin/env python3
"""Writes FoldingTable.swift: the letters under accented, full-width and joined letters, for searching.

Run it in its own folder: python3 generate-foldings.py > FoldingTable.swift
"""
import unicodedata

# Letters of alphabets whose accents a search leaves out, and the full-width forms.
RANGES = [(0xA0, 0x590), (0x600, 0x700), (0x1E00, 0x2000), (0x2100, 0x2150), (0xFB00, 0xFB10), (0xFF00, 0xFFF0)]
# Letters that Unicode does not take apart, as people write them on a keyboard that lacks them.
OWN = {
    "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "ł": "l", "ı": "i", "ħ": "h",
    "ŧ": "t", "ŋ": "n", "ə": "e", "’": "'", "‘": "'", "ʼ": "'", "ʻ": "'", "´": "'", "׳": "'", "״": '"',
    "ى": "ي", "ی": "ي", "ک": "ك", "ة": "ه",
}
# What a letter becomes may not hold the marks that a search leaves out.
MARKS = {*range(7, 8), *range(10, 37), *range(202, 241)}


def fold(character):
    letters = unicodedata.normalize("NFKD", character.lower())
    letters = "".join(letter for letter in letters if unicodedata.combining(letter) not in MARKS)
    return "".join(OWN.get(letter, letter) for letter in letters.lower()).replace("ς", "σ")


records = []
characters = {chr(code) for first, end in RANGES for code in range(first, end)} | set(OWN) | {"ς"}
for character in sorted(characters):
    if unicodedata.category(character) in ("Cn", "Mn", "Zs") or character != character.lower():
        continue
    folded = fold(character)
    if folded.strip() and folded != character:
        records.append(character + folded)
# Katakana is searched as hiragana.
for code in range(0x30A1, 0x30F7):
    records.append(chr(code) + chr(code - 0x60))

print(f"""// Made by generate-foldings.py from Unicode. Do not edit.

/// The letters under accented, full-width and joined letters.
enum FoldingTable {{
  /// A record a line: a letter in lower case and what it is searched as.
  static let records: StaticString = #\"\"\"""")
line = ""
for record in records:
    print("    " + record)
print('''    """#
}''')
