import FormhausCore
import FormhausText
import Testing

@Suite("Catalogs of further languages")
struct LanguageCatalogTests {
  private func problems(_ json: String) -> [String] {
    do throws(SourceError) {
      _ = try LanguageCatalog(json: json, file: "nl.json")
      return []
    } catch {
      return error.lines
    }
  }

  @Test("texts of a language stand over the English ones, key by key")
  func texts() throws {
    let catalog = try LanguageCatalog(
      json: #"""
        {"locale": "nl", "labels": {"back": "Terug", "edit": ""},
         "messages": {"minItems": {"one": "Minstens één keuze", "other": "Minstens {n} keuzes"}}}
        """#)
    let texts = LanguageCatalog.texts(of: [catalog], for: "nl_BE.UTF-8")
    let labels = Labels(locale: "nl_BE.UTF-8", host: texts.labels)
    #expect([labels[.back], labels[.edit], labels[.december]] == ["Terug", "Edit", "december"])
    let messages = Messages(locale: "nl_BE.UTF-8", host: texts.messages)
    #expect(messages.text(.minItems, count: 1) == "Minstens één keuze")
    #expect(messages.text(.minItems, count: 3) == "Minstens 3 keuzes")
    #expect(messages.text(.maxItems, count: 1) == "Must be at most 1 item")
    #expect(!catalog.isFor("de") && !catalog.isFor("n") && catalog.isFor("nl"))
    #expect(LanguageCatalog.texts(of: [catalog], for: "de_DE").labels == [:])
  }

  @Test("the region goes before the language, and a later file before an earlier one")
  func order() throws {
    func catalog(_ locale: String, _ text: String) -> LanguageCatalog {
      LanguageCatalog(locale: locale, labels: ["back": .text(text), "edit": .text(text)])
    }
    let brazil = LanguageCatalog(locale: "pt-BR", labels: ["back": "Voltar"])
    let catalogs = [brazil, catalog("pt", "A"), catalog("pt", "B"), catalog("en", "C")]
    let texts = LanguageCatalog.texts(of: catalogs, for: "pt_BR.UTF-8").labels
    #expect(texts["back"] == "Voltar" && texts["edit"] == "B")
    #expect(LanguageCatalog.texts(of: catalogs, for: "pt_PT").labels["back"] == "B")
  }

  @Test(
    "whatever is wrong is told with its place and its mend",
    arguments: [
      ("[]", #"1:1: a catalog is an object: {"locale": "nl", "labels": {...}, "messages": {...}}"#),
      ("{", "1:2: "),
      ("{}", #"1:1: the catalog does not say its language; add "locale": "nl""#),
      (
        #"{"locale": "Dutch language"}"#,
        #"1:12: "locale" is the tag of a language in quotes, such as "nl" or "pt-BR""#
      ),
      (
        #"{"locale": 7}"#, #"1:12: "locale" is the tag of a language in quotes, such as "nl" or "pt-BR""#
      ),
      (#"{"locale": "nl", "lables": {}}"#, #"1:18: a catalog has no "lables"; did you mean "labels"?"#),
      (#"{"locale": "nl", "xyz": 1}"#, #"1:18: a catalog has no "xyz"; it has locale, labels and messages"#),
      (
        #"{"locale": "nl", "labels": []}"#,
        #"1:28: "labels" is an object of texts by their keys: {"KEY": "text"}"#
      ),
      (
        #"{"locale": "nl", "labels": {"bakc": "x"}}"#,
        #"1:29: no label has the key "bakc"; did you mean "back"?"#
      ),
      (
        #"{"locale": "nl", "labels": {"qqqqqq": "x"}}"#, #"1:29: no label has the key "qqqqqq"; take it away"#
      ),
      (#"{"locale": "nl", "labels": {"email": "x"}}"#, #"1:29: "email" is a message; move it to "messages""#),
      (
        #"{"locale": "nl", "labels": {"editStep": "Wijzig {titel} {title}"}}"#,
        #"1:41: "editStep" has no placeholder {titel}; it has {title}"#
      ),
      (
        #"{"locale": "nl", "labels": {"back": "{n}"}}"#, #"1:37: "back" has no placeholder {n}; it has none"#
      ),
      (
        #"{"locale": "nl", "labels": {"editStep": "Wijzig"}}"#,
        #"1:41: "editStep" lacks {title}; put it where it belongs"#
      ),
      (
        #"{"locale": "nl", "labels": {"back": {"other": "x"}}}"#,
        #"1:37: "back" does not depend on a number; write one text in quotes"#
      ),
      (
        #"{"locale": "pl", "messages": {"minItems": {"one": "{n} a", "other": "{n} b"}}}"#,
        #"1:43: "minItems" lacks the plural form few, many; numbers in "pl" have one, few, many"#
      ),
      (
        #"{"locale": "nl", "messages": {"minItems": {"one": "{n} a", "few": "{n} c", "other": "{n} b"}}}"#,
        #"1:60: "minItems" has the plural form "few", which numbers in "nl" do not have; they have one, other"#
      ),
      (
        #"{"locale": "nl", "messages": {"minItems": {"one": "a", "other": "b"}}}"#,
        #"1:65: "minItems" lacks {n}; put it where it belongs"#
      ),
      (
        #"{"locale": "nl", "messages": {"minItems": {"one": 1, "other": "{n} b"}}}"#,
        #"1:51: "minItems", "one" is a text in quotes"#
      ),
      (
        #"{"locale": "nl", "messages": {"minItems": {"one": "", "other": "{n} b"}}}"#,
        #"1:43: "minItems" lacks the plural form one; numbers in "nl" have one, other"#
      ),
      (
        #"{"locale": "nl", "labels": {"back": "  "}}"#,
        #"1:37: "back" is blank; write a text, or take it away"#
      ),
      (
        #"{"locale": "nl", "labels": {"back": "a\u001b[2Jb"}}"#,
        #"1:37: "back" holds the control character U+001B; take it away"#
      ),
      (
        #"{"locale": "nl", "labels": {"back": "a\u202eb"}}"#,
        #"1:37: "back" holds the control character U+202E; take it away"#
      ),
      (
        #"{"locale": "nl", "messages": {"minItems": {"one": "{n}\u0085", "other": "{n} b"}}}"#,
        #"1:51: "minItems" holds the control character U+0085; take it away"#
      ),
      (
        #"{"locale": "ru", "messages": {"minItems": 3}}"#,
        #"1:43: "minItems" is a text in quotes, or {"one": "...", "few": "...", "many": "..."}"#
      ),
    ])
  func wrong(json: String, line: String) {
    let problems = problems(json)
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("nl.json:\(line)") == true, "\(problems)")
  }

  @Test("forms that are all empty are yet to be written, as an empty text is")
  func yetToBeWritten() throws {
    let catalog = try LanguageCatalog(
      json: #"{"locale": "nl", "messages": {"minItems": {"one": "", "other": ""}}}"#)
    #expect(catalog.messages["minItems"] == nil)
    #expect(catalog.missing.messages.contains(.minItems))
  }

  @Test("marks of direction, joiners and other scripts are no mistakes")
  func fitting() {
    #expect(problems(#"{"locale": "fa", "labels": {"back": "می\u200cخواهم\u200f", "edit": "編集"}}"#) == [])
  }

  @Test("all that is wrong is told at once, in the order of the file")
  func several() {
    let lines = problems(
      #"""
      {"labels": {"bakc": "Terug"},
       "messages": {"required": 1}}
      """#)
    #expect(lines.map { String($0.prefix(11)) } == ["nl.json:1:1", "nl.json:1:1", "nl.json:2:2"])
  }

  @Test(
    "a text may do without its number where the form says it, and need no form for millions",
    arguments: [
      #"{"locale": "es", "messages": {"minItems": {"one": "uno", "other": "{n} cosas"}}}"#,
      #"{"locale": "fr", "messages": {"minItems": {"one": "un", "many": "{n} de choses", "other": "{n} choses"}}}"#,
      #"{"locale": "pl", "messages": {"minItems": {"one": "{n}", "few": "{n}", "many": "{n}", "other": "{n}"}}}"#,
      #"{"locale": "ja", "messages": {"minItems": {"other": "{n} 個"}}}"#,
      #"{"locale": "hr", "labels": {"pickedCount": {"one": "{n} a", "few": "{n} b", "other": "{n} c"}}}"#,
      #"{"$schema": "x", "locale": "zh-Hant", "messages": {"minItems": "{n}"}}"#,
    ])
  func right(json: String) {
    #expect(problems(json) == [])
  }

  @Test("what a catalog lacks is what neither it nor the program has")
  func missing() {
    let none = LanguageCatalog(locale: "nl").missing
    #expect(none.messages == MessageKey.allCases)
    #expect(!none.labels.contains(.december) && none.labels.contains(.calendarDay))
    #expect(none.labels.count == LabelKey.allCases.count - 27)
    #expect(LanguageCatalog(locale: "sl").missing.labels == LabelKey.allCases)
    #expect(LanguageCatalog(locale: "de-AT").missing == MissingKeys())
    let some = LanguageCatalog(locale: "nl", messages: ["required": "x"], labels: ["back": "y", "edit": ""])
    #expect(some.missing.messages.count == MessageKey.allCases.count - 1)
    #expect(!some.missing.labels.contains(.back) && some.missing.labels.contains(.edit))
  }
}
