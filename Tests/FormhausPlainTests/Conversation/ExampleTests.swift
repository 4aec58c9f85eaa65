import FormhausCore
import FormhausPlain
import FormhausViews
import Testing

/// The booking example of the program.
@MainActor
struct ExampleTests {
  @Test func aConsultationIsBooked() throws {
    let received = Received()
    let today = try #require(CivilDate(year: 2026, month: 11, day: 30))
    let talk = Talk(StepFormExample(today: today) { received.booking = $0 }, title: "Book a consultation")
    talk.type("", "2", "11:00", "", "", "", "send")
    talk.wait(seconds: 1)
    #expect(talk.ending == .sent)
    #expect(received.booking?.day == "2026-12-02")
    #expect(
      talk.news == """
        Book a consultation. 4 steps. Type ? for help at any time, /back to go back, /quit to leave.

        Step 1 of 4: Service.
        1. Strategy call, 30 minutes, Where to go next, and in which order
        2. Website review, 60 minutes, Your site page by page, with notes to keep
        3. Ongoing support, 30 minutes, What a month of working together looks like
        Type a number, part of a name, or ? for help.
        Service, required, number or name, now Website review, 60 minutes: >
        Kept Website review, 60 minutes.

        Step 2 of 4: Day and time.
        1. Tue, Dec 1
        2. Wed, Dec 2
        3. Thu, Dec 3
        4. Fri, Dec 4
        5. Mon, Dec 7
        Day, required, number or name: > 2
        Day: Wed, Dec 2.
        1. 09:00
        2. 11:00
        3. 14:00
        4. 16:30
        Time, required, number or name: > 11:00

        Step 3 of 4: Your details.
        Full name, required, now Maya Chen: >
        Email, required, now maya@example.com: >
        Notes, optional, several lines, a line with only a full stop ends it: >

        Step 4 of 4: Review.
        Service.
        1. Service: Website review, 60 minutes
        Day and time.
        2. When: Wednesday, Dec 2, 11:00
        Your details.
        3. Full name: Maya Chen
        4. Email: maya@example.com
        5. Notes: Not given
        Note: We hold the time for you and send a calendar invite by email once it is confirmed.
        Type "send" to submit, a number to change an answer, or /quit: > send
        Sending. Please wait.
        Sent.

        """)
  }

  @MainActor
  private final class Received {
    var booking: StepFormExample.Booking?
  }
}
