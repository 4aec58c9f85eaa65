import FormhausPlain
import FormhausStore
import FormhausTesting
import FormhausText
import FormhausViews
import Testing

/// Sending that takes its time.
@MainActor
struct SendingTests {
  @Test func longSendingSaysNowAndThenThatItGoesOn() async throws {
    let answer = HeldAnswer<SubmitResult>()
    let talk = try atReview(answer)
    talk.type("send")
    talk.wait(seconds: 9)
    #expect(
      talk.news == """
        > send
        Sending. Please wait.

        """)
    talk.wait(seconds: 1)
    talk.wait(seconds: 170)
    await talk.waitForChange { answer.release(.okWithMessage("Reference B-1042.")) }
    #expect(
      talk.news == """
        Still working, 10 seconds.
        Still working, 30 seconds.
        Still working, 1 minute.
        Still working, 2 minutes.
        Still working, 3 minutes.
        Sent. Reference B-1042.

        """)
    talk.wait(seconds: 600)
    #expect(talk.news == "")
    #expect(talk.ending == .sent)
  }

  @Test func quietWaitingSaysOnlyTheResult() async throws {
    let answer = HeldAnswer<SubmitResult>()
    let talk = try atReview(answer, options: PlainOptions(isQuietWhileWaiting: true))
    talk.type("send")
    talk.wait(seconds: 300)
    await talk.waitForChange { answer.release(.failure("The line is busy")) }
    #expect(
      talk.news == """
        > send
        Sending. Please wait.
        Error: The line is busy.
        Type "send" to try again, a number to change an answer, or /quit:
        """)
  }

  @Test func ctrlCWhileSendingStopsItAndKeepsTheAnswers() async throws {
    let answer = HeldAnswer<SubmitResult>()
    let talk = try atReview(answer)
    talk.type("send")
    talk.interrupt()
    await talk.waitForChange { answer.release(.failure(nil)) }
    talk.wait(seconds: 300)
    #expect(
      talk.news == """
        > send
        Sending. Please wait.
        Stopping. Please wait.
        Sending was stopped. Your answers are kept.
        Type "send" to submit, a number to change an answer, or /quit:
        """)
    #expect(talk.ending == nil)
  }

  @Test func aSecondCtrlCGivesUpWhatDoesNotStop() throws {
    let talk = try atReview(HeldAnswer<SubmitResult>())
    talk.type("send")
    talk.interrupt()
    talk.interrupt()
    talk.wait(seconds: 300)
    #expect(
      talk.news == """
        > send
        Sending. Please wait.
        Stopping. Please wait.
        Sending was stopped. Your answers are kept.
        Type "send" to submit, a number to change an answer, or /quit:
        """)
    #expect(talk.ending == nil)
  }

  @Test func whatIsTypedAheadWaitsForTheResult() async throws {
    let answer = HeldAnswer<SubmitResult>()
    let talk = try atReview(answer)
    talk.type("send", "1", "Jo")
    await talk.waitForChange { answer.release(.failure(nil)) }
    #expect(
      talk.news == """
        > send
        Sending. Please wait.
        > 1
        > Jo
        Error: Couldn't send this. Try again.
        Type "send" to try again, a number to change an answer, or /quit:
        Name, optional, now Maya:
        Changed. Back to review.
        1. Name: Jo
        Type "send" to submit, a number to change an answer, or /quit:
        """)
  }

  @Test func theEndOfInputWaitsForTheResult() async throws {
    let answer = HeldAnswer<SubmitResult>()
    let talk = try atReview(answer)
    talk.type("send")
    talk.endInput()
    #expect(talk.ending == nil)
    await talk.waitForChange { answer.release(.ok) }
    talk.wait(seconds: 1)
    #expect(talk.ending == .sent)
  }

  @Test func anAnswerRefusedLaterIsAskedForAgain() async throws {
    let answer = HeldAnswer<SubmitResult>()
    let talk = try atReview(answer)
    talk.type("send")
    await talk.waitForChange { answer.release(.errors(["name": "This name is taken"])) }
    #expect(
      talk.news == """
        > send
        Sending. Please wait.
        Error: Name: This name is taken.
        Name, optional, now Maya:
        """)
  }

  @Test func aHostThatGoesOnAfterSendingIsFollowed() {
    let talk = Talk(Survey())
    talk.type("send")
    talk.clock.advance(by: .milliseconds(1))
    talk.conversation.hostChanged()
    talk.wait(seconds: 10)
    #expect(
      talk.news == """
        1 step. Type ? for help at any time, /back to go back, /quit to leave.

        Step 1 of 1: Review.
        Type "send" to submit, a number to change an answer, or /quit: > send
        Sending. Please wait.
        Sent.
        Thank you.
        Anything else, optional:
        """)
    #expect(talk.ending == nil)
    talk.conversation.finish()
    #expect(talk.ending == .sent)
  }

  @Test func finishingSaysTheResultFirst() {
    let talk = Talk(Booking())
    talk.type("", "1", "1", "", "maya@example.com", ".", "", "send")
    talk.conversation.finish()
    #expect(talk.words.hasSuffix("Sent.\n\n"))
    #expect(talk.ending == .sent)
  }

  private func atReview(_ answer: HeldAnswer<SubmitResult>, options: PlainOptions = PlainOptions()) throws
    -> Talk
  {
    let talk = Talk(
      try form(
        """
        {"id": "f", "title": "F", "submit": {"label": "Send"}, "fields": [
          {"key": "name", "type": "text", "label": "Name"}]}
        """
      ) { _, _ in await answer.value() }, options: options)
    talk.type("Maya")
    _ = talk.news
    return talk
  }
}

/// A form without steps of its own that is followed by a question.
private struct Survey: View {
  @State private var isSent = false
  @State private var remark = ""

  var body: some View {
    if isSent {
      Text("Thank you.")
      TextField("Anything else", text: $remark)
    } else {
      StepForm(steps: [], onSubmit: {}, onSuccess: { isSent = true })
    }
  }
}
