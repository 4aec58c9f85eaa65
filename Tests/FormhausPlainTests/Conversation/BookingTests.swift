import FormhausPlain
import FormhausStore
import FormhausText
import Testing

/// A form of steps made of Swift views.
@MainActor
struct BookingTests {
  private struct Refusal: LocalizedError {
    var errorDescription: String? { "The calendar service did not answer. Nothing was sent." }
  }

  @MainActor
  private final class Service {
    var isReachable = false
  }

  @Test func fromTheFirstQuestionToSent() {
    let talk = Talk(Booking(), title: "Book a consultation")
    talk.type(
      "", "wed", "2", "", "maya.example.com", "maya@example.com", "Ground floor", "Ring twice", ".", "y")
    talk.type("send")
    talk.wait(seconds: 1)
    #expect(talk.ending == .sent)
    #expect(
      talk.news == """
        Book a consultation. 4 steps. Type ? for help at any time, /back to go back, /quit to leave.

        Step 1 of 4: Service.
        What would you like to talk about?
        1. Strategy call, 30 minutes
        2. Website review, 60 minutes
        3. Ongoing support
        Type a number, part of a name, or ? for help.
        Service, required, number or name, now Website review: >
        Kept Website review.

        Step 2 of 4: Day and time.
        1. Tuesday
        2. Wednesday
        3. Thursday
        Day, required, number or name: > wed
        Day: Wednesday.
        1. 09:00
        2. 11:00
        3. 14:00
        Time, required, number or name: > 2
        Time: 11:00.

        Step 3 of 4: Your details.
        Full name, required, now Maya Chen: >
        Email, required: > maya.example.com
        Error: Email: Enter a valid email. Type an address like maya@example.com.
        Email, required, now maya.example.com: > maya@example.com
        Notes, optional, several lines, a line with only a full stop ends it: > Ground floor
        > Ring twice
        > .
        Remind me, yes or no, now No: > y

        Step 4 of 4: Review.
        Service.
        1. Service: Website review
        Day and time.
        2. Day: Wednesday
        3. Time: 11:00
        Your details.
        4. Full name: Maya Chen
        5. Email: maya@example.com
        6. Notes: Ground floor Ring twice
        Note: A calendar invite follows by email.
        Type "send" to submit, a number to change an answer, or /quit: > send
        Sending. Please wait.
        Sent.

        """)
  }

  @Test func anAnswerIsChangedFromReview() {
    let talk = atReview()
    talk.type("3", "14:00", "5", "/back", "4", "")
    #expect(
      talk.news == """
        > 3
        1. 09:00
        2. 11:00
        3. 14:00
        Time, required, number or name, now 11:00: > 14:00
        Changed. Back to review.
        Service.
        1. Service: Website review
        Day and time.
        2. Day: Tuesday
        3. Time: 14:00
        Your details.
        4. Full name: Maya Chen
        5. Email: maya@example.com
        6. Notes: Not given
        Note: A calendar invite follows by email.
        Type "send" to submit, a number to change an answer, or /quit: > 5
        Email, required, now maya@example.com: > /back
        Nothing changed. Back to review.
        Service.
        1. Service: Website review
        Day and time.
        2. Day: Tuesday
        3. Time: 14:00
        Your details.
        4. Full name: Maya Chen
        5. Email: maya@example.com
        6. Notes: Not given
        Note: A calendar invite follows by email.
        Type "send" to submit, a number to change an answer, or /quit: > 4
        Full name, required, now Maya Chen: >
        Nothing changed. Back to review.
        Service.
        1. Service: Website review
        Day and time.
        2. Day: Tuesday
        3. Time: 14:00
        Your details.
        4. Full name: Maya Chen
        5. Email: maya@example.com
        6. Notes: Not given
        Note: A calendar invite follows by email.
        Type "send" to submit, a number to change an answer, or /quit:
        """)
  }

  @Test func backGoesFromQuestionToQuestionWithAnswersKept() {
    let talk = Talk(Booking())
    talk.type("/back", "3", "/back", "", "2", "/back", "/back", "", "", "1", "/back")
    #expect(
      talk.news == """
        4 steps. Type ? for help at any time, /back to go back, /quit to leave.

        Step 1 of 4: Service.
        What would you like to talk about?
        1. Strategy call, 30 minutes
        2. Website review, 60 minutes
        3. Ongoing support
        Type a number, part of a name, or ? for help.
        Service, required, number or name, now Website review: > /back
        This is the first question.
        Service, required, number or name, now Website review: > 3
        Service: Ongoing support.

        Step 2 of 4: Day and time.
        1. Tuesday
        2. Wednesday
        3. Thursday
        Day, required, number or name: > /back

        Step 1 of 4: Service.
        1. Strategy call, 30 minutes
        2. Website review, 60 minutes
        3. Ongoing support
        Service, required, number or name, now Ongoing support: >
        Kept Ongoing support.

        Step 2 of 4: Day and time.
        1. Tuesday
        2. Wednesday
        3. Thursday
        Day, required, number or name: > 2
        Day: Wednesday.
        1. 09:00
        2. 11:00
        3. 14:00
        Time, required, number or name: > /back
        Day, required, number or name, now Wednesday: > /back

        Step 1 of 4: Service.
        1. Strategy call, 30 minutes
        2. Website review, 60 minutes
        3. Ongoing support
        Service, required, number or name, now Ongoing support: >
        Kept Ongoing support.

        Step 2 of 4: Day and time.
        1. Tuesday
        2. Wednesday
        3. Thursday
        Day, required, number or name, now Wednesday: >
        Kept Wednesday.
        1. 09:00
        2. 11:00
        3. 14:00
        Time, required, number or name: > 1
        Time: 09:00.

        Step 3 of 4: Your details.
        Full name, required, now Maya Chen: > /back

        Step 2 of 4: Day and time.
        1. 09:00
        2. 11:00
        3. 14:00
        Time, required, number or name, now 09:00:
        """)
  }

  @Test func backFromReviewAsksTheLastQuestion() {
    let talk = atReview()
    talk.type("/back", "yes")
    #expect(
      talk.news == """
        > /back

        Step 3 of 4: Your details.
        Remind me, yes or no, now No: > yes

        Step 4 of 4: Review.
        Service.
        1. Service: Website review
        Day and time.
        2. Day: Tuesday
        3. Time: 11:00
        Your details.
        4. Full name: Maya Chen
        5. Email: maya@example.com
        6. Notes: Not given
        Note: A calendar invite follows by email.
        Type "send" to submit, a number to change an answer, or /quit:
        """)
  }

  @Test func aFailureKeepsTheAnswersAndIsTriedAgain() {
    let service = Service()
    let talk = atReview { if !service.isReachable { throw Refusal() } }
    talk.type("send")
    service.isReachable = true
    talk.type("send")
    #expect(
      talk.news == """
        > send
        Sending. Please wait.
        Error: The calendar service did not answer. Nothing was sent.
        Type "send" to try again, a number to change an answer, or /quit: > send
        Sending. Please wait.
        Sent.

        """)
  }

  @Test func aStepThatIsNotValidLeadsBackWithTheReason() {
    let talk = Talk(Picky())
    talk.type("red", "blue", "sky")
    #expect(
      talk.news == """
        3 steps. Type ? for help at any time, /back to go back, /quit to leave.

        Step 1 of 3: Colour.
        Colour, required: > red
        Error: Colour: This step is not finished.
        Colour, required, now red: > blue

        Step 2 of 3: Shade.
        Shade, optional: > sky

        Step 3 of 3: Review.
        Colour.
        1. Colour: blue
        2. Shade.
        Type "send" to submit, a number to change an answer, or /quit:
        """)
  }

  @Test func aStepSpoiledThroughReviewIsMarkedAndAskedBeforeSending() {
    let talk = Talk(Picky())
    talk.type("blue", "navy", "send", "/back", "black", "send")
    #expect(
      talk.news == """
        3 steps. Type ? for help at any time, /back to go back, /quit to leave.

        Step 1 of 3: Colour.
        Colour, required: > blue

        Step 2 of 3: Shade.
        Shade, optional: > navy

        Step 3 of 3: Review.
        Colour, not finished.
        1. Colour: blue
        2. Shade.
        Type "send" to submit, a number to change an answer, or /quit: > send

        Step 1 of 3: Colour.
        Error: Colour: This step is not finished.
        Colour, required, now blue: > /back
        This is the first question.
        Colour, required, now blue: > black
        Changed. Back to review.
        Colour.
        1. Colour: black
        2. Shade.
        Type "send" to submit, a number to change an answer, or /quit: > send
        Sending. Please wait.
        Sent.

        """)
  }

  /// A conversation that has come to Review.
  private func atReview(send: @escaping @Sendable @MainActor () async throws -> Void = {}) -> Talk {
    let talk = Talk(Booking(send: send))
    talk.type("", "tuesday", "11:00", "", "maya@example.com", ".", "")
    _ = talk.news
    return talk
  }
}
