/// How much JSON is read before the parser refuses.
public struct JSONLimits: Sendable, Hashable {
  /// The most bytes a text may have; nil for any number.
  public var maximumBytes: Int?
  /// How deep arrays and objects may stand in each other.
  public var maximumDepth: Int

  public init(maximumBytes: Int? = 16 << 20, maximumDepth: Int = 512) {
    self.maximumBytes = maximumBytes
    self.maximumDepth = maximumDepth
  }

  /// 16 MiB and 512 levels.
  public static let standard = JSONLimits()
}
