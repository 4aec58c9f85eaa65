public import FormhausText

/// What is wrong with a file of address formats.
///
/// The message may quote the file: it needs `SafeText` before it is shown.
public struct FormatIssue: Error, Sendable, Hashable {
  public let message: String
  public let location: SourceLocation
}

extension FormatIssue: CustomStringConvertible {
  /// `LINE:COLUMN: MESSAGE`
  public var description: String { "\(location): \(message)" }
}
