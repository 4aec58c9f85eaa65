import FormhausCore

/// P4: a question states its label, whether it is required, its kind and its current answer, and is the last thing
/// that is written before something is typed.
struct PromptRule: PlainRule {
  let number = 4
  /// What says that something is waited for, so that nothing is asked.
  private static let waits: [LabelKey] = [
    .plainSending, .plainWorking, .plainChecking, .plainStopping, .plainStillSeconds, .plainStillMinutes,
    .addressLookingUp, .checking, .loadingOptions, .addressLoading,
  ]

  func judge(_ exchange: PlainExchange, _ phrases: PlainPhrases) -> [String] {
    var broken: [String] = []
    if exchange.typed != nil, exchange.open == nil { broken.append("typed where nothing is asked") }
    if exchange.open != nil, !exchange.isComplete, let last = exchange.lines.last, !isWait(last, phrases) {
      broken.append("nothing is asked after: \(last)")
    }
    guard let next = exchange.next else { return broken }
    if next.kind == .unknown || !next.text.hasSuffix(" ") { return broken + ["prompt: \(next.text)"] }
    if let asked = exchange.factsAfter?.asked { broken += judge(next, by: asked, phrases) }
    if hasKeptText(exchange, phrases), !next.statesValue(phrases) {
      broken.append("the answer is not told: \(next.text)")
    }
    return broken
  }

  private func isWait(_ line: String, _ phrases: PlainPhrases) -> Bool {
    PromptRule.waits.contains { key in
      let words = phrases.labels[key]
      return phrases[key].isWhole(line) || line.contains(words.prefix { $0.isLetter || $0.isWhitespace })
    }
  }

  /// Holds the words against what is asked.
  private func judge(
    _ prompt: PlainPrompt, by asked: PlainFacts.Asked, _ phrases: PlainPhrases
  ) -> [String] {
    guard let label = prompt.label else { return [] }
    let parts = prompt.stated
    var missing: [String] = []
    if label != asked.label { missing.append("the label \(asked.label)") }
    // Where some were found, the question is still the same.
    if parts.hasPrefix(phrases.labels[.plainNumberOrMore]) { return missing.map { "\($0): \(prompt.text)" } }
    let (required, optional) = (phrases.labels[.required], phrases.labels[.optional])
    let isYesNo = asked.kinds == [.plainKindYesNo]
    if asked.isRequired, !parts.hasPrefix(required) { missing.append("required") }
    if !asked.isRequired, !isYesNo, !parts.hasPrefix(optional) { missing.append("optional") }
    let isNamed = asked.kinds.contains { label.lowercased().contains(phrases.labels[$0].lowercased()) }
    if !asked.kinds.isEmpty, !isNamed, !phrases.hasAny(asked.kinds, parts) { missing.append("the kind") }
    let isBegun = phrases[.plainLinesSoFar].isPart(of: parts)
    let hasValue = prompt.statesValue(phrases)
    if asked.hasValue != hasValue, !isBegun, !prompt.isSecret { missing.append("the answer") }
    return missing.map { "\($0): \(prompt.text)" }
  }

  /// Whether a text was refused that stays as the answer, as far as the words tell.
  private func hasKeptText(_ exchange: PlainExchange, _ phrases: PlainPhrases) -> Bool {
    guard case .text(let text) = exchange.meaning, let label = exchange.open?.label, exchange.asksAgain,
      let next = exchange.next, !next.isSecret, !text.hasPrefix("?"), !text.hasPrefix("\u{FF1F}"),
      !next.isLongText(phrases), text.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
    else { return false }
    let isPicked = next.states(
      [
        .plainKindOneOf, .plainKindSeveralOf, .plainKindManyChoices, .plainKindYesNo, .plainKindPartOfName,
        .plainNumberOrMore, .plainKindRange, .plainRangeStep, .plainRangeNumbers, .plainKindFile,
      ], phrases)
    guard !isPicked, let error = exchange.lines.last(where: phrases.isError) else { return false }
    let message = phrases.value(behind: label, in: error.dropFirst(phrases.error.count))
    return message.map { !phrases.hasAny(ErrorRule.leavesAnswerAlone, $0) } ?? false
  }
}

/// P5: what is typed in secret is never written, nor are signs for its letters; only that it is kept.
struct SecretRule: PlainRule {
  let number = 5
  private var secrets: [String] = []

  mutating func judge(_ exchange: PlainExchange, _ phrases: PlainPhrases) -> [String] {
    var broken: [String] = []
    if let typed = exchange.typed, exchange.open?.isSecret == true {
      if isKept(exchange), !secrets.contains(typed), let label = exchange.open?.label {
        let saved = phrases.value(behind: label, in: exchange.lines.first ?? "")
        if saved != phrases.labels[.plainSecretSaved] { broken.append("\(label) is not said to be saved") }
      }
      secrets.append(typed)
    }
    let telling = secrets.filter { $0.count > 3 && !$0.hasPrefix(phrases.prefix) }
    for text in exchange.texts {
      if telling.contains(where: text.contains) { broken.append("a secret was written") }
      let marks = text.split { !"*\u{2022}\u{25CF}".contains($0) }
      if exchange.open?.isSecret == true || exchange.next?.isSecret == true,
        marks.contains(where: { $0.count > 2 })
      {
        broken.append("signs for a secret: \(text)")
      }
    }
    return broken
  }

  /// Whether something was typed and nothing is asked about it again.
  private func isKept(_ exchange: PlainExchange) -> Bool {
    guard case .text = exchange.meaning, exchange.isComplete else { return false }
    return !exchange.asksAgain
  }
}
