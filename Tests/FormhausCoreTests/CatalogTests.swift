import FormhausCore
import Testing

@Suite("Texts")
struct CatalogTests {
  @Test("every bundled language is complete", arguments: BundledLocale.all.map(\.language))
  func complete(language: String) {
    let locale = BundledLocale.named(language)
    #expect(
      missingKeys(messages: locale.messages, labels: locale.labels) == MissingKeys(messages: [], labels: []))
    let known = Set(MessageKey.allCases.map(\.rawValue))
    #expect(Set(locale.messages.texts.keys) == known)
    #expect(Set(locale.labels.texts.keys) == Set(LabelKey.allCases.map(\.rawValue)))
  }

  @Test("missing keys are named")
  func missing() {
    let english = BundledLocale.named("en")
    var messages = english.messages
    messages["date"] = nil
    #expect(missingKeys(messages: messages, labels: english.labels).messages == [.date])
  }

  @Test("placeholders are filled once, unknown ones stay")
  func placeholders() {
    let labels = Labels()
    #expect(labels.stepHeading(number: 2, of: 4, title: "{n} days {x}") == "Step 2 of 4, {n} days {x}")
  }

  @Test("the definition's own texts count in its own language, the host's below them")
  func layers() {
    var definition = FormDefinition(id: "f", title: "F", submit: ActionDefinition(label: "Send"))
    definition.lang = "en"
    definition.labels = ["back": "Previous"]
    let host: Catalog = ["back": "Return", "edit": "Change"]
    let english = Labels(locale: "en_GB.UTF-8", host: host, definition: definition)
    #expect([english[.back], english[.edit], english[.review]] == ["Previous", "Change", "Review"])
    let swedish = Labels(locale: "sv_SE", host: ["edit": "Ändra"], definition: definition)
    #expect([swedish[.back], swedish[.edit]] == ["Previous", "Ändra"])
    #expect(Labels(locale: "sv_SE", host: host, definition: definition)[.back] == "Return")
    for locale in ["C.UTF-8", "POSIX", ""] {
      #expect(Labels(locale: locale, host: host, definition: definition)[.back] == "Previous")
    }
  }

  @Test(
    "plural categories follow the language",
    arguments: [
      ("en", [0: "other", 1: "one", 2: "other"]), ("fr_CA", [0: "one", 1: "one", 2: "other"]),
      ("ja", [1: "other"]), ("pl", [1: "one", 2: "few", 5: "many", 12: "many", 22: "few"]),
      ("ru", [1: "one", 11: "many", 21: "one", 3: "few"]),
      ("ar", [0: "zero", 2: "two", 7: "few", 11: "many", 100: "other"]),
    ])
  func plurals(language: String, categories: [Int: String]) {
    for (n, category) in categories { #expect(PluralCategory.of(n, language: language).rawValue == category) }
  }

  @Test("a catalog may give plural forms of its own")
  func ownPlural() {
    let host: Catalog = ["minLength": .plural([.one: "one sign", .other: "{n} signs"])]
    let messages = Messages(host: host)
    #expect(messages.text(.minLength, count: 1) == "one sign")
    #expect(messages.text(.minLength, count: 3) == "3 signs")
    #expect(messages.text(.minItems, count: 1) == "Must be at least 1 item")
  }
}
