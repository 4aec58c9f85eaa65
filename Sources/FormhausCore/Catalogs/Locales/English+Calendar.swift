extension Catalog {
  /// The names of months and days in English; short ones of two cells, by CLDR.
  static let englishCalendar = Catalog([
    "january": "January",
    "february": "February",
    "march": "March",
    "april": "April",
    "may": "May",
    "june": "June",
    "july": "July",
    "august": "August",
    "september": "September",
    "october": "October",
    "november": "November",
    "december": "December",

    "monday": "Monday",
    "tuesday": "Tuesday",
    "wednesday": "Wednesday",
    "thursday": "Thursday",
    "friday": "Friday",
    "saturday": "Saturday",
    "sunday": "Sunday",

    "mondayShort": "Mo",
    "tuesdayShort": "Tu",
    "wednesdayShort": "We",
    "thursdayShort": "Th",
    "fridayShort": "Fr",
    "saturdayShort": "Sa",
    "sundayShort": "Su",

    "calendarMonth": "{month} {year}",
    "calendarDay": "{month}, {weekday} {day}",
    "calendarToday": "today",
    "calendarPicked": "picked",
  ])
}
