import FormhausCore
import FormhausText
import SeededRandom
import Testing

@Suite("Dates and times as people write them")
struct DateNotationTests {
  @Test(
    "a date is read in the order of the locale, or with its year first",
    arguments: [
      ("de", "24.12.2026"), ("de", "24. 12. 2026"), ("de", "24/12/2026"), ("de", "24-12-2026"),
      ("de", "24 12 2026"), ("de", "24122026"), ("de", "2026-12-24"), ("de", "20261224"),
      ("de_AT", "24.12.2026"),
      ("en-US", "12/24/2026"), ("en_US.UTF-8", "12-24-2026"), ("en-US", "12.24.2026"), ("en-US", "12242026"),
      ("en-US", "2026-12-24"), ("en-US", "2026/12/24"),
      ("en-GB", "24/12/2026"), ("en-GB", "24122026"), ("en-GB", "2026-12-24"),
      ("fr", "24/12/2026"), ("fr", " 24/12/2026 "), ("fr", "2026-12-24"),
      ("es", "24/12/2026"), ("es", "24-12-2026"),
      ("ja", "2026/12/24"), ("ja", "2026年12月24日"), ("ja", "２０２６／１２／２４"), ("ja", "20261224"),
      ("en", "2026-12-24"), ("en", "2026.12.24"), ("C.UTF-8", "2026 12 24"), ("ar", "٢٤/١٢/٢٠٢٦"),
    ])
  func read(locale: String, text: String) {
    #expect(DateNotation(locale: locale).day(text) == "2026-12-24")
  }

  @Test(
    "single digits will do, and a day need not exist to be read",
    arguments: [
      ("de", "1.2.2026", "2026-02-01"), ("en-US", "1/2/2026", "2026-01-02"), ("en", "2026-1-2", "2026-01-02"),
      ("de", "31.02.2026", "2026-02-31"), ("en", "20230229", "2023-02-29"), ("de", "1.1.0001", "0001-01-01"),
      ("de", "20112012", "2012-11-20"), ("en-US", "11202012", "2012-11-20"), ("ja", "19122012", "1912-20-12"),
    ])
  func digits(locale: String, text: String, day: String) {
    #expect(DateNotation(locale: locale).day(text) == day)
  }

  @Test(
    "what has no certain meaning is no date",
    arguments: [
      ("de", "24.12.26"), ("de", "24.12."), ("de", "24.12"), ("de", "241226"), ("de", "24..12.2026"),
      ("de", "-24.12.2026"), ("de", "24.12.2026x"), ("de", ""), ("de", "morgen"), ("de", "24.12.20267"),
      ("en", "24/12/2026"), ("en", "12/24/2026"), ("ja", "24/12/2026"),
      ("en-US", "12/24/26"), ("fr", "24:12:2026"), ("xx", "24/12/2026"),
    ])
  func refused(locale: String, text: String) {
    #expect(DateNotation(locale: locale).day(text) == nil)
  }

  @Test(
    "a date is written in the order of the locale",
    arguments: [
      ("de", "03.12.2026"), ("en-US", "12/03/2026"), ("en-GB", "03/12/2026"), ("fr", "03/12/2026"),
      ("es", "03/12/2026"), ("ja", "2026/12/03"), ("en", "2026-12-03"), ("C", "2026-12-03"),
      ("nl", "03-12-2026"), ("sv", "2026-12-03"), ("hu", "2026.12.03"), ("fr-CA", "2026-12-03"),
      ("en-CA", "2026-12-03"), ("en-ZA", "2026/12/03"), ("en-AU", "03/12/2026"), ("zh-Hant-HK", "03/12/2026"),
    ])
  func written(locale: String, text: String) {
    let notation = DateNotation(locale: locale)
    #expect(notation.text("2026-12-03") == text)
    #expect(notation.text("2026-12-03T14:30") == text + " 14:30")
    #expect(notation.text("14:30") == "14:30")
    #expect(notation.text("soon") == "soon")
  }

