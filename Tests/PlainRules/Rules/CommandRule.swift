import FormhausCore

/// P9: commands do what they are there for, and the question stands behind them again; Enter keeps, a full stop ends a
/// longer text, and what begins like a command but is none is told.
struct CommandRule: PlainRule {
  let number = 9

  func judge(_ exchange: PlainExchange, _ phrases: PlainPhrases) -> [String] {
    guard let open = exchange.open, let meaning = exchange.meaning, open.kind != .found else { return [] }
    let isLongText = open.isLongText(phrases)
    switch meaning {
    case .command(let word): return judge(word, exchange, open, phrases)
    case .unknown where open.states([.plainKindFile], phrases): return []
    case .unknown:
      let isTold = exchange.lines.contains { line in
        phrases.isError(line)
          && phrases.hasAny([.plainUnknownCommand, .plainUnknownSecret], line)
      }
      return isTold && asksSame(exchange) ? [] : ["a command that is none is taken: \(exchange.typed ?? "")"]
    case .text(let text) where isLongText && text != ".":
      return exchange.texts.isEmpty ? [] : ["written into a longer text: \(exchange.texts)"]
    case .text(".") where isLongText:
      return exchange.next?.states([.plainLinesSoFar], phrases) == true ? ["a full stop is no end"] : []
    case .blank where !isLongText:
      let loses =
        exchange.asksAgain && open.statesValue(phrases) && exchange.next?.statesValue(phrases) == false
      return loses && !open.isSecret ? ["Enter does not keep the answer: \(open.text)"] : []
    case .blank, .text: return []
    }
  }

  private func judge(
    _ command: String, _ exchange: PlainExchange, _ open: PlainPrompt, _ phrases: PlainPhrases
  ) -> [String] {
    let lines = exchange.lines
    switch command {
    case "help":
      let help: [LabelKey] = [
        .plainHelpBack, .plainHelpClear, .plainHelpReview, .plainHelpHelp, .plainHelpQuit,
      ]
      let missing = help.filter { key in !lines.contains { phrases[key].isWhole($0) } }
      if !missing.isEmpty { return ["help does not tell \(missing)"] }
      return asksSame(exchange) ? [] : ["help leads away from: \(open.text)"]
    case "list", "review":
      if lines.isEmpty { return ["/\(command) says nothing"] }
      let found = exchange.next?.kind == .found
      return asksSame(exchange) || found ? [] : ["/\(command) leads away from: \(open.text)"]
    case "quit":
      return exchange.next?.kind == .leave ? [] : ["/quit does not ask"]
    case "clear":
      guard let label = open.label else { return [] }
      let told: [LabelKey] = [.plainEmptied, .plainNowReads, .plainCannotEmpty]
      let isTold = lines.contains { line in
        told.contains { phrases[$0].match(line)?["label"] == label }
      }
      if !isTold { return ["/clear does not say what is now: \(lines)"] }
      let isEmpty = lines.contains { phrases[.plainEmptied].match($0)?["label"] == label }
      let stays = exchange.asksAgain && exchange.next?.statesValue(phrases) == true
      return isEmpty && stays ? ["/clear does not empty: \(exchange.next?.text ?? "")"] : []
    default: return []
    }
  }

  /// Whether the same is asked again; what was found is asked for otherwise.
  private func asksSame(_ exchange: PlainExchange) -> Bool {
    exchange.asksAgain || exchange.next != nil && exchange.next?.kind == exchange.open?.kind
  }
}

/// P10: `/back` asks the question before again, its answer kept; who wants to leave is asked, and who stays is where
/// they were, with all answers.
struct BackRule: PlainRule {
  let number = 10
  private var asked: Set<String> = []
  /// The questions with an answer in words.
  private var answered: Set<String> = []
  /// What was asked before it was asked whether to leave.
  private var left: PlainPrompt?

