import FormhausCore
import FormhausPlain
import FormhausText
import FormhausViews
import Testing

/// What the conversation offers of a person's own details.
@MainActor
struct OfferTests {
  private let maya = AutofillProfile([
    "name": "Maya Chen", "email": "maya", "country": "DE", "bday": "1990-04-03",
    "street-address": "1 High Street\nFlat 2",
  ])

  private let delivery = """
    {
      "id": "delivery", "title": "Delivery", "submit": {"label": "Send"},
      "fields": [
        {"key": "name", "type": "text", "label": "Full name", "autocomplete": "name",
         "validation": {"required": true}},
        {"key": "email", "type": "email", "label": "Email", "autocomplete": "email"},
        {"key": "country", "type": "select", "label": "Country", "autocomplete": "country",
         "options": [{"value": "fr", "label": "France"}, {"value": "de", "label": "Germany"}]},
        {"key": "born", "type": "date", "label": "Born", "autocomplete": "bday"},
        {"key": "street", "type": "textarea", "label": "Street", "autocomplete": "street-address"},
        {"key": "password", "type": "password", "label": "Password", "autocomplete": "name"},
        {"key": "secret", "type": "text", "label": "Secret", "autocomplete": "name", "sensitive": true},
        {"key": "note", "type": "text", "label": "Note"}
      ]
    }
    """

  @Test func anOfferIsNamedOnceAndTakenByItsCommandAlone() throws {
    var sent: JSONObject?
    let talk = Talk(
      try form(delivery) { values, _ in
        sent = values
        return .ok
      }, title: "Delivery", review: false, autofill: maya)
    talk.type("", "/mine", "/MINE", "/clear", "", "/mine", "/mine", "/mine", "", "", "/mine", "", "send")
    #expect(
      talk.news == """
        Delivery. 8 questions. Type ? for help at any time, /back to go back, /quit to leave.
        Full name, required, type /mine for Maya Chen: >
        Error: Full name: This field is required.
        Full name, required: > /mine
        Full name is now Maya Chen.
        Email, optional, type /mine for maya: > /MINE
        Email is now maya.
        Error: Email: Enter a valid email. Type an address like maya@example.com.
        Email, optional, now maya: > /clear
        Email is now empty.
        1. France
        2. Germany
        Type a number, part of a name, or ? for help.
        Country, optional, number or name, type /mine for Germany: >
        Born, optional, date like 2026-12-03, type /mine for 1990-04-03: > /mine
        Born is now 1990-04-03.
        Street, optional, several lines, a line with only a full stop ends it, type /mine for 1 High Street Flat 2: > /mine
        Street is now 1 High Street Flat 2.
        Password, optional, not shown: > (not shown)
        Error: /mine does nothing here.
        Password, optional, not shown: > (not shown)
        Secret, optional: >
        Note, optional: > /mine
        Error: /mine does nothing here.
        Note, optional: >

        Review.
        1. Full name: Maya Chen
        2. Email: Not given
        3. Country: Not given
        4. Born: 1990-04-03
        5. Street: 1 High Street Flat 2
        6. Password: Not given
        7. Secret: Not given
        8. Note: Not given
        Type "send" to submit, a number to change an answer, or /quit: > send
        Sending. Please wait.
        Sent.

        """)
    #expect(
      sent == ["name": "Maya Chen", "email": "", "born": "1990-04-03", "street": "1 High Street\nFlat 2"])
  }

  @Test func nothingIsFilledUnasked() throws {
    var sent: JSONObject?
    let talk = Talk(
      try form(delivery.replacing(#""validation": {"required": true}"#, with: #""rows": 1"#)) { values, _ in
        sent = values
        return .ok
      }, review: false, autofill: maya)
    talk.type("", "", "", "", "", "", "", "", "send")
    #expect(sent == [:])
  }

  @Test func helpNamesTheOfferAgain() throws {
    let talk = Talk(try form(delivery), review: false, autofill: maya)
    talk.type("/back")
    #expect(talk.news.hasSuffix("This is the first question.\nFull name, required:"))
    talk.type("?")
    let lines = talk.news.split(separator: "\n")
    #expect(lines.contains("/mine answers with what your own details have."))
    #expect(lines.last == "Full name, required, type /mine for Maya Chen:")
    talk.type("/mine", "x", "")
    #expect(talk.news.contains("Full name is now Maya Chen."))
  }

  @Test func withoutDetailsThereIsNoWordOfThem() throws {
    let talk = Talk(try form(delivery), review: false)
    talk.type("?", "/mine")
    #expect(!talk.words.contains("type /mine"))
    #expect(!talk.words.contains("own details"))
    #expect(talk.words.contains("Error: /mine does nothing here."))
  }

  @Test func theLinesOfALongTextAreNotReplaced() throws {
    let talk = Talk(try form(delivery), review: false, autofill: maya)
    talk.type("Ada", "", "", "", "one", "/mine")
    #expect(
      talk.news.hasSuffix(
        "Street, optional, several lines, a line with only a full stop ends it, 1 line so far:"))
    #expect(talk.words.contains("Error: /mine does nothing here."))
  }
}
