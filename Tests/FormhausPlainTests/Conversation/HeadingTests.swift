import FormhausCore
import FormhausPlain
import FormhausText
import FormhausViews
import Testing

/// Headings of sections, groups and addresses, and the signs at the ends of sentences.
@MainActor
struct HeadingTests {
  private func talk(_ fields: String, locale: String = "en") throws -> Talk {
    let json = #"{"id": "f", "title": "Form", "submit": {"label": "Send"}, "fields": [\#(fields)]}"#
    return Talk(
      FormhausForm(
        definition: try FormDefinition(json: JSONParser.parse(json)),
        options: FormEngineOptions(locale: locale)
      ) { _, _ in .ok }, title: "Form",
      options: PlainOptions(labels: Labels(locale: locale), messages: Messages(locale: locale)))
  }

  @Test func theEndOfASectionIsSaidWhereFieldsFollow() throws {
    let talk = try talk(
      """
      {"type": "section", "label": "Arrival", "fields": [
        {"key": "a", "type": "text", "label": "A"},
        {"type": "section", "label": "By car", "fields": [{"key": "b", "type": "text", "label": "B"}]}]},
      {"key": "c", "type": "text", "label": "C"},
      {"type": "section", "label": "Ready?", "fields": [{"key": "d", "type": "text", "label": "D"}]}
      """)
    talk.type("", "", "")
    #expect(
      talk.news == """
        Form. 4 questions. Type ? for help at any time, /back to go back, /quit to leave.
        Arrival.
        A, optional: >
        By car.
        B, optional: >
        End of Arrival.
        C, optional: >
        Ready?
        D, optional:
        """)
  }

  @Test func theHeadingOfAGroupTellsThatItemsFollow() throws {
    let talk = try talk(
      """
      {"type": "group", "key": "g", "label": "Guests", "minItems": 1, "maxItems": 4, "validation": {"required": true},
       "defaultValue": [{"n": "a"}, {"n": "b"}], "fields": [{"key": "n", "type": "text", "label": "Name"}]},
      {"type": "group", "key": "h", "label": "Dogs", "fields": [{"key": "n", "type": "text", "label": "Name"}]}
      """)
    talk.type("", "", "")
    #expect(talk.picture.contains("\nGuests. 2 items, at least 1, at most 4.\nGuests 1 of 2.\n"))
    #expect(talk.picture.contains("\nDogs. 0 items.\nDogs: 0.\n"))
  }

  @Test func aRequiredAddressSaysSoAndIsAskedForAgain() throws {
    let talk = try talk(
      #"{"key": "a", "type": "address", "label": "Deliver to", "validation": {"required": true}}"#)
    talk.type("", "Jo")
    #expect(
      talk.news.hasPrefix(
        """
        Form. 9 questions. Type ? for help at any time, /back to go back, /quit to leave.
        Deliver to, required.
        Full name, required: >
        Error: Full name: This field is required.
        Full name, required: > Jo

        """))
    #expect(!talk.picture.contains("*"))
  }

  @Test func japaneseSentencesEndWithOneKindOfStop() throws {
    let talk = try talk(
      #"{"type": "section", "label": "Arrival", "fields": [{"key": "a", "type": "email", "label": "A", "helperText": "x"}]}"#,
      locale: "ja")
    talk.type("x", "?")
    #expect(talk.words.contains("\nArrival。\nx。\n"))
    #expect(talk.words.contains("エラー: A: 正しいメールアドレスを入力してください。maya@example.com のように入力します。\n"))
    #expect(!talk.words.split(separator: "\n").contains { $0.hasSuffix(".") })
  }

  @Test func frenchColonsHaveASpaceBeforeThem() throws {
    let talk = try talk(#"{"key": "a", "type": "email", "label": "Adresse"}"#, locale: "fr")
    talk.type("x", "?", "a@b.fr")
    #expect(talk.words.contains("Erreur\u{A0}: Adresse\u{A0}: Saisissez une adresse e-mail valide."))
    #expect(talk.words.contains("Adresse, facultatif, e-mail\u{A0}:"))
    let colons = talk.words.indices.filter { talk.words[$0] == ":" && $0 > talk.words.startIndex }
    #expect(colons.filter { talk.words[talk.words.index(before: $0)] != "\u{A0}" }.count == 0)
  }
}
