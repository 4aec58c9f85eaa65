import FormhausCore
import FormhausPlain
import FormhausText
import FormhausViews
import Testing

/// What an answer may be is told before it is typed.
@MainActor
struct LimitsTests {
  private func talk(_ fields: String, locale: String = "en", today: String? = nil) throws -> Talk {
    let json = #"{"id": "f", "title": "F", "submit": {"label": "Send"}, "fields": [\#(fields)]}"#
    return Talk(
      FormhausForm(
        definition: try FormDefinition(json: JSONParser.parse(json)),
        options: FormEngineOptions(locale: locale, today: today)
      ) { _, _ in .ok },
      options: PlainOptions(labels: Labels(locale: locale), messages: Messages(locale: locale)))
  }

  /// A field after its key and label, and what its prompt and its error say.
  private nonisolated static let limits = [
    (
      #""type": "date", "min": "2030-01-01", "max": "2030-12-31""#, "x",
      "date from 2030-01-01 to 2030-12-31", "Enter a valid date. Type a date like 2030-01-01."
    ),
    (#""type": "date", "min": "today""#, "x", "date from 2027-01-01 on", "Type a date like 2027-01-01."),
    (
      #""type": "date", "max": "2030-12-31""#, "2031-01-01", "date up to 2030-12-31",
      "Must be 2030-12-31 or earlier. Type a date like 2026-12-03."
    ),
    (#""type": "time", "max": "12:00""#, "x", "time up to 12:00", "Type a time like 12:00."),
    (
      #""type": "datetime", "min": "2030-01-01""#, "x",
      "date and time like 2030-01-01 14:30 from 2030-01-01 on",
      "Type a date and time like 2030-01-01 14:30."
    ),
    (
      #""type": "datetime", "min": "2030-01-01T09:00", "max": "2030-02-01T09:00""#, "x",
      "date and time from 2030-01-01 09:00 to 2030-02-01 09:00",
      "Type a date and time like 2030-01-01 09:00."
    ),
    (
      #""type": "number", "validation": {"min": 10, "max": 20}"#, "1,000", "number from 10 to 20",
      "Enter a number. The decimal sign is the point, like 10.5; no commas between thousands."
    ),
    (#""type": "number", "validation": {"max": 1}"#, "2", "number, at most 1", "Must be at most 1."),
    (
      #""type": "scale", "min": 0, "max": 1, "step": 0.5"#, "0.3", "0, 0.5 or 1",
      "Choose a number from 0 to 1. Type 0, 0.5 or 1."
    ),
    (
      #""type": "scale", "min": 0, "max": 100, "step": 10"#, "3", "0 to 100 in steps of 10",
      "Choose a number from 0 to 100. Type a number from 0 to 100 in steps of 10."
    ),
  ]

  @Test(arguments: limits) func thePromptAndTheErrorTellThem(
    field: String, typed: String, prompt: String, error: String
  ) throws {
    let talk = try talk(#"{"key": "k", "label": "Label", \#(field)}"#, today: "2027-01-01")
    talk.type(typed)
    #expect(talk.news.contains("\nLabel, optional, \(prompt): > \(typed)\n"))
    #expect(talk.picture.contains("Error: Label: "))
    #expect(talk.picture.contains(error + "\nLabel, optional, \(prompt), now "))
  }

  @Test func aCommaInNumbersIsNotTakenForOneBetweenThem() throws {
    let talk = try talk(
      #"{"key": "k", "label": "Menge", "type": "scale", "min": 0, "max": 1, "step": 0.5}"#, locale: "de")
    #expect(talk.news.hasSuffix("Menge, optional, 0; 0,5 oder 1:"))
  }

  private nonisolated static let decimals = [
    ("de", "Dezimalzeichen ist das Komma, wie 1,5; ohne Tausenderpunkte."),
    ("de_CH", "Dezimalzeichen ist der Punkt, wie 1.5; Tausender gern getrennt, wie 12'345."),
    ("fr", "Le signe décimal est la virgule, comme 1,5 ; les milliers peuvent être séparés, comme 12 345."),
    ("es", "El signo decimal es la coma, como 1,5; sin puntos entre los millares."),
    ("ja", "小数点は 1.5 のようにピリオドです。桁区切りのコンマは使いません。"),
  ]

  @Test(arguments: decimals) func howNumbersAreWritten(locale: String, hint: String) throws {
    let talk = try talk(#"{"key": "k", "label": "X", "type": "number"}"#, locale: locale)
    talk.type("1.000,00")
    #expect(talk.news.contains(hint))
  }

  @Test func everydayShapesAreTaken() throws {
    let talk = try talk(
      """
      {"key": "t", "type": "time", "label": "Time"}, {"key": "d", "type": "date", "label": "Day"},
      {"key": "b", "type": "datetime", "label": "Both"}
      """)
    talk.type("0930", "2026/1/5", "2026-12-03 9:30", "1", "9:75", "24", "7:05")
    #expect(talk.news.contains("1. Time: 09:30\n2. Day: 2026-01-05\n3. Both: 2026-12-03 09:30\n"))
    #expect(talk.picture.contains("Time, optional, time like 14:30, now 9:75: > 24\n"))
    #expect(talk.picture.contains("\n1. Time: 07:05\n"))
  }

  @Test func thePathOfAFileMayBeginLikeACommand() throws {
    let talk = try talk(
      #"{"key": "f", "type": "file", "label": "Photo"}, {"key": "t", "type": "text", "label": "Text"}"#)
    talk.type("/home/maya/me.jpg", "/back")
    #expect(
      talk.news.hasSuffix("Text, optional: > /back\nPhoto, optional, path of a file, now /home/maya/me.jpg:"))
  }

  @Test func helpTellsAboutTheField() throws {
    let talk = try talk(
      """
      {"key": "n", "type": "text", "label": "Nickname", "helperText": "Others see it",
       "validation": {"required": true, "minLength": 2, "maxLength": 20}}
      """)
    talk.type("?")
    #expect(
      talk.news.contains(
        """
        Nickname, required: > ?
        Nickname, required, text, at least 2 characters, at most 20 characters.
        Others see it.
        /back goes
        """))
  }

  @Test(arguments: [
    ("Num", "number", "Num, optional, number:"), ("Number", "number", "Number, optional:"),
    ("Number of guests", "number", "Number of guests, optional:"),
    ("Numbers", "number", "Numbers, optional, number:"), ("Work email", "email", "Work email, optional:"),
    ("Phone", "phone", "Phone, optional:"), ("Address", "url", "Address, optional, web address:"),
  ])
  func theKindIsLeftOutWhereTheLabelSaysIt(label: String, type: String, prompt: String) throws {
    let talk = try talk(#"{"key": "k", "label": "\#(label)", "type": "\#(type)"}"#)
    #expect(talk.news.hasSuffix("\n" + prompt))
  }
}
