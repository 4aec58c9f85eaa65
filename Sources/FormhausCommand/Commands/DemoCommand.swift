import Address
import Formhaus
import FormhausCore
import FormhausText
import FormhausViews

/// `formhaus demo`
@MainActor
struct DemoCommand {
  /// How long a demo pretends to send.
  private static let sendingTime = Duration.seconds(1)

  let demo: DemoName
  let presentation: PresentationOptions
  let result: ResultOptions
  let locale: LocaleChoice

  /// Shows the form and writes what was answered.
  func run() async throws(Failure) {
    try result.check(keys: [])
    switch demo {
    case .booking: try result.write(try await booking())
    case .address: try result.write(try await address())
    case .signup: try result.write(try await signup())
    }
  }

  private func booking() async throws(Failure) -> JSONObject {
    let sent = SentValues()
    let language = try locale.language()
    let view = StepFormExample(today: .today) { booking in
      try await Task.sleep(for: DemoCommand.sendingTime)
      sent.values = JSONObject(booking)
    }
    try await presentation.show(
      view, title: DemoName.bookingTitle, labels: language.labels, messages: language.messages,
      isSent: { sent.values != nil }, ended: {})
    return sent.values ?? [:]
  }

  private func address() async throws(Failure) -> JSONObject {
    let sent = SentValues()
    let language = try locale.language()
    let view = AddressFormExample { address in
      try await Task.sleep(for: DemoCommand.sendingTime)
      sent.values = address.json
    }
    try await presentation.show(
      view, title: DemoName.addressTitle, labels: language.labels, messages: language.messages,
      isSent: { sent.values != nil }, ended: {})
    return sent.values ?? [:]
  }

  private func signup() async throws(Failure) -> JSONObject {
    let file = try DefinitionFile(DemoName.signupSource)
    return try await AttendedForm(
      form: file.form, answers: [:], options: .inProgram(try locale.language(for: file.definition)),
      hasReview: true,
      presentation: presentation
    ).submit(to: nil)
  }
}

extension JSONObject {
  fileprivate init(_ booking: StepFormExample.Booking) {
    self = [
      "service": .string(booking.service), "day": .string(booking.day), "time": .string(booking.time),
      "fullName": .string(booking.fullName), "email": .string(booking.email), "notes": .string(booking.notes),
    ]
  }
}
