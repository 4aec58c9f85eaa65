import FormhausPlain
import FormhausText
import Testing

/// Ends before the form was sent.
@MainActor
struct EndingTests {
  @Test func theEndOfInputListsWhatIsMissing() throws {
    let talk = Talk(try form(signup))
    talk.type("maya@")
    talk.endInput()
    #expect(
      talk.news == """
        3 steps. Type ? for help at any time, /back to go back, /quit to leave.

        Step 1 of 3: Account.
        It takes two minutes.
        Email, required: > maya@
        Error: Email: Enter a valid email. Type an address like maya@example.com.
        Email, required, now maya@:
        Error: The input ended before the form was sent.
        Missing: Email.
        Missing: Password.
        Missing: 2 more steps.

        """)
    #expect(talk.ending == .endOfInput(missing: ["Email", "Password", "2 more steps"]))
  }

  @Test func theEndOfInputBeforeAnythingWasTyped() throws {
    let talk = Talk(Picky())
    talk.endInput()
    #expect(talk.ending == .endOfInput(missing: ["Colour", "2 more steps"]))
  }

  @Test func theEndOfInputEndsALongText() throws {
    let talk = Talk(
      try form(
        """
        {"id": "f", "title": "F", "submit": {"label": "Send"}, "fields": [
          {"key": "a", "type": "textarea", "label": "Text", "validation": {"required": true}}]}
        """))
    talk.type("one", "two")
    talk.endInput()
    #expect(talk.words.contains("1. Text: one two"))
    #expect(talk.ending == .endOfInput(missing: ["the word \"send\""]))
  }

  @Test func theEndOfInputAtReviewMissesTheWord() throws {
    let talk = Talk(Booking())
    talk.type("", "1", "1", "", "maya@example.com", ".", "")
    talk.endInput()
    #expect(talk.ending == .endOfInput(missing: ["the word \"send\""]))
  }

  @Test func quitAsksFirst() {
    let talk = Talk(Booking())
    _ = talk.news
    talk.type("/quit", "no", "/quit", "yes", "never read")
    #expect(
      talk.news == """
        > /quit
        Cancel? Type "yes" to leave: > no
        Not cancelled. Your answers are kept.
        Service, required, number or name, now Website review: > /quit
        Cancel? Type "yes" to leave: > yes
        > never read

        """)
    #expect(talk.ending == .left)
  }

  @Test func ctrlCLeavesAtOnceWhileNothingWasAnswered() {
    let talk = Talk(Booking())
    talk.interrupt()
    #expect(talk.ending == .interrupted)
  }

  @Test func ctrlCAsksOnceSomethingWasAnswered() {
    let talk = Talk(Booking())
    talk.type("1")
    _ = talk.news
    talk.interrupt()
    talk.type("no")
    talk.interrupt()
    #expect(talk.ending == nil)
    talk.interrupt()
    #expect(
      talk.news == """

        Cancel? Type "yes" to leave: > no
        Not cancelled. Your answers are kept.
        Day, required, number or name:
        Cancel? Type "yes" to leave:

        """)
    #expect(talk.ending == .interrupted)
  }

  @Test func nothingIsSaidAfterTheEnd() {
    let talk = Talk(Booking())
    talk.interrupt()
    _ = talk.news
    talk.conversation.receive(line: "1")
    talk.conversation.hostChanged()
    talk.interrupt()
    talk.endInput()
    talk.conversation.finish()
    #expect(talk.news == "")
    #expect(talk.ending == .interrupted)
  }
}
