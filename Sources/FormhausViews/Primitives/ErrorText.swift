import FormhausText

/// A message about what is wrong, marked so that it is told without colour.
public struct ErrorText: View {
  private let message: SafeText
  private let shown: SafeText

  /// A message about what is wrong, marked with `!`.
  public init(_ message: String) {
    self.init(message, shown: message)
  }

  /// - Parameter shown: the message as it stands there, with more than it has to say for itself.
  init(_ message: String, shown: String) {
    self.message = SafeText(notes: message)
    self.shown = SafeText(notes: shown)
  }

  public var body: some View {
    Text("! " + shown)
      .foregroundStyle(.danger)
      .meaning { $0.label = message }
  }
}
