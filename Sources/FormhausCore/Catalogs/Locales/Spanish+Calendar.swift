extension Catalog {
  /// The names of months and days in Spanish; short ones of two cells, by CLDR.
  static let spanishCalendar = Catalog([
    "january": "enero",
    "february": "febrero",
    "march": "marzo",
    "april": "abril",
    "may": "mayo",
    "june": "junio",
    "july": "julio",
    "august": "agosto",
    "september": "septiembre",
    "october": "octubre",
    "november": "noviembre",
    "december": "diciembre",

    "monday": "lunes",
    "tuesday": "martes",
    "wednesday": "miércoles",
    "thursday": "jueves",
    "friday": "viernes",
    "saturday": "sábado",
    "sunday": "domingo",

    "mondayShort": "lu",
    "tuesdayShort": "ma",
    "wednesdayShort": "mi",
    "thursdayShort": "ju",
    "fridayShort": "vi",
    "saturdayShort": "sá",
    "sundayShort": "do",

    "calendarMonth": "{month} de {year}",
    "calendarDay": "{month}, {weekday} {day}",
    "calendarToday": "hoy",
    "calendarPicked": "elegido",
  ])
}
