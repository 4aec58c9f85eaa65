/// The forms that come with the program.
enum DemoName: String, CaseIterable {
  /// Written in Swift.
  case booking
  /// Written as JSON.
  case signup
}
