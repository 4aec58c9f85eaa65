/// What was done once, and all that was written because of it.
struct PlainExchange {
  /// The question that was open before; nil at the start, and while nothing is asked.
  var open: PlainPrompt?
  var input: Input
  var lines: [String] = []
  /// The question at the end; nil while nothing is asked.
  var next: PlainPrompt?
  var ending: PlainClosing?
  /// What was so at the question before, and at the one behind.
  var factsBefore: PlainFacts?
  var factsAfter: PlainFacts?

  enum Input {
    case start
    case typed(String, TypedMeaning)
    case interrupted
    case inputEnded
    case passed(Duration)
    /// Nothing: the form changed by itself.
    case change
  }

  /// All texts that were written.
  var texts: [String] { lines + [next?.text].compactMap(\.self) }

  var typed: String? { if case .typed(let line, _) = input { line } else { nil } }

  /// What was typed, where commands are understood.
  var meaning: TypedMeaning? {
    if case .typed(_, let meaning) = input, open?.takesCommands == true { meaning } else { nil }
  }

  var command: String? { if case .command(let word) = meaning { word } else { nil } }

  /// Whether nothing can come of it any more unless something else happens.
  var isComplete: Bool { next != nil || ending != nil }

  /// Whether the same answer is asked for as before.
  var asksAgain: Bool { next?.label != nil && next?.label == open?.label }
}
