#!/usr/bin/env python3
"""Writes FoldedLetters.swift: which letters a search takes for others, by the data of this machine's Python.

Run it in its own folder: python3 generate-folding.py > FoldedLetters.swift
"""
import unicodedata

# Latin, Greek, Cyrillic, Hebrew, Arabic; Latin with marks, Greek with marks; marks of sentences; raised digits and
# signs made of letters; ligatures.
RANGES = [(0x00A0, 0x0300), (0x0370, 0x0530), (0x0590, 0x0700), (0x1E00, 0x2000), (0x2000, 0x2150), (0xFB00, 0xFB07)]
# Katakana and its half-width letters: their voice marks tell letters apart and stay.
VOICED = [(0x30A1, 0x30FB), (0xFF65, 0xFFA0)]
# Letters that Unicode does not take apart.
OTHERS = {
    "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ħ": "h", "ŧ": "t", "þ": "th", "ð": "d", "ı": "i", "ŋ": "n",
    "ß": "ss", "ƒ": "f", "ς": "σ", "’": "'", "‘": "'", "‛": "'", "ʼ": "'", "ʹ": "'", "“": '"', "”": '"', "„": '"',
    "«": '"', "»": '"', "‐": "-", "‑": "-", "‒": "-", "–": "-", "—": "-", "―": "-",
}
LETTERS_PER_LINE = 48


def fold(scalar, keeps_voice):
    text = chr(scalar)
    for _ in range(3):
        text = unicodedata.normalize("NFKD", text).casefold()
        text = "".join(OTHERS.get(letter, letter) for letter in text)
    return "".join(
        letter for letter in text
        if unicodedata.category(letter) not in ("Mn", "Cf", "Me") or keeps_voice and letter in "\u3099\u309A"
    )


groups = {}
for ranges, keeps_voice in [(RANGES, False), (VOICED, True)]:
    for first, end in ranges:
        for scalar in range(first, end):
            kept = unicodedata.category(chr(scalar))
            if kept[0] not in "LNPS" or kept == "Zs":
                continue
            folded = fold(scalar, keeps_voice)
            # Signs that stand for a blank and a mark are left alone.
            if folded and folded != chr(scalar) and " " not in folded:
                groups.setdefault(folded, []).append(chr(scalar))

print(f"""// Made by generate-folding.py from Unicode {unicodedata.unidata_version}. Do not edit.

/// Letters that a search takes for others.
enum FoldedLetters {{
  /// One line a text: the text, a space, and the letters that count as it.
  static let groups: StaticString = #\"\"\"""")
for folded in sorted(groups):
    letters = groups[folded]
    for start in range(0, len(letters), LETTERS_PER_LINE):
        print(f"    {folded} {''.join(letters[start:start + LETTERS_PER_LINE])}")
print('''    """#
}''')
