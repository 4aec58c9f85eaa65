#!/usr/bin/python3
"""Writes locale-samples.tsv: what ICU says of plural categories and long dates, for the tests to compare with.

Needs Debian's python3-icu. Run it in its own folder: /usr/bin/python3 make-locale-samples.py > locale-samples.tsv

Lines: `plural LANGUAGE CATEGORY NUMBERS`, `date LANGUAGE DAY TEXT` and `day LANGUAGE DAY TEXT`, parted by tabs.
"""
import datetime

import icu

LANGUAGES = """en de fr es ja ar bg cs da el et fa fi he hi hr hu id it ko lt lv nb nl pl pt pt-PT ro ru sk sv th tr uk
vi zh-Hans zh-Hant""".split()
NUMBERS = list(range(0, 126)) + [200, 201, 202, 203, 1000, 1001, 1002, 10_000, 100_000, 1_000_000, 2_000_000, 1_000_001]
DAYS = ["2026-01-05", "2026-12-02", "2027-08-22"]
INVISIBLE = dict.fromkeys([0x200B, 0x200E, 0x200F, 0xFEFF])
UTC = icu.TimeZone.createTimeZone("UTC")

print(f"# ICU {icu.ICU_VERSION}")
for language in LANGUAGES:
    rules = icu.PluralRules.forLocale(icu.Locale.forLanguageTag(language))
    categories = {}
    for number in NUMBERS:
        categories.setdefault(rules.select(number), []).append(str(number))
    for category, numbers in sorted(categories.items()):
        print(f"plural\t{language}\t{category}\t{' '.join(numbers)}")
    locale = icu.Locale.forLanguageTag(f"{language}-u-ca-gregory-nu-latn")
    patterns = icu.DateTimePatternGenerator.createInstance(locale)
    for kind, skeleton in (("date", "yMMMMEEEEd"), ("day", "MMMMEEEEd")):
        form = icu.SimpleDateFormat(patterns.getBestPattern(skeleton), locale)
        form.setTimeZone(UTC)
        for day in DAYS:
            seconds = datetime.datetime.fromisoformat(day + "T12:00:00+00:00").timestamp()
            print(f"{kind}\t{language}\t{day}\t{form.format(seconds).translate(INVISIBLE)}")
