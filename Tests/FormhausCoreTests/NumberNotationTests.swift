import FormhausCore
import FormhausText
import Testing

@Suite("Numbers as people write them")
struct NumberNotationTests {
  @Test(
    "a text is read in the notation of the locale, and comes out as JSON, digit for digit",
    arguments: [
      ("en", "12", "12"), ("en", "1.10", "1.10"), ("en", "+5", "5"), ("en", "-.5", "-0.5"),
      ("en", "1e3", "1e3"), ("en", "007", "7"), ("en", " 12 ", "12"), ("en", "5.", "5"),
      ("en", "12345678901234567890", "12345678901234567890"),
      ("de", "1,5", "1.5"), ("de_AT.UTF-8", "1,10", "1.10"), ("fr", "-0,25", "-0.25"),
      ("es", "1,5e2", "1.5e2"),
      ("ja", "1.5", "1.5"), ("es_MX", "1.5", "1.5"), ("de-CH", "1.5", "1.5"), ("C", "1.5", "1.5"),
      ("en", "١٢٣", "123"), ("ar", "١٢٫٥", "12.5"), ("ja", "１２．５", "12.5"), ("hi", "-४२", "-42"),
      ("de", "－１，５", "-1.5"), ("en", "\u{2212}3", "-3"),
    ])
  func read(locale: String, text: String, json: String) {
    #expect(NumberNotation(locale: locale).number(text)?.text == json)
  }

  @Test(
    "anything else is no number",
    arguments: [
      ("en", ""), ("en", "12a"), ("en", "1,5"), ("en", "1 000"), ("en", "0x10"), ("en", "NaN"),
      ("en", "Infinity"),
      ("en", "1e999999999"), ("en", "--1"), ("en", "1.2.3"), ("en", "."), ("en", "三"), ("en", "Ⅳ"),
      ("en", "½"),
      ("de", "1.5"), ("de", "1.500,00"), ("fr", "1.5"), ("es", "1.000"),
    ])
  func refused(locale: String, text: String) {
    #expect(NumberNotation(locale: locale).number(text) == nil)
  }

  @Test(
    "a number is shown with the person's mark", arguments: [("en", "1.10"), ("de", "1,10"), ("fr", "1,10")])
  func written(locale: String, text: String) throws {
    let number = try #require(JSONNumber("1.10"))
    #expect(NumberNotation(locale: locale).text(number) == text)
  }

  private func engine(locale: String) throws -> FormEngine {
    try FormEngine(
      FormDefinition(json: [
        "id": "f", "title": "F", "submit": ["label": "Send"],
        "fields": [
          ["key": "price", "type": "number", "label": "Price", "validation": ["min": 0.5]],
          ["key": "name", "type": "text", "label": "Name"],
          [
            "type": "group", "key": "rows", "label": "Rows", "minItems": 1,
            "fields": [["key": "n", "type": "number", "label": "N"]],
          ],
        ],
      ]), options: FormEngineOptions(typeChecks: true, trimsText: true, locale: locale))
  }

  @Test("what a person types into a number field is read in their notation, in items too")
  func typed() throws {
    var engine = try engine(locale: "de")
    engine.setText("price", "1,50")
    engine.setText("rows.0.n", "2,5")
    engine.setText("name", "1,5")
    #expect(
      JSONWriter.string(.object(engine.submitValues)) == #"{"price":1.50,"name":"1,5","rows":[{"n":2.5}]}"#)
  }

  @Test("a text that is no number there is kept and refused, whatever it would be elsewhere")
  func notANumber() throws {
    var engine = try engine(locale: "de")
    engine.setText("price", "1.5")
    #expect(engine.value("price") == "1.5")
    #expect(engine.validateField("price") == "Eine Zahl eingeben")
    engine.setText("price", "")
    #expect(engine.validateField("price") == nil)
  }

  @Test("the same number written otherwise comes out as it was written last")
  func rewritten() throws {
    var engine = try engine(locale: "en")
    for key in ["price", "rows.0.n"] {
      engine.setText(key, "1.1")
      engine.setText(key, "1.10")
    }
    #expect(JSONWriter.string(.object(engine.submitValues)) == #"{"price":1.10,"rows":[{"n":1.10}]}"#)
  }

  @Test("messages write numbers as the person does")
  func messages() throws {
    var engine = try engine(locale: "fr")
    engine.setText("price", "0,1")
    #expect(engine.validateField("price")?.contains("0,5") == true)
  }
}
