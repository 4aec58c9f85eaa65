#!/usr/bin/python3
"""Writes LocaleTable.swift: how dates and numbers are written in each language and region, and names of months and days.

Needs Debian's python3-icu. Run it in its own folder: /usr/bin/python3 generate-locales.py > LocaleTable.swift
"""
import re
import unicodedata

import icu

# The languages of country names; the formats are those of all languages that ICU knows.
NAMED = """en de fr es ja ar bg cs da el et fa fi he hi hr hu id it ko lt lv nb nl pl pt ro ru sk sv th tr uk vi
zh-Hans zh-Hant""".split()
# English without a region is written in the order that all understand.
EVERYWHERE = ("y", "-", ".", ",")
# Where newer data of CLDR are right: the weekend was moved in 2022; Canada writes the year first.
NEWER_WEEKS = {"ae": 1}
NEWER_FORMATS = {"en-ca": ("y", "-", ".", ",")}
SEPARATORS = "/.-"
GROUP_MARKS = {"\xa0": "_", "\u202f": "_", "\u2019": "'", ",": ",", ".": ".", "'": "'"}
INVISIBLE = dict.fromkeys([0x200B, 0x200E, 0x200F, 0xFEFF])
MONDAY = 4 * 86400.0
UTC = icu.TimeZone.createTimeZone("UTC")


def gregorian(tag):
    return icu.Locale.forLanguageTag(f"{tag}-u-ca-gregory-nu-latn")


def formats(tag):
    """The order of dates by its first letter, what stands between their parts, the decimal mark and that of groups."""
    pattern = icu.DateFormat.createDateInstance(icu.DateFormat.SHORT, gregorian(tag)).toPattern()
    pattern = re.sub("'[^']*'", "", pattern.translate(INVISIBLE))
    letters = re.sub("[^yMd]", "", re.sub(r"(.)\1+", r"\1", pattern))
    order = {"dMy": "d", "Mdy": "m", "yMd": "y"}.get(letters)
    marks = [mark for mark in re.sub(r"[^\W\d_]|\s", " ", pattern).split() if mark]
    separator = next((mark[0] for mark in marks if mark[0] in SEPARATORS), None)
    if order is None or separator is None:
        return None
    symbols = icu.DecimalFormatSymbols(gregorian(tag))
    decimal, group = symbols.getSymbol(0), symbols.getSymbol(1)
    return order, separator, "," if decimal in ",\u066b" else ".", GROUP_MARKS.get(group, "-")


def first_weekday(region):
    """From 1 for Monday to 7 for Sunday."""
    day = icu.Calendar.createInstance(icu.Locale("und", region.upper())).getFirstDayOfWeek()
    return NEWER_WEEKS.get(region, day - 1 or 7)


def cells(text):
    return sum(2 if unicodedata.east_asian_width(c) in "WF" else not unicodedata.combining(c) for c in text)


def graphemes(text):
    return re.findall(r".[\u0300-\u036f\u0900-\u0903\u093a-\u094f\u0e31-\u0e3a\u0e47-\u0e4e]*", text)


def formatted(pattern, locale, seconds):
    form = icu.SimpleDateFormat(pattern, locale)
    form.setTimeZone(UTC)
    return unicodedata.normalize("NFC", form.format(seconds).translate(INVISIBLE).strip())


def week(pattern, locale):
    return [formatted(pattern, locale, MONDAY + day * 86400.0) for day in range(7)]


def year(pattern, locale):
    return [formatted(pattern, locale, (15 + month * 30.5) * 86400.0) for month in range(12)]


def short_week(locale):
    """Names of two cells at most: the short ones, the beginnings of these where they differ, else single letters."""
    short = [name.rstrip(".") for name in week("cccccc", locale)]
    # Spanish has them in capitals without accents, as headings; here they are names like the long ones.
    long = week("cccc", locale)
    if all(len(name) > 1 and name.isupper() for name in short) and long[0].islower():
        short = [name[: len(beginning)] for name, beginning in zip(long, short)]
    if all(cells(name) <= 2 for name in short):
        return short
    begun = ["".join(graphemes(name)[:2]) for name in short]
    is_cursive = any("\u0600" <= name[0] <= "\u06ff" for name in short)
    if len(set(begun)) == 7 and not is_cursive and all(cells(name) <= 2 for name in begun):
        return begun
    return week("ccccc", locale)


NAMES = {
    "y": "{year}", "d": "{day}", "MMMM": "{month}", "LLLL": "{monthAlone}", "EEEE": "{weekday}", "cccc": "{weekdayAlone}",
}


