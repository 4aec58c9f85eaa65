/// The pace of the sign of work.
enum SpinnerMotion {
  static let interval = Duration.milliseconds(120)
}
