/// What a submit handler answers.
public enum SubmitResult: Sendable {
  /// Sent.
  case ok
  /// Sent, with a sentence that is shown beside the check.
  case okWithMessage(String)
  /// Refused: messages by field key; keys of no visible field are shown above the buttons.
  case errors([String: String])
  /// Not sent; the text is shown under the button, nil for the form's default text.
  case failure(String?)
}

/// What a submit handler is told besides the values.
public struct SubmitContext: Sendable {
  /// The ids of the steps that were skipped.
  public let skippedSteps: [String]
}
