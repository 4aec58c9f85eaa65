import FormhausStore
import FormhausViews

/// A form of three steps and Review, made of Swift views.
struct Booking: View {
  @State private var service = "website"
  @State private var day: String?
  @State private var time: String?
  @State private var name = "Maya Chen"
  @State private var email = ""
  @State private var notes = ""
  @State private var reminder = false
  var send: @Sendable @MainActor () async throws -> Void = {}

  var body: some View {
    StepForm(
      steps: [
        StepForm.Step(id: "service", title: "Service", summary: [.init("Service", title(of: service))]) {
          Text("What would you like to talk about?")
          Picker("Service", selection: $service) {
            Text("Strategy call").accessibilityHint("30 minutes").tag("strategy")
            Text("Website review").accessibilityHint("60 minutes").tag("website")
            Text("Ongoing support").tag("support")
          }
          .answer(isRequired: true)
        },
        StepForm.Step(
          id: "time", title: "Day and time", isValid: day != nil && time != nil,
          summary: [.init("Day", day ?? ""), .init("Time", time ?? "")]
        ) {
          picker("Day", $day, ["Tuesday", "Wednesday", "Thursday"])
          picker("Time", $time, ["09:00", "11:00", "14:00"])
        },
        StepForm.Step(
          id: "details", title: "Your details", isValid: !name.isEmpty && email.contains("@"),
          summary: [.init("Full name", name), .init("Email", email), .init("Notes", notes)]
        ) {
          Well("Full name") { TextField("Your name", text: $name).answer(isRequired: true) }
          Well("Email") {
            TextField("you@example.com", text: $email).answer(
              isRequired: true, kind: .email,
              error: email.isEmpty || email.contains("@") ? nil : "Enter a valid email")
          }
          Well("Notes") { TextField("Anything else", text: $notes, rows: 3) }
          Toggle("Remind me", isOn: $reminder)
        },
      ],
      reviewNote: "A calendar invite follows by email.", submitTitle: "Book", onSubmit: send)
  }

  private func picker(_ label: String, _ choice: Binding<String?>, _ options: [String]) -> some View {
    Picker(label, selection: choice) {
      ForEach(options, id: \.self) { Text($0).tag(Optional($0)) }
    }
    .answer(isRequired: true)
  }

  private func title(of service: String) -> String {
    switch service {
    case "strategy": "Strategy call"
    case "website": "Website review"
    default: "Ongoing support"
    }
  }
}
