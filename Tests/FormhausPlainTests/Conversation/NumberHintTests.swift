import FormhausCore
import FormhausText
import FormhausViews
import Testing

@testable import FormhausPlain

/// What is said about how numbers are written allows what is read.
@MainActor
@Suite("How numbers are written, line by line")
struct NumberHintTests {
  private static let form = """
    {"id": "f", "title": "F", "submit": {"label": "Send"}, "fields": [
      {"key": "price", "type": "number", "label": "Price", "validation": {"min": 1}}]}
    """

  /// A locale, the end of the hint, and a number in groups that is taken there; nil where none is.
  nonisolated static let locales = [
    ("en", "like 1.5; no commas between thousands.", nil), ("de_DE", "wie 1,5; ohne Tausenderpunkte.", nil),
    (
      "fr_FR", "comme 1,5\u{A0}; les milliers peuvent être séparés, comme 12 345.",
      "12 345,5"
    ),
    ("de_CH", "wie 1.5; Tausender gern getrennt, wie 12'345.", "12'345.5"),
    ("fr_CH", "les milliers peuvent être séparés, comme 12 345.", "12 345,5"),
  ]

  @Test(arguments: locales)
  func theHintAllowsTheGroupsThatAreRead(_ locale: String, _ hint: String, _ grouped: String?) throws {
    let labels = Labels(locale: locale)
    let talk = Talk(
      FormhausForm(
        definition: try FormDefinition(json: JSONParser.parse(NumberHintTests.form)),
        options: FormEngineOptions(
          typeChecks: true, locale: locale)
      ) { _, _ in .ok }, options: PlainOptions(labels: labels, messages: Messages(locale: locale)))
    talk.type("x")
    #expect(
      talk.news.replacing("\u{A0}", with: " ").contains(hint.replacing("\u{A0}", with: " ")),
      "\(talk.picture)")
    guard let grouped else { return }
    talk.type(grouped)
    #expect(!talk.news.contains(labels[.plainError]), "\(talk.picture)")
  }
}
