public import FormhausText

/// What is wrong with a file of address formats.
///
/// The message may quote the file: it needs `SafeText` before it is shown.
public struct FormatIssue: Error, Sendable, Hashable {
  /// What is wrong, as a sentence without a full stop.
  public let message: String
  /// Where it stands in the file.
  public let location: SourceLocation
}

extension FormatIssue: CustomStringConvertible {
  /// `LINE:COLUMN: MESSAGE`
  public var description: String { "\(location): \(message)" }
}
