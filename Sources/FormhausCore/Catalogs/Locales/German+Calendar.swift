extension Catalog {
  /// The names of months and days in German; short ones of two cells, by CLDR.
  static let germanCalendar = Catalog([
    "january": "Januar",
    "february": "Februar",
    "march": "März",
    "april": "April",
    "may": "Mai",
    "june": "Juni",
    "july": "Juli",
    "august": "August",
    "september": "September",
    "october": "Oktober",
    "november": "November",
    "december": "Dezember",

    "monday": "Montag",
    "tuesday": "Dienstag",
    "wednesday": "Mittwoch",
    "thursday": "Donnerstag",
    "friday": "Freitag",
    "saturday": "Samstag",
    "sunday": "Sonntag",

    "mondayShort": "Mo",
    "tuesdayShort": "Di",
    "wednesdayShort": "Mi",
    "thursdayShort": "Do",
    "fridayShort": "Fr",
    "saturdayShort": "Sa",
    "sundayShort": "So",

    "calendarMonth": "{month} {year}",
    "calendarDay": "{month}, {weekday}, {day}.",
    "calendarToday": "heute",
    "calendarPicked": "gewählt",
  ])
}
