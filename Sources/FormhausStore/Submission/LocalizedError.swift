/// An error that tells the person what went wrong.
///
/// The name and the member are those of Foundation's protocol, which the programs that draw do without.
public protocol LocalizedError: Error {
  /// The sentence shown under the button; nil for the form's default text.
  var errorDescription: String? { get }
}

extension Error {
  /// What the error says to a person; nil when it says nothing.
  var sentence: String? { (self as? any LocalizedError)?.errorDescription }
}

extension SubmissionOutcome {
  /// What throwing an error means: a cancellation is quiet, everything else a failure.
  public init(throwing error: any Error) {
    self = error is CancellationError ? .cancelled : .failed(error.sentence)
  }
}