  mutating func judge(_ exchange: PlainExchange, _ phrases: PlainPhrases) -> [String] {
    var broken: [String] = []
    if exchange.command == "back" { broken += judgeBack(exchange, phrases) }
    if exchange.open?.kind == .leave {
      broken += judgeLeaving(exchange, phrases)
    } else if exchange.next?.kind == .leave {
      left = exchange.open
    } else if exchange.ending == .left {
      broken.append("left without being asked")
    }
    if case .interrupted = exchange.input, exchange.open != nil {
      let isAsked = exchange.next?.kind == .leave && exchange.open?.kind != .leave
      if !isAsked, exchange.ending != .interrupted { broken.append("Ctrl-C neither asks nor leaves") }
    }
    remember(exchange, phrases)
    return broken
  }

  private func judgeBack(_ exchange: PlainExchange, _ phrases: PlainPhrases) -> [String] {
    guard let open = exchange.open, let next = exchange.next else { return [] }
    let isRefused = exchange.lines.contains { phrases.isAny([.plainFirstQuestion, .plainNoBack], $0) }
    if isRefused {
      return next.label == open.label ? [] : ["not the first question: \(open.text)"]
    }
    if exchange.asksAgain, exchange.lines.isEmpty { return ["/back stays at: \(open.text)"] }
    if let label = open.label, asked == [label], next.label != nil {
      return ["the first question is not told: \(open.text)"]
    }
    guard let key = exchange.factsAfter?.asked?.key ?? next.label, answered.contains(key), !exchange.asksAgain
    else { return [] }
    return next.statesValue(phrases) ? [] : ["the answer is not kept: \(next.text)"]
  }

  private func judgeLeaving(_ exchange: PlainExchange, _ phrases: PlainPhrases) -> [String] {
    if case .interrupted = exchange.input {
      return exchange.ending == .interrupted ? [] : ["Ctrl-C does not leave the second time"]
    }
    guard let typed = exchange.typed?.lowercased() else { return [] }
    if typed == phrases.labels[.yes].lowercased() || typed == "yes" {
      return exchange.ending == .left || exchange.ending == .interrupted ? [] : ["yes does not leave"]
    }
    guard typed == phrases.labels[.no].lowercased() || typed == "no" || typed.isEmpty else { return [] }
    guard exchange.lines.first.map(phrases[.plainStayed].isWhole) == true else {
      return ["it is not said that nothing is lost: \(exchange.lines)"]
    }
    let isSame =
      left == nil || exchange.next?.text == left?.text || exchange.lines.count > 1
      || left?.label != nil && exchange.next?.label == left?.label
    return isSame ? [] : ["not asked as before: \(exchange.next?.text ?? "")"]
  }

  private mutating func remember(_ exchange: PlainExchange, _ phrases: PlainPhrases) {
    if let label = exchange.next?.label { asked.insert(label) }
    guard let key = exchange.factsBefore?.asked?.key ?? exchange.open?.label else { return }
    if mayHaveChanged(exchange, phrases) { answered = [] }
    guard case .text(let text) = exchange.meaning, !exchange.asksAgain, exchange.isComplete else { return }
    let isLookUp = text.hasPrefix("?") || text.hasPrefix("\u{FF1F}")
    if isLookUp || exchange.open?.isLongText(phrases) == true {
      answered.remove(key)
    } else if text.contains(where: { $0.isLetter || $0.isNumber }) {
      answered.insert(key)
    }
  }

  /// Whether other answers than the one that was asked for may be others now.
  private func mayHaveChanged(_ exchange: PlainExchange, _ phrases: PlainPhrases) -> Bool {
    let changes: [LabelKey] = [
      .plainRemoved, .plainLocked, .plainNextQuestions, .plainEmptied, .plainNowReads, .plainAppeared,
    ]
    let item = phrases[.itemOf]
    return exchange.lines.contains { line in
      phrases.isAny(changes, line)
        || exchange.factsAfter == nil && item.isWhole(line.dropLast(phrases.labels[.fullStop].count))
    } || exchange.command.map { ["add", "remove", "move", "skip", "mine", "retry"].contains($0) } == true
  }
}
