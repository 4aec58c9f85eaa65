import FormhausCore

/// P6: an error is one line that names the field and says what to type, and the question stands behind it again. The
/// end of the input ends the conversation, and tells what is missing.
struct ErrorRule: PlainRule {
  let number = 6
  /// Errors of what is no answer, so that the answer stays as it is.
  static let leavesAnswerAlone: [LabelKey] = [
    .plainNotUnderstood, .plainNoMatch, .plainNotAvailable, .plainNoNumber, .plainUnknownCommand,
    .plainUnknownSecret, .plainNotHere, .plainNoItem, .plainNoOrder,
  ]
  private static let hints: [LabelKey: [LabelKey]] = [
    .plainKindDate: [.plainHintDate], .plainKindTime: [.plainHintTime],
    .plainKindDateTime: [.plainHintDateTime], .plainKindEmail: [.plainHintEmail, .plainHintShape],
    .plainKindPhone: [.plainHintPhone, .plainHintShape], .plainKindURL: [.plainHintURL, .plainHintShape],
    .plainKindFile: [.plainHintFile], .plainKindYesNo: [.plainHintYesNo],
    .plainKindOneOf: [.plainHintOneOf], .plainKindSeveralOf: [.plainHintSeveralOf],
  ]

  func judge(_ exchange: PlainExchange, _ phrases: PlainPhrases) -> [String] {
    let errors = exchange.lines.filter(phrases.isError)
    var broken = errors.filter { !PlainPhrases.endsWithSign($0) }.map { "no sentence: \($0)" }
    if case .inputEnded = exchange.input, exchange.open != nil, exchange.ending != nil {
      broken += judgeEnd(exchange, phrases)
    }
    guard let error = errors.last else { return broken }
    if !exchange.isComplete { broken.append("nothing is asked after: \(error)") }
    let words = error.dropFirst(phrases.error.count)
    guard case .text = exchange.meaning, let open = exchange.open, let label = open.label,
      exchange.asksAgain, errors.count == 1
    else { return broken }
    guard let message = phrases.value(behind: label, in: words) else {
      return broken + ["the field is not named: \(error)"]
    }
    let isBound = phrases.hasAny(ErrorRule.leavesAnswerAlone, message)
    let hints = ErrorRule.hints.filter { kind, _ in
      // `Email` tells its kind itself.
      open.states([kind], phrases) || label.lowercased() == phrases.labels[kind].lowercased()
    }
    .values.joined()
    if !isBound, !hints.isEmpty, !phrases.hasAny(Array(hints), message) {
      broken.append("what to type is not said: \(error)")
    }
    return broken
  }

  /// The end of the input is said, then what is missing, and nothing else.
  private func judgeEnd(_ exchange: PlainExchange, _ phrases: PlainPhrases) -> [String] {
    if exchange.ending == .sent { return ["sent at the end of the input"] }
    let tail = exchange.lines.reversed().prefix { phrases[.plainMissing].isWhole($0) }
    let before = exchange.lines.dropLast(tail.count).last ?? ""
    let isSaid =
      before.hasPrefix(phrases.error)
      && before.dropFirst(phrases.error.count).hasPrefix(phrases.labels[.plainInputEnded])
    return isSaid && !tail.isEmpty ? [] : ["the end of the input is not told: \(exchange.lines.suffix(2))"]
  }
}
