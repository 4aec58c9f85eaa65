/// A version of the definition format, such as 1.8.
public struct FormatVersion: Sendable, Equatable, Comparable, CustomStringConvertible {
  /// The number before the dot.
  public var major: Int
  /// The number behind the dot.
  public var minor: Int

  /// A version such as 1.8.
  public init(_ major: Int, _ minor: Int) {
    self.major = major
    self.minor = minor
  }

  /// Reads `1.8` or `1`; nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2,
      parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let major = Int(parts[0]), let minor = parts.count == 2 ? Int(parts[1]) : 0
    else { return nil }
    self.init(major, minor)
  }

  public static func < (left: Self, right: Self) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }

  public var description: String { "\(major).\(minor)" }
}
