public import FormhausCore
public import FormhausText

/// Which answers of its kind a field takes, as the person writes them.
public struct AnswerLimits: Sendable, Hashable {
  /// The least number, or the earliest date or time.
  public var min: SafeText?
  /// The largest number, or the last date or time.
  public var max: SafeText?
  /// How far apart the numbers are, where not all whole ones are meant.
  public var step: SafeText?
  /// All numbers that will do, where they are few and have a step.
  public var numbers: [SafeText] = []
  /// An answer that will do, or the mask of a text: shows how one is written.
  public var example: SafeText?
  /// The fewest UTF-16 units of a text.
  public var minLength: Int?
  /// The most UTF-16 units of a text.
  public var maxLength: Int?
  /// How numbers are written; nil where none are expected.
  public var notation: NumberNotation?

  public init() {}
}
