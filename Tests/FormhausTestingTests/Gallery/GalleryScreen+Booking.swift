import FormhausCore
import FormhausStore
import FormhausTesting
import FormhausUI
import FormhausViews
import Surface
import Testing

extension GalleryScreen {
  /// The booking example, step by step, as a person with a keyboard sees it.
  static let booking = [
    bookingScreen("booking-service", ""),
    bookingScreen("booking-time", toTime),
    bookingScreen("booking-time-refused", toTime + "<Tab><Tab><Tab><Enter>"),
    bookingScreen("booking-time-chosen", toTime + "<Right><Space><Tab><Right><Space><Tab><Tab>"),
    bookingScreen("booking-details", toDetails),
    bookingScreen("booking-details-typed", toDetails + " Ph.D.<Tab><Tab>First line<Enter>Second line"),
    bookingScreen("booking-review", toReview),
    bookingScreen("booking-edit", toReview + "<Tab><Enter>"),
    bookingScreen("booking-submit", toReview + toSubmit),
    bookingScreen("booking-sending", toReview + toSubmit + "<Enter>"),
    bookingScreen("booking-sent", toReview + toSubmit + "<Enter>", answer: .sent),
    bookingScreen("booking-failed", toReview + toSubmit + "<Enter>", answer: .failed),
  ]

  private static let toTime = "<Tab><Enter>"
  private static let toDetails = toTime + "<Space><Tab><Space><Tab><Tab><Enter>"
  private static let toReview = toDetails + "<Tab><Tab><Tab><Tab><Enter>"
  private static let toSubmit = "<Tab><Tab><Tab><Tab>"

  private enum Answer {
    case none, sent, failed
  }

  private struct Busy: LocalizedError {
    let errorDescription: String? = "That time was just taken. Choose another one."
  }

  private static func bookingScreen(
    _ name: String, _ keys: String, answer: Answer = .none
  ) -> GalleryScreen {
    GalleryScreen(name: name) { size, options in
      let thursday = try #require(CivilDate(year: 2026, month: 10, day: 22))
      let held = HeldAnswer<Void>()
      let view = StepFormExample(today: thursday) { _ in
        await held.value()
        if answer == .failed { throw Busy() }
      }
      let terminal = HeadlessTerminal(view, size: size, options: options)
      try terminal.type(keys)
      if answer != .none { held.release(()) }
      await terminal.settle()
      return terminal
    }
  }
}
