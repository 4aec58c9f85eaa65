import FormhausCore

/// The page that shows before an action.
struct FormPlace {
  private let step: String?
  private let isReview: Bool
  private let moves: Int

  init(_ form: FormState) {
    step = form.engine.currentStep?.id
    isReview = form.isReviewing
    moves = form.flow.moves
  }

  /// Whether another page was brought in since.
  func wasLeft(in form: FormState) -> Bool { form.flow.moves != moves }

  /// Whether the engine is on another step now.
  func isElsewhere(in form: FormState) -> Bool { form.engine.currentStep?.id != step }

  /// The place of the page on the path as it is now.
  func index(in form: FormState) -> Int {
    isReview ? form.engine.pathCount : form.engine.currentStepIndex
  }
}

extension FormState {
  /// Follows the path that may have changed around the page that shows, and the step when it is another one.
  mutating func keep(_ place: FormPlace) {
    guard !place.wasLeft(in: self) else { return }
    if place.isElsewhere(in: self) { arrive() } else { flow.current = place.index(in: self) }
  }
}
