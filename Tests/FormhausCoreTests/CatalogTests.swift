import Testing

@testable import FormhausCore

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

  @Test("every text has the placeholders of the English one", arguments: BundledLocale.all.map(\.language))
  func placeholders(language: String) {
    let (locale, english) = (BundledLocale.named(language), BundledLocale.named("en"))
    for (texts, originals) in [(locale.messages, english.messages), (locale.labels, english.labels)] {
      for (key, original) in originals.texts {
        let wanted = Set(original.forms.flatMap(placeholders(of:)))
        for form in texts[key]?.forms ?? [] {
          #expect(Set(placeholders(of: form)) == wanted, "\(key): \(form)")
        }
      }
    }
  }

  @Test(
    "a text has the plural forms that its language tells apart", arguments: BundledLocale.all.map(\.language))
  func pluralForms(language: String) {
    let locale = BundledLocale.named(language)
    let wanted = Set((0...200).map { PluralCategory.of($0, language: language) })
    for text in Array(locale.messages.texts.values) + Array(locale.labels.texts.values) {
      guard case .plural(let forms) = text else { continue }
      #expect(Set(forms.keys) == wanted)
    }
  }

  @Test(
    "what stands on one line of a narrow screen does so in every language",
    arguments: BundledLocale.all.map(\.language))
  func widths(language: String) {
    let long = LanguageCatalog(locale: language, labels: BundledLocale.named(language).labels).longTexts
    #expect(long == [])
  }

  @Test("a text that is too long for a narrow screen is found, in any of its forms")
  func longTexts() throws {
    let catalog = try LanguageCatalog(
      json: #"""
        {"locale": "nl", "labels": {
          "hintNext": "vijftien cellen", "hintBack": "veertien cell.", "back": "\#(String(repeating: "日", count: 21))",
          "editStep": "\#(String(repeating: "a", count: 40)){title}",
          "summaryHeading": {"one": "{n}", "other": "{n} \#(String(repeating: "b", count: 40))"},
          "plainHintLookUp": "\#(String(repeating: "c", count: 200))"}}
        """#)
    #expect(catalog.longTexts.map(\.key) == ["hintNext", "back", "summaryHeading"])
    #expect(catalog.longTexts.map(\.cells) == [15, 42, 41])
    #expect(catalog.longTexts.map(\.limit) == [14, 40, 40])
  }

  @Test("the word to be typed is the one that sentences name", arguments: BundledLocale.all.map(\.language))
  func words(language: String) {
    let labels = Labels(locale: language)
    for key in [LabelKey.plainHelpReviewing, .plainSendPrompt, .plainRetryPrompt, .plainMissingSend] {
      #expect(labels[key].contains(labels[.plainSendWord]))
    }
    #expect(labels[.plainKindYesNo].lowercased().contains(labels[.yes].lowercased()))
    #expect(labels[.plainLeavePrompt].lowercased().contains(labels[.yes].lowercased()))
  }

  private func placeholders(of text: String) -> [String] {
    text.split(separator: "{").dropFirst(text.hasPrefix("{") ? 0 : 1).compactMap { part in
      part.firstIndex(of: "}").map { String(part[..<$0]) }
    }
  }

  @Test("missing keys are named")
  func missing() {
    let english = BundledLocale.named("en")
    var messages = english.messages
    messages["date"] = nil
    #expect(missingKeys(messages: messages, labels: english.labels).messages == [.date])
    let texts = ["required": "Bitte ausfüllen"]
    let missing = missingKeys(messages: .catalog(texts), labels: .catalog(english.labels.texts))
    #expect(missing.messages.count == MessageKey.allCases.count - 1)
    #expect(missing.labels.isEmpty)
  }

  @Test("a text that the host's own catalog lacks is told too, in debug builds")
  func reportingToHost() {
    let heard = Heard()
    let options = FormEngineOptions(
      onWarning: { heard.add("\($0.code): \($0.message)") },
      messages: .catalog(["number": "Zahl eingeben"]), locale: "de")
    let messages = Messages(locale: "de", host: options.messages, onWarning: options.onWarning)
    #expect(messages[.number] == "Zahl eingeben")
    #expect(messages[.realDate] == Messages(locale: "de")[.realDate])
    #if DEBUG
      #expect(
        heard.messages == [
          "missing-message-key: No message \"realDate\" in the catalogs of language \"de\"."
        ])
    #else
      #expect(heard.messages.isEmpty)
    #endif
  }

  @Test("a text that the language lacks is shown in English and told once, in debug builds")
  func reporting() {
    let heard = Heard()
    let onWarning: @Sendable (FormWarning) -> Void = { heard.add("\($0.code): \($0.message)") }
    for _ in 0..<2 {
      let labels = Labels(locale: "sv_SE", host: ["back": "Tillbaka"], onWarning: onWarning)
      #expect([labels[.back], labels[.anyLetter], labels[.anyLetter]] == ["Tillbaka", "letters", "letters"])
      let messages = Messages(locale: "sv_SE", onWarning: onWarning)
      #expect(messages.text(.atMost, count: 1) == "At most 1")
      #expect(Labels(locale: "de", onWarning: onWarning)[.choose] == "Auswählen")
      #expect(Labels(locale: "C.UTF-8", onWarning: onWarning)[.choose] == "Choose")
    }
    #if DEBUG
      #expect(
        heard.messages == [
          "missing-label-key: No label \"anyLetter\" in the catalogs of language \"sv\".",
          "missing-message-key: No message \"atMost\" in the catalogs of language \"sv\".",
        ])
    #else
      #expect(heard.messages.isEmpty)
    #endif
  }

  @Test("the locale is the option's, else that of the first variable that says one")
  func chosenLocale() {
    #expect(LocaleName.chosen() == "en")
    #expect(LocaleName.chosen(option: "ja", lcAll: "de_DE", lang: "fr_FR") == "ja")
    #expect(LocaleName.chosen(lcAll: "", lcMessages: "de_DE.UTF-8", lang: "fr_FR") == "de_DE.UTF-8")
    #expect(LocaleName.chosen(lcAll: "C.UTF-8", lang: "fr_FR") == "en")
    #expect(LocaleName.chosen(lang: "POSIX") == "en")
    #expect(LocaleName.chosen(lcAll: "C.UTF-8", otherwise: "de") == "de")
    #expect(LocaleName.chosen(otherwise: "de") == "de")
  }

  @Test("placeholders are filled once, unknown ones stay")
  func placeholders() {
    let labels = Labels()
    #expect(labels.stepHeading(number: 2, of: 4, title: "{n} days {x}") == "Step 2 of 4, {n} days {x}")
  }

  @Test("an empty text is none")
  func emptyTexts() {
    #expect(Messages(host: ["required": ""])[.required] == "This field is required")
    #expect(Labels(host: ["back": .plural([.other: ""])])[.back] == "Back")
  }

  @Test("an empty plural form is none: another form, or else English, stands in")
  func emptyPluralForms() {
    let partly = Labels(host: ["plainSteps": .plural([.one: "", .other: "{n} stappen"])])
    #expect(partly.text(.plainSteps, count: 1) == "1 stappen")
    let without = Labels(locale: "nl", host: ["plainSteps": .plural([.one: "{n} stap", .other: ""])])
    #expect(without.text(.plainSteps, count: 1) == "1 stap")
    #expect(without.text(.plainSteps, count: 3) == "3 steps.")
    let catalog = LanguageCatalog(
      locale: "nl", labels: ["plainSteps": .plural([.one: "{n} stap", .other: ""]), "back": "Terug"])
    #expect(catalog.missing.labels.contains(.plainSteps) && !catalog.missing.labels.contains(.back))
  }

  @Test("of LANGUAGE the first language counts that has texts, as in gettext")
  func languageList() {
    func chosen(_ list: String?, _ locale: String) -> String? {
      LocaleName.chosen(among: list, for: locale) { LocaleName.isKnown($0) }
    }
    #expect(chosen("nl:de:fr", "en_US.UTF-8") == "de")
    #expect(chosen("nl", "en_US.UTF-8") == nil && chosen("", "en_US") == nil && chosen(nil, "en_US") == nil)
    #expect(chosen("de", "C") == nil && chosen("de", "C.UTF-8") == nil && chosen("de", "POSIX") == nil)
    #expect(chosen("de", "de_AT.UTF-8") == "de_AT.UTF-8" && chosen("de_CH", "de_AT.UTF-8") == "de_CH")
    #expect(chosen("C:de", "fr_FR") == "en")
  }

  @Test("names of locales are told from other words")
  func names() {
    for name in ["nl", "pt_BR", "de_AT.UTF-8", "zh-Hant-TW", "sr_RS@latin", "C", "POSIX", "C.UTF-8"] {
      #expect(LocaleName.isName(name), "\(name)")
    }
    for name in ["", "n", "german", "../nl", "n l", "7", "de/"] {
      #expect(!LocaleName.isName(name), "\(name)")
    }
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
      ("fr", [999_999: "other", 1_000_000: "many"]), ("es", [0: "other", 1: "one", 2_000_000: "many"]),
      ("sl", [1: "one", 102: "two", 3: "few", 5: "other"]), ("ja", [1: "other"]),
      ("pl", [1: "one", 2: "few", 5: "many", 12: "many", 22: "few"]),
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
