public import FormhausText

/// A move from one step to another, as hooks are told of it.
public struct StepChange: Sendable, Equatable {
  public var fromStepID: String
  public var toStepID: String
  public var direction: Direction
  public var reason: Reason
  /// The answers that count: those of visible fields on the path that were not skipped.
  public var values: JSONObject

  public init(
    fromStepID: String, toStepID: String, direction: Direction, reason: Reason, values: JSONObject
  ) {
    self.fromStepID = fromStepID
    self.toStepID = toStepID
    self.direction = direction
    self.reason = reason
    self.values = values
  }

  public enum Direction: String, Sendable, Hashable {
    case next, back
  }

  /// What the person did.
  public enum Reason: String, Sendable, Hashable {
    case next, back
    /// They answered a question that moves on by itself.
    case autoAdvance
    case skip
  }
}