def template(skeleton, locale):
    """A pattern of ICU with our placeholders."""
    pattern = icu.DateTimePatternGenerator.createInstance(locale).getBestPattern(skeleton)
    pattern = re.sub("M月", "MMMM", pattern.translate(INVISIBLE))
    text = ""
    for match in re.finditer(r"'([^']*)'|([A-Za-z])\2*|[^A-Za-z']+", pattern):
        if match.group(1) is not None:
            text += match.group(1)
        elif match.group(2):
            text += NAMES[match.group(0)]
        else:
            text += match.group(0)
    return text


def names(tag):
    locale = gregorian(tag)
    alone, dated = year("LLLL", locale), year("MMMM", locale)
    if "M月" in icu.DateTimePatternGenerator.createInstance(locale).getBestPattern("yMMMM"):
        alone = dated = [f"{month}月" for month in range(1, 13)]
    days, dated_days = week("cccc", locale), week("EEEE", locale)
    return [
        "|".join(alone), "|".join(dated) if dated != alone else "", "|".join(days),
        "|".join(dated_days) if dated_days != days else "", "|".join(short_week(locale)),
        # A month and its year alone are written with the name that stands alone.
        template("yMMMM", locale).replace("{monthAlone}", "{month}"), template("yMMMMEEEEd", locale), template("MMMMEEEEd", locale),
    ]


def own_tag(name):
    """The shortest tag, without the script that is usual there; nil for variants."""
    locale = icu.Locale(name)
    if locale.getVariant() or locale.getLanguage() in ("", "root", "und"):
        return None
    locale = icu.Locale.createFromName(name)
    locale.minimizeSubtags()
    tag = "-".join(part for part in [locale.getLanguage(), locale.getScript(), locale.getCountry()] if part)
    region = icu.Locale(name).getCountry()
    if region and not locale.getCountry():
        tag += f"-{region}"
    return tag.lower()


def likely_region(language):
    locale = icu.Locale(language)
    locale.addLikelySubtags()
    return locale.getCountry().lower()


found = {"en": EVERYWHERE, **NEWER_FORMATS}
for name in icu.Locale.getAvailableLocales():
    tag = own_tag(name)
    if tag and tag not in found:
        known = formats(name.replace("_", "-"))
        if known:
            found[tag] = known
rows = {}
for tag, known in sorted(found.items()):
    parts = tag.split("-")
    shorter = ["-".join(parts[:count]) for count in range(len(parts) - 1, 0, -1)]
    if next((found[tag] for tag in shorter if tag in found), None) != known:
        rows.setdefault(known, []).append(tag)

weeks = {}
for region in icu.Locale.getISOCountries():
    weeks.setdefault(first_weekday(region.lower()), []).append(region.lower())
languages = sorted({tag.split("-")[0] for tag in found} - {"en"})
for language in languages:
    region = likely_region(language)
    if len(region) == 2:
        weeks.setdefault(first_weekday(region), []).append(f"{language}-")

blocks, index = "", []
for tag in NAMED:
    start = len(blocks.encode())
    blocks += "".join(f"{line}\n" for line in names(tag))
    index.append(f"{tag.lower()} {start} {len(blocks.encode())}")

print(f"""// Made by generate-locales.py from ICU {icu.ICU_VERSION}. Do not edit.
// Data: Unicode CLDR, Copyright Unicode, Inc., Unicode License.

/// How dates and numbers are written, and what months and days are called.
enum LocaleTable {{
  /// A line a way of writing: the order of a date by what comes first, its separator, the decimal mark, the mark between
  /// groups of digits (`_` a space, `-` none), then the tags of locales that differ from the shorter tag.
  static let formats: StaticString = \"\"\"""")
for (order, separator, decimal, group), tags in sorted(rows.items(), key=lambda row: (-len(row[1]), row)):
    line = f"{order}{separator}{decimal}{group} {' '.join(tags)}"
    while len(line) > 100:
        cut = line.rfind(" ", 0, 100)
        print(f"    {line[:cut]} \\")
        line = line[cut + 1 :]
    print(f"    {line}")
print('''    """

  /// A line a day that weeks begin on, from 1 for Monday, but for Monday: regions, and languages for locales without one
  /// (`ja-`).
  static let weeks: StaticString = """''')
for day, places in sorted(weeks.items()):
    if day == 1:
        continue
    line = f"{day} {' '.join(places)}"
    while len(line) > 100:
        cut = line.rfind(" ", 0, 100)
        print(f"    {line[:cut]} \\")
        line = line[cut + 1 :]
    print(f"    {line}")
print('''    """

  /// A line a language: its tag, and where its lines start and end in `names`, in bytes.
  static let index: StaticString = """''')
for line in index:
    print(f"    {line}")
print('''    """

  /// Eight lines a language: months alone, months in dates (empty for the same), weekdays from Monday alone, weekdays in
  /// dates (empty for the same), weekdays of two cells; then a month, a day with its year, a day without it.
  static let names: StaticString = """''')
for line in blocks.splitlines():
    print(f"    {line}" if line else "")
print('''
    """
}''')
