extension Catalog {
  /// The names of months and days in French; short ones of two cells, by CLDR.
  static let frenchCalendar = Catalog([
    "january": "janvier",
    "february": "février",
    "march": "mars",
    "april": "avril",
    "may": "mai",
    "june": "juin",
    "july": "juillet",
    "august": "août",
    "september": "septembre",
    "october": "octobre",
    "november": "novembre",
    "december": "décembre",

    "monday": "lundi",
    "tuesday": "mardi",
    "wednesday": "mercredi",
    "thursday": "jeudi",
    "friday": "vendredi",
    "saturday": "samedi",
    "sunday": "dimanche",

    "mondayShort": "lu",
    "tuesdayShort": "ma",
    "wednesdayShort": "me",
    "thursdayShort": "je",
    "fridayShort": "ve",
    "saturdayShort": "sa",
    "sundayShort": "di",

    "calendarMonth": "{month} {year}",
    "calendarDay": "{month}, {weekday} {day}",
    "calendarToday": "aujourd’hui",
    "calendarPicked": "choisi",
  ])
}
