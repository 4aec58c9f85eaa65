extension Catalog {
  /// The names of months and days in Japanese; short ones of two cells, by CLDR.
  static let japaneseCalendar = Catalog([
    "january": "1月",
    "february": "2月",
    "march": "3月",
    "april": "4月",
    "may": "5月",
    "june": "6月",
    "july": "7月",
    "august": "8月",
    "september": "9月",
    "october": "10月",
    "november": "11月",
    "december": "12月",

    "monday": "月曜日",
    "tuesday": "火曜日",
    "wednesday": "水曜日",
    "thursday": "木曜日",
    "friday": "金曜日",
    "saturday": "土曜日",
    "sunday": "日曜日",

    "mondayShort": "月",
    "tuesdayShort": "火",
    "wednesdayShort": "水",
    "thursdayShort": "木",
    "fridayShort": "金",
    "saturdayShort": "土",
    "sundayShort": "日",

    "calendarMonth": "{year}年{month}",
    "calendarDay": "{month}{day}日、{weekday}",
    "calendarToday": "今日",
    "calendarPicked": "選択中",
  ])
}
