import FormhausCore
import FormhausText
import Testing

@Suite("Dates and times that are typed into a form")
struct TypedMomentTests {
  private func engine(locale: String, today: String? = nil) throws -> FormEngine {
    try FormEngine(
      FormDefinition(json: [
        "id": "f", "title": "F", "submit": ["label": "Send"],
        "fields": [
          ["key": "day", "type": "date", "label": "Day", "min": "2026-12-01", "max": "2026-12-24"],
          ["key": "hour", "type": "time", "label": "Hour", "min": "09:00"],
          ["key": "at", "type": "datetime", "label": "At", "min": "today"],
          ["key": "name", "type": "text", "label": "Name"],
        ],
      ]), options: FormEngineOptions(typeChecks: true, trimsText: true, locale: locale, today: today))
  }

  @Test("what is typed becomes the answer of the public format; any other text stays")
  func answers() throws {
    var engine = try engine(locale: "de")
    engine.setText("day", "3.12.2026")
    engine.setText("hour", "2:30 pm")
    engine.setText("at", "3.12.2026 9.30")
    engine.setText("name", "3.12.2026")
    #expect(
      engine.values == [
        "day": "2026-12-03", "hour": "14:30", "at": "2026-12-03T09:30", "name": "3.12.2026",
      ])
    engine.setText("day", "3. Dezember")
    #expect(engine.value("day") == "3. Dezember")
  }

  @Test(
    "a message says dates as the person writes them, and what is wanted of a short year",
    arguments: [
      ("de", "31.12.2026", "Spätestens 24.12.2026"), ("de", "30.11.2026", "Frühestens 01.12.2026"),
      ("en-US", "12/31/2026", "Must be 12/24/2026 or earlier"),
      ("en", "2026-12-31", "Must be 2026-12-24 or earlier"),
      ("de", "24.12.26", "Das Jahr mit vier Ziffern eingeben"),
      ("en-US", "12/24/26", "Enter the year with four digits"),
      ("de", "31.11.2026", "Ein Datum eingeben, das es gibt"), ("en-GB", "soon", "Enter a valid date"),
    ])
  func messages(locale: String, text: String, message: String) throws {
    var engine = try engine(locale: locale)
    engine.setText("day", text)
    engine.validateField("day")
    #expect(engine.error("day") == message)
  }

  @Test("a short year of a day and time is told too")
  func shortYear() throws {
    var engine = try engine(locale: "de", today: "2026-12-24")
    engine.setText("at", "24.12.26 14:30")
    engine.validateField("at")
    #expect(engine.error("at") == "Das Jahr mit vier Ziffern eingeben")
    engine.setText("at", "23.12.2026 14:30")
    engine.validateField("at")
    #expect(engine.error("at") == "Frühestens 24.12.2026")
  }
}
