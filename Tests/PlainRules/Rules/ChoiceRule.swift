import FormhausCore

/// P8: choices are `1. Label`, counted from 1, at most 9 at once; how they are picked is said before the first.
struct ChoiceRule: PlainRule {
  let number = 8
  let choicesAtOnce: Int
  /// The number of the choice that was said last.
  private var last = 0
  private var isHinted = false
  private var beganAtStart = false

  init(choicesAtOnce: Int) { self.choicesAtOnce = choicesAtOnce }

  mutating func judge(_ exchange: PlainExchange, _ phrases: PlainPhrases) -> [String] {
    var broken: [String] = []
    var count = 0
    var matches: Int?
    for line in exchange.lines {
      let number = ChoiceRule.number(line)
      if exchange.lines.first == line, case .start = exchange.input { beganAtStart = line.contains("?") }
      if phrases[.plainHintOneOf].isWhole(line) { isHinted = true }
      if let found = phrases[.plainSeveralMatch].match(line) { matches = found["n"].flatMap { Int($0) } }
      guard let number else { continue }
      // Behind what was found, 0 picks none of it.
      if number == 0, last > 0 { continue }
      let goesOn = number == last + 1 && (count > 0 || number % choicesAtOnce == 1)
      if number != 1, !goesOn { broken.append("number: \(line)") }
      last = number
      count += 1
    }
    guard let next = exchange.next, next.kind != .send else { return broken }
    if count > choicesAtOnce { broken.append("long list: \(exchange.lines)") }
    if let matches, matches <= choicesAtOnce, matches != count {
      broken.append("\(matches) match, \(count) are said: \(exchange.lines)")
    }
    if next.states([.plainKindOneOf], phrases), count > 0, beganAtStart, !isHinted {
      broken.append("it is not said how to pick: \(next.text)")
      isHinted = true
    }
    return broken
  }

  /// The number of `2. Website review`; nil for any other line.
  static func number(_ line: String) -> Int? {
    line.wholeMatch(of: /(\d+)\. .+/).flatMap { Int($0.1) }
  }
}

/// P15: Review is one answer a line, `2. Label: value` or that none was given, numbered from 1 and grouped by step.
struct ReviewRule: PlainRule {
  let number = 15
  private var hasSteps = false

  mutating func judge(_ exchange: PlainExchange, _ phrases: PlainPhrases) -> [String] {
    if exchange.lines.contains(where: phrases[.plainStep].isWhole) { hasSteps = true }
    if exchange.command == "review", exchange.open?.kind != .send { return judgeSaid(exchange, phrases) }
    guard exchange.next?.kind == .send else { return [] }
    let places = exchange.lines.indices.filter { ChoiceRule.number(exchange.lines[$0]) != nil }
    guard let first = places.first else { return [] }
    var broken: [String] = []
    for (count, place) in places.enumerated() {
      let line = exchange.lines[place]
      if ChoiceRule.number(line) != count + 1 { broken.append("number: \(line)") }
      let answer = line.drop { $0 != " " }.dropFirst()
      if !isAnswer(answer, phrases) { broken.append("answer: \(line)") }
    }
    let title = first > 0 ? exchange.lines[first - 1] : ""
    if hasSteps, !PlainPhrases.endsWithSign(title), !PlainPhrases.endsWithSign(exchange.lines[first]) {
      broken.append("no step before: \(exchange.lines[first])")
    }
    return broken
  }

  /// The answers so far have no numbers.
  private func judgeSaid(_ exchange: PlainExchange, _ phrases: PlainPhrases) -> [String] {
    if exchange.lines.isEmpty { return ["no answers are said"] }
    return exchange.lines.filter { !isAnswer($0[...], phrases) }.map { "answer: \($0)" }
  }

  /// `Label: value`, `Which day? Monday`, or a sentence of the whole step.
  private func isAnswer(_ text: Substring, _ phrases: PlainPhrases) -> Bool {
    if text.contains(phrases.colon + " ") || PlainPhrases.endsWithSign(text) { return true }
    return text.indices.contains { place in
      PlainPhrases.endsWithSign(text[...place]) && text[text.index(after: place)...].hasPrefix(" ")
    }
  }
}
