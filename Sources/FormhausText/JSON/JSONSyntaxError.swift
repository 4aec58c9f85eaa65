/// Why a text is not JSON, and where.
///
/// The message may quote the text: it needs `SafeText` before it is shown.
public struct JSONSyntaxError: Error, Sendable, Hashable {
  public let message: String
  /// The byte at which reading stopped.
  public let offset: Int
  public let location: SourceLocation

  public init(message: String, offset: Int, location: SourceLocation) {
    self.message = message
    self.offset = offset
    self.location = location
  }
}

extension JSONSyntaxError: CustomStringConvertible {
  /// `LINE:COLUMN: MESSAGE`
  public var description: String { "\(location): \(message)" }
}
