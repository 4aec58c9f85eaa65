import FormhausCore
import FormhausTesting
import FormhausText
import FormhausViews
import Testing

@MainActor
@Suite("The booking example")
struct StepFormExampleTests {
  /// A Thursday.
  private let today = CivilDate(year: 2026, month: 10, day: 22)

  @Test("Website is chosen to start, the days are the next five weekdays, the details are filled in")
  func start() throws {
    let page = Page(StepFormExample(today: try #require(today)) { _ in })
    #expect(page.named("Service")?.value == "Website review, 60 minutes")
    page.press("Continue")
    let day = try #require(
      page.elements.first { $0.semantics?.label == "Day" && $0.semantics?.role == .choice })
    if case .choices(let choices) = day.content {
      #expect(
        (0..<choices.options.count).map { choices.options[$0].label.string } == [
          "Fri, Oct 23", "Mon, Oct 26", "Tue, Oct 27", "Wed, Oct 28", "Thu, Oct 29",
        ])
    }
    #expect(page.named("Continue")?.dimmedReason != nil)
    page.pick(2, in: "Day")
    page.pick(1, in: "Time")
    page.press("Continue")
    #expect(page.named("Full name")?.value == "Maya Chen")
    #expect(page.named("Email")?.value == "maya@example.com")
    page.press("Continue")
    #expect(
      page.answers == [
        "Service: Website review, 60 minutes", "When: Tuesday, Oct 27, 11:00", "Full name: Maya Chen",
        "Email: maya@example.com", "Notes: Not given",
      ])
    #expect(page.buttons.last == "Book consultation")
  }

  @Test("what is booked")
  func booking() async throws {
    var booked: StepFormExample.Booking?
    let page = Page(StepFormExample(today: try #require(today)) { booked = $0 })
    page.press("Continue")
    page.pick(0, in: "Day")
    page.pick(3, in: "Time")
    page.press("Continue")
    page.type("Bring the logs", into: "Notes")
    page.press("Continue")
    page.press("Book consultation")
    await page.settle()
    let found = try #require(booked)
    #expect(found.service == "website")
    #expect(found.day == "2026-10-23")
    #expect(found.time == "16:30")
    #expect(found.notes == "Bring the logs")
    #expect(page.buttons == ["✓ Sent"])
  }
}
