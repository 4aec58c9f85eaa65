/// A regular expression of ECMAScript without flags, searched for anywhere in a text of UTF-16 units.
///
/// ```swift
/// let pattern = try Pattern("^[0-9]{5}$")
/// pattern.matches("12345")  // .matched
/// ```
public struct Pattern: Sendable {
  public enum Match: Sendable, Hashable {
    case matched
    case notMatched
    /// The search took more steps than are allowed, so the answer is not known.
    case tooComplex
  }

  public let source: String
  private let compiled: CompiledPattern

  /// Compiles a pattern; throws when it is not ECMAScript (`invalid`) or cannot be matched here (`unsupported`).
  public init(_ source: String) throws(PatternError) {
    self.source = source
    var parser = try PatternParser(Array(source.utf16))
    let tree = try parser.pattern()
    let hasLook = try PatternSupport.check(tree)
    compiled = try CompiledPattern(PatternWriter.text(of: tree), hasLook: hasLook)
  }

  /// Whether the pattern occurs in the text.
  public func matches(_ text: String) -> Match {
    compiled.search(Array(text.utf16))
  }
}
