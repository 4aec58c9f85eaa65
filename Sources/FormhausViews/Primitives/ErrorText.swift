import FormhausText

/// A message about what is wrong, marked so that it is told without colour.
public struct ErrorText: View {
  private let message: SafeText

  /// A message about what is wrong, marked with `!`.
  public init(_ message: String) {
    self.message = SafeText(notes: message)
  }

  public var body: some View {
    Text("! " + message)
      .foregroundStyle(.danger)
      .meaning { $0.label = message }
  }
}
