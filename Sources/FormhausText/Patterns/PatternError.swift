/// Why a pattern cannot be used.
public struct PatternError: Error, Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// It is not a regular expression of ECMAScript.
    case invalid
    /// It is one, but cannot be matched here exactly as ECMAScript does.
    case unsupported
  }

  public let kind: Kind
  public let message: String
  /// Where in the pattern, in UTF-16 units.
  public let offset: Int

  public init(kind: Kind, message: String, offset: Int) {
    self.kind = kind
    self.message = message
    self.offset = offset
  }
}

extension PatternError {
  static func invalid(_ message: String, at offset: Int) -> PatternError {
    PatternError(kind: .invalid, message: message, offset: offset)
  }

  static func unsupported(_ message: String, at offset: Int) -> PatternError {
    PatternError(kind: .unsupported, message: message, offset: offset)
  }
}

extension PatternError: CustomStringConvertible {
  /// `MESSAGE at OFFSET`
  public var description: String { "\(message) at \(offset)" }
}