  @Test("every date that is written reads as itself")
  func roundTrip() throws {
    var random = SeededGenerator(seed: 4)
    let locales = ["de", "en", "en-US", "en-GB", "fr", "es", "ja", "nl", "hu", "ko", "he", "fr-CA", "en-ZA"]
    for _ in 0..<2_000 {
      let day = CivilDate(dayNumber: Int.random(in: -719_528...2_932_896, using: &random))
      let notation = DateNotation(locale: try #require(locales.randomElement(using: &random)))
      let time = TimeOfDay.random(using: &random)
      #expect(notation.answer(notation.text(day.description), .date) == day.description)
      let moment = day.description + "T" + time
      #expect(notation.answer(notation.text(moment), .dateTime) == moment)
    }
  }

  @Test(
    "the week begins on the day of the region",
    arguments: [
      ("de", 1), ("fr", 1), ("es", 1), ("en-GB", 1), ("en", 1), ("en-US", 7), ("ja", 7), ("ja_JP.UTF-8", 7),
      ("es-MX", 7), ("pt", 7), ("pt-BR", 7), ("ar-EG", 6), ("de-CH", 1),
    ])
  func firstWeekday(locale: String, day: Int) {
    #expect(DateNotation(locale: locale).firstWeekday == day)
  }

  @Test("the parts stand in the person's order")
  func pattern() {
    #expect(DateNotation(locale: "de").pattern(year: "JJJJ", month: "MM", day: "TT") == "TT.MM.JJJJ")
    #expect(DateNotation(locale: "ja").pattern(year: "年", month: "月", day: "日") == "年/月/日")
  }

  @Test(
    "a time is read however it is written",
    arguments: [
      ("14:30", "14:30"), ("2:30 pm", "14:30"), ("2:30PM", "14:30"), ("2.30 p.m.", "14:30"),
      ("230p", "14:30"),
      ("1430", "14:30"), ("14.30", "14:30"), ("14h30", "14:30"), ("14 h 30", "14:30"), ("14h", "14:00"),
      ("14 Uhr", "14:00"), ("14:30 Uhr", "14:30"), ("14 Uhr 30", "14:30"), ("14時30分", "14:30"),
      ("14時", "14:00"), ("午後2時30分", "14:30"), ("午前9時", "09:00"), ("１４：３０", "14:30"), ("٠٩:٣٠", "09:30"),
      ("9:30", "09:30"), ("9", "09:00"), ("14", "14:00"), ("9:5", "09:05"), ("930", "09:30"),
      ("0930", "09:30"), ("2pm", "14:00"), ("2 a", "02:00"),
      ("12 am", "00:00"), ("12:15 am", "00:15"), ("12 pm", "12:00"), ("0:00", "00:00"), ("23:59", "23:59"),
    ])
  func time(text: String, time: String) {
    #expect(TimeNotation.time(text) == time)
  }

  @Test(
    "anything else is no time",
    arguments: [
      "", "24", "24:00", "14:60", "14:", "9:60", "14:300", "14:30:00", "13 pm", "0 am", "noon", "-9:30", "a",
      "pm",
      "12345", "14;30", "h30",
    ])
  func noTime(text: String) {
    #expect(TimeNotation.time(text) == nil)
  }

  @Test(
    "a day and a time are read together",
    arguments: [
      ("de", "24.12.2026 14:30", "2026-12-24T14:30"), ("de", "24.12.2026, 14.30", "2026-12-24T14:30"),
      ("de", "24. 12. 2026 14 Uhr", "2026-12-24T14:00"), ("de", "24122026 1430", "2026-12-24T14:30"),
      ("en-US", "12/24/2026 2:30 pm", "2026-12-24T14:30"), ("en-US", "12/24/2026 230p", "2026-12-24T14:30"),
      ("en", "2026-12-24T14:30", "2026-12-24T14:30"), ("en", "2026-12-24 9:30", "2026-12-24T09:30"),
      ("en", "2026-12-24T14:30:15.5Z", "2026-12-24T14:30:15.5Z"),
      ("en", "2026-12-24 9:30:15", "2026-12-24T09:30:15"), ("ja", "2026年12月24日 14時30分", "2026-12-24T14:30"),
      ("en-GB", "24 12 2026 14:30", "2026-12-24T14:30"),
    ])
  func dateTime(locale: String, text: String, answer: String) {
    #expect(DateNotation(locale: locale).answer(text, .dateTime) == answer)
  }

  @Test(
    "half of it is not enough",
    arguments: ["2026-12-24", "14:30", "2026-12-24 ", "2026-12-24 noon", "24.12.26 14:30"])
  func noDateTime(text: String) {
    #expect(DateNotation(locale: "de").answer(text, .dateTime) == nil)
  }
}

/// A time of day that a test makes up.
enum TimeOfDay {
  static func random(using random: inout some RandomNumberGenerator) -> String {
    let minutes = Int.random(in: 0..<1_440, using: &random)
    return [minutes / 60, minutes % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}
