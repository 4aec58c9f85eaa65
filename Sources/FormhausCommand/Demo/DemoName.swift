import FormhausText

/// The forms that come with the program.
enum DemoName: String, CaseIterable {
  /// Written in Swift.
  case booking
  /// Written in Swift, with a search of its own.
  case address
  /// Written as JSON.
  case signup
}

extension DemoName {
  /// What the booking is called.
  static let bookingTitle = "Book a consultation"
  /// What the address form is called.
  static let addressTitle = "Shipping address"

  /// The definition of the sign-up form.
  static var signupSource: SourceText { SourceText(name: "signup.json", text: signupText) }
}
