import FormhausCore

/// Where Continue and Skip lead from the current step.
public struct ForwardPlan: Sendable {
  /// Whether a page that shows all answers follows the last step.
  var hasReview = false
  /// Whether the person came from that page and goes back to it.
  var returnsToReview = false
  /// Unfinished steps that are not asked again before that.
  var leftOpen: Set<String> = []

  /// To the following step of the path, and nowhere from the last one.
  public static let path = ForwardPlan()

  enum Destination {
    case step(String)
    case review
  }

  /// Whether Continue leads anywhere.
  func leadsOn(in engine: FormEngine) -> Bool {
    returnsToReview || hasReview || !engine.isLastStep
  }

  /// The page that follows the current step once it has passed.
  func destination(in engine: FormEngine) -> Destination? {
    if returnsToReview {
      return engine.firstUnfinishedStep(besides: leftOpen).map { .step($0) } ?? .review
    }
    if engine.isLastStep { return hasReview ? .review : nil }
    return .step(engine.path[engine.currentStepIndex + 1])
  }

  /// The page that follows when the current step is left out; nil at the end.
  ///
  /// - Parameter rest: the form without that step.
  func destination(skipping step: String, rest: FormEngine) -> Destination? {
    if returnsToReview {
      return rest.firstUnfinishedStep(besides: leftOpen).map { .step($0) } ?? .review
    }
    if let next = rest.currentStep?.id, next != step { return .step(next) }
    return hasReview ? .review : nil
  }
}

extension FormEngine {
  /// The first step on the path that would be refused now, or has an error, and is not one of these.
  func firstUnfinishedStep(besides left: Set<String> = []) -> String? {
    let refused = Set(errors.compactMap { stepID(ofField: $0.key) })
    return path.first { !left.contains($0) && (refused.contains($0) || !stepIsValid($0)) }
  }
}
