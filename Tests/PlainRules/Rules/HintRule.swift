import FormhausCore

/// P11: a hint is said once; `?` says it again.
struct HintRule: PlainRule {
  let number = 11
  private var said: Set<String> = []
  /// The help of the form's own fields, as far as it is known.
  private var own: Set<String> = []
  private static let hints = LabelKey.allCases.filter { $0.rawValue.hasPrefix("plainHint") }

  mutating func judge(_ exchange: PlainExchange, _ phrases: PlainPhrases) -> [String] {
    own.formUnion(exchange.factsAfter?.hints ?? [])
    guard exchange.command != "help" else { return [] }
    var broken: [String] = []
    for line in exchange.lines where !phrases.isError(line) && isHint(line, phrases) {
      if !said.insert(line).inserted { broken.append("said again: \(line)") }
    }
    return broken
  }

  private func isHint(_ line: String, _ phrases: PlainPhrases) -> Bool {
    // `0 is Not at all, 10 is Very likely.`
    let isEnd = phrases[.plainRangeEnd].match(line)?["n"].map { Int($0) != nil } ?? false
    return isEnd || own.contains(line) || phrases.isAny(HintRule.hints, line)
  }
}

/// P12: which questions appear and go because of an answer is said.
struct AppearanceRule: PlainRule {
  let number = 12
  /// The labels of questions that went.
  private var gone: Set<String> = []

  mutating func judge(_ exchange: PlainExchange, _ phrases: PlainPhrases) -> [String] {
    var broken = judgeFacts(exchange, phrases)
    for line in exchange.lines {
      if let match = phrases[.plainRemoved].match(line) {
        gone.formUnion(
          (match["labels"] ?? "").split(separator: phrases.labels.listSeparator).map(String.init))
      } else if phrases.isAny([.plainAppeared, .plainNextQuestions, .plainStep], line)
        || phrases.isAny([.plainStep], line + phrases.labels[.fullStop])
      {
        gone = []
      }
    }
    if exchange.command == "back" || ["add", "remove", "move"].contains(exchange.command) { gone = [] }
    if let label = exchange.next?.label, gone.contains(label) {
      broken.append("asked though it was said to be gone: \(label)")
    }
    return broken
  }

  /// Holds what is said against the questions before and behind an answer.
  private func judgeFacts(_ exchange: PlainExchange, _ phrases: PlainPhrases) -> [String] {
    guard let before = exchange.factsBefore, let after = exchange.factsAfter, before.step == after.step,
      isAnswer(exchange), !exchange.lines.contains(where: phrases[.plainNextQuestions].isWhole)
    else { return [] }
    var broken: [String] = []
    let known = Set(before.questions)
    let appeared = after.questions.filter { question in !known.contains { $0.key == question.key } }
    let told = exchange.lines.compactMap { phrases[.plainAppeared].match($0)?["n"] }.compactMap { Int($0) }
    if told.reduce(0, +) != appeared.count {
      broken.append("\(appeared.map(\.label)) appeared: \(exchange.lines)")
    }
    let left = Set(after.questions.map(\.key))
    let said = exchange.lines.compactMap {
      phrases[.plainRemoved].match($0)?["labels"] ?? phrases[.plainLocked].match($0)?["labels"]
    }
    for question in before.questions where !left.contains(question.key) {
      if !said.contains(where: { $0.contains(question.label) }) {
        broken.append("\(question.label) went: \(exchange.lines)")
      }
    }
    return broken
  }

  private func isAnswer(_ exchange: PlainExchange) -> Bool {
    guard exchange.open?.label != nil else { return false }
    return switch exchange.meaning {
    case .text, .command("clear"): true
    default: false
    }
  }
}
