import FormhausPlain
import Testing

@MainActor
struct BookingTests {
  @Test func fromTheFirstQuestionToSent() {
    let talk = Talk(Booking(), title: "Book a consultation")
    talk.type(
      "", "1", "wed", "2", "", "maya.example.com", "maya@example.com", "First line", "second", ".", "y")
    talk.type("send")
    talk.wait(seconds: 1)
    #expect(talk.ending == .sent)
  }
}
