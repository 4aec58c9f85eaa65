public import FormhausText

/// How far an arrow or a page key changes an answer.
public enum TextStep: Sendable, Hashable {
  case up, down, farUp, farDown

  var isUp: Bool { self == .up || self == .farUp }
  var isFar: Bool { self == .farUp || self == .farDown }
}

/// Changes a typed answer by steps.
public protocol TextStepper: Sendable {
  /// The text a step further, with the caret in the part that was changed; nil where there is nothing to step from.
  func stepped(_ typed: CaretText, _ step: TextStep) -> CaretText?
}
