#!/usr/bin/python3
"""Writes country-names.tsv: what countries are called in each language, in the order of that language.

Needs Debian's python3-icu (names and order) and unicode-cldr-core (other names, official languages). Run it in its own folder when either is newer:
/usr/bin/python3 extract-country-names.py > country-names.tsv

Lines: `# ICU VERSION`, then for each language `@ LANGUAGE`, then `CODE NAME` in the order of the language, then `~CODE OTHER NAME`; at the end `@ own` with what
each country calls itself. Columns are separated by tabs.
"""
import json
import sys
import unicodedata
import xml.etree.ElementTree as xml

import icu

CLDR = "/usr/share/unicode/cldr/common"
LANGUAGES = """en de fr es ja ar bg cs da el et fa fi he hi hr hu id it ko lt lv nb nl pl pt ro ru sk sv th tr uk vi
zh-Hans zh-Hant""".split()
FILES = {"nb": "no", "zh-Hans": "zh", "zh-Hant": "zh_Hant"}
# Languages of territories as CLDR writes them, where ours are written otherwise.
OWN_LANGUAGES = {"zh": "zh-Hans", "zh_Hant": "zh-Hant", "no": "nb"}
REFUSED_DRAFTS = ("provisional", "unconfirmed")
# Marks of direction and zero-width spaces are no part of a name.
INVISIBLE = dict.fromkeys([0x200B, 0x200E, 0x200F, 0xFEFF])

formats = json.load(open("address-formats.json", encoding="utf-8"))
english = {region["code"]: region["name"] for region in formats["regions"]}


def clean(name):
    return unicodedata.normalize("NFC", name.translate(INVISIBLE).strip())


def read(language):
    """The names of a language by code, and its other names as pairs."""
    locale = icu.Locale(language)
    names = {code: clean(icu.Locale("und", code).getDisplayCountry(locale)) for code in english}
    others = []
    tree = xml.parse(f"{CLDR}/main/{FILES.get(language, language)}.xml")
    for territory in tree.findall(".//territories/territory"):
        code = territory.get("type")
        if code not in english or territory.get("draft") in REFUSED_DRAFTS:
            continue
        name = clean(territory.text)
        if name != names[code]:
            others.append((code, name))
    return names, others


def official_languages():
    """The languages that a country gives its own name in, by code."""
    tree = xml.parse(f"{CLDR}/supplemental/supplementalData.xml")
    languages = {}
    for territory in tree.findall(".//territoryInfo/territory"):
        languages[territory.get("type")] = [
            OWN_LANGUAGES.get(population.get("type"), population.get("type"))
            for population in territory.findall("languagePopulation")
            if population.get("officialStatus") in ("official", "de_facto_official")
        ]
    return languages


table = {language: read(language) for language in LANGUAGES}
# English names are those of the formats, which are newer.
names, others = table["en"]
others += [(code, name) for code, name in names.items() if name != english[code]]
table["en"] = english, others

print(f"# ICU {icu.ICU_VERSION}")
for language in LANGUAGES:
    names, others = table[language]
    unnamed = [code for code, name in names.items() if name == code]
    if unnamed:
        sys.exit(f"{language} has no name for {unnamed}")
    collator = icu.Collator.createInstance(icu.Locale(language))
    print(f"@\t{language}")
    for code in sorted(names, key=lambda code: (collator.getSortKey(names[code]), code)):
        print(f"{code}\t{names[code]}")
    for code, name in sorted(set(others)):
        if name != names[code]:
            print(f"~{code}\t{name}")

print("@\town")
official = official_languages()
for code in sorted(english):
    own = dict.fromkeys(table[language][0][code] for language in official.get(code, []) if language in table)
    for name in own:
        if name != english[code]:
            print(f"~{code}\t{name}")
