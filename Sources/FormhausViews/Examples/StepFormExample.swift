public import FormhausCore
import FormhausText

/// Book a consultation: the example of `StepForm`, opened from the studio's Website page.
///
/// A list of services with the website review chosen, chips for the day and the time over the next five weekdays,
/// the person's details filled in from their account, and Review with a remark about the invite.
public struct StepFormExample: View {
  @State private var service = Service.website
  @State private var day: CivilDate?
  @State private var time: String?
  @State private var name = "Maya Chen"
  @State private var email = "maya@example.com"
  @State private var notes = ""
  @FocusState private var isEmailFocused
  @Environment(\.labels) private var labels
  private let days: [CivilDate]
  private let book: @Sendable @MainActor (Booking) async throws -> Void
  private let onSuccess: EndAction?

  /// - Parameters:
  ///   - today: the five weekdays offered are those after it.
  ///   - book: sends the booking.
  public init(
    today: CivilDate, book: @escaping @Sendable @MainActor (Booking) async throws -> Void,
    onSuccess: EndAction? = nil
  ) {
    self.book = book
    self.onSuccess = onSuccess
    days = (1...7).map { today.adding(days: $0) }.filter { $0.weekday <= 5 }
  }

  public var body: some View {
    StepForm(
      steps: [serviceStep, timeStep, detailsStep],
      reviewNote: "We hold the time for you and send a calendar invite by email once it is confirmed.",
      submitTitle: "Book consultation",
      onSubmit: {
        guard let day, let time else { return }
        try await book(
          Booking(
            service: service.rawValue, day: day.description, time: time, fullName: name.trimmed,
            email: email.trimmed, notes: notes.trimmed))
      }, onSuccess: onSuccess)
  }

  private var serviceStep: StepForm.Step {
    StepForm.Step(
      id: "service", title: "Service", summary: [.init("Service", "\(service.title), \(service.length)")]
    ) {
      Picker("Service", selection: $service) {
        ForEach(Service.allCases, id: \.self) { service in
          Text("\(service.title), \(service.length)").accessibilityHint(service.subject).tag(service)
        }
      }
      .answer(isRequired: true)
    }
  }

  private var timeStep: StepForm.Step {
    StepForm.Step(
      id: "time", title: "Day and time", isValid: day != nil && time != nil,
      summary: [.init("When", when)]
    ) {
      VStack(spacing: 1) {
        Well("Day") {
          Picker("Day", selection: $day) {
            ForEach(days, id: \.self) { Text(name(of: $0)).tag(Optional($0)) }
          }
          .answer(isRequired: true)
        }
        Well("Time") {
          Picker("Time", selection: $time) {
            ForEach(["09:00", "11:00", "14:00", "16:30"], id: \.self) { Text($0).tag(Optional($0)) }
          }
          .answer(isRequired: true)
        }
      }
      .pickerStyle(.chips)
    }
  }

  private var detailsStep: StepForm.Step {
    StepForm.Step(
      id: "details", title: "Your details", isValid: !name.trimmed.isEmpty && isEmail(email.trimmed),
      summary: [
        .init("Full name", name.trimmed), .init("Email", email.trimmed), .init("Notes", notes.trimmed),
      ]
    ) {
      Well("Full name") { TextField("Your name", text: $name).answer(isRequired: true) }
      Well("Email", isInvalid: emailError != nil) {
        TextField("you@example.com", text: $email)
          .focused($isEmailFocused)
          .answer(isRequired: true, kind: .email, error: emailError)
      }
      if let emailError {
        ErrorText(emailError).padding(.horizontal, 2)
      }
      Well("Notes") { TextField("Anything we should know", text: $notes, rows: 3) }
    }
  }

  private var when: String {
    guard let day, let time else { return "" }
    return name(of: day, isLong: true) + labels.listSeparator + time
  }

  /// A day in the person's language; short names are those of the studio, which writes in English.
  private func name(of day: CivilDate, isLong: Bool = false) -> String {
    guard LocaleName.language(labels.locale) == "en" else { return labels.longDate(day, withYear: false) }
    return isLong ? day.longName : day.shortName
  }

  /// Said once the person has left the field.
  private var emailError: String? {
    isEmailFocused || email.isEmpty || isEmail(email.trimmed) ? nil : "Enter a valid email"
  }

  private func isEmail(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && parts[1].split(separator: ".").count >= 2
  }
}

extension StepFormExample {
  /// What is booked.
  public struct Booking: Sendable, Hashable {
    /// The name of the service.
    public let service: String
    /// `YYYY-MM-DD`
    public let day: String
    /// `HH:mm`
    public let time: String
    /// Who comes.
    public let fullName: String
    /// Where the invite goes.
    public let email: String
    /// What the person wants to say; may be empty.
    public let notes: String
  }

  private enum Service: String, CaseIterable {
    case strategy, website, support

    var title: String {
      switch self {
      case .strategy: "Strategy call"
      case .website: "Website review"
      case .support: "Ongoing support"
      }
    }

    var length: String {
      switch self {
      case .strategy, .support: "30 minutes"
      case .website: "60 minutes"
      }
    }

    var subject: String {
      switch self {
      case .strategy: "Where to go next, and in which order"
      case .website: "Your site page by page, with notes to keep"
      case .support: "What a month of working together looks like"
      }
    }
  }
}

extension CivilDate {
  /// `Tue, Dec 1`
  fileprivate var shortName: String { "\(weekdayName.prefix(3)), \(monthName.prefix(3)) \(day)" }

  /// `Tuesday, Dec 1`
  fileprivate var longName: String { "\(weekdayName), \(monthName.prefix(3)) \(day)" }

  private var weekdayName: String {
    ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"][weekday - 1]
  }

  private var monthName: String {
    [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
      "November", "December",
    ][month - 1]
  }
}
