import FormhausCore
import FormhausTesting
import FormhausText
import FormhausViews
import Testing

@testable import FormhausPlain

@MainActor
@Suite("Steps that may be left out")
struct SkipTests {
  private let sent = Sent()

  private func talk(
    _ steps: String = SkipTests.steps, review: Bool = true, _ change: (FormhausForm) -> FormhausForm = { $0 }
  ) throws -> Talk {
    let json = #"{"id": "trip", "title": "Trip", "submit": {"label": "Book"}, "steps": [\#(steps)]}"#
    return Talk(
      change(
        try form(json) { [sent] values, context in
          sent.values = values
          sent.skipped = context.skippedSteps
          return .ok
        }), review: review)
  }

  private static let steps = """
    {"id": "pay", "title": "Payment", "skip": {"label": "I pay there"}, "fields": [
      {"key": "card", "type": "text", "label": "Card", "validation": {"required": true}},
      {"key": "code", "type": "text", "label": "Code"}]},
    {"id": "note", "title": "Note", "fields": [{"key": "note", "type": "text", "label": "Note"}]}
    """

  @Test func itIsOfferedAtTheStartAndTaken() async throws {
    let talk = try talk()
    talk.type("?", "1234", "/skip", "/skip")
    #expect(
      talk.news == """
        3 steps. Type ? for help at any time, /back to go back, /quit to leave.

        Step 1 of 3: Payment.
        I pay there: type /skip to leave this step out.
        Card, required: > ?
        Card, required, text.
        /back goes to the question before.
        /clear empties the answer. Enter alone keeps it.
        /review says your answers so far.
        /help or ? says this.
        /quit leaves without sending.
        An answer that begins with / is typed with //.
        /skip leaves this step out.
        Card, required: > 1234
        Code, optional: > /skip

        Step 2 of 3: Note.
        Note, optional: > /skip
        Error: /skip does nothing here.
        Note, optional:
        """)
    talk.type("/review", "x")
    #expect(talk.news.contains("> /review\nPayment.\nSkipped.\nNote.\nNote: Not given\n"))
    #expect(talk.picture.contains("Step 3 of 3: Review.\nPayment.\n1. Skipped.\nNote.\n2. Note: x\n"))
    await talk.waitForChange { talk.type("send") }
    #expect(sent.values == ["note": "x"])
    #expect(sent.skipped == ["pay"])
  }

  @Test func aStepThatWasLeftOutIsAskedAgainOnTheWayBack() throws {
    let talk = try talk()
    talk.type("/skip", "/back")
    #expect(
      talk.news.hasSuffix(
        """
        Note, optional: > /back

        Step 1 of 3: Payment.
        I pay there: type /skip to leave this step out.
        Code, optional:
        """))
    talk.type("99")
    #expect(talk.news.hasSuffix("Error: Card: This field is required.\nCard, required:"))
  }

  @Test func theLastStepIsLeftOutOnTheWayToReview() throws {
    let talk = try talk(
      SkipTests.steps.replacing(#""title": "Note","#, with: #""title": "Note", "skip": {"label": "Skip"},"#))
    talk.type("1", "", "/skip")
    #expect(talk.news.contains("> /skip\n\nStep 3 of 3: Review.\nPayment.\n1. Card: 1\n"))
  }

  @Test func theLastStepOfAFormWithoutReviewIsLeftOutAndTheRestSent() async throws {
    let talk = try talk(
      SkipTests.steps.replacing(#""title": "Note","#, with: #""title": "Note", "skip": {"label": "Skip"},"#),
      review: false)
    talk.type("1", "")
    _ = talk.news
    await talk.waitForChange { talk.type("/skip") }
    #expect(talk.news == "> /skip\nSending. Please wait.\nSent.\n")
    #expect(sent.values == ["card": "1"])
    #expect(sent.skipped == ["note"])
  }

  @Test func whereTheScreenHasNoButtonsThereIsNoSkip() throws {
    let talk = try talk(
      SkipTests.steps.replacing(#""title": "Payment","#, with: #""title": "Payment", "next": false,"#))
    #expect(!talk.news.contains("/skip"))
    talk.type("/skip", "?")
    #expect(talk.news.contains("Error: /skip does nothing here."))
    #expect(!talk.news.contains("leaves this step out"))
  }

  @Test func whatTheHostForbidsIsSaid() async throws {
    let permission = HeldAnswer<Bool>()
    let talk = try talk { form in
      form.onBeforeStepChange { change in change.reason == .skip ? await permission.value() : true }
    }
    talk.type("1")
    _ = talk.news
    talk.type("/skip")
    await talk.waitForChange { permission.release(false) }
    #expect(
      talk.news == """
        > /skip
        Checking. Please wait.
        Error: Payment: This step cannot be left out now.
        Card, required, now 1:
        """)
  }

  @MainActor
  private final class Sent {
    var values: JSONObject?
    var skipped: [String]?
  }
}
