public import FormhausCore

/// What a program in plain mode wrote, read as a conversation.
public struct PlainTranscript: Sendable {
  public private(set) var events: [PlainEvent] = []
  private let phrases: PlainPhrases
  private var typed: ArraySlice<String>
  /// Whether what was typed stands in the text.
  private let isEchoed: Bool
  private let closing: PlainClosing?
  /// What a Ctrl-C is among the lines that are typed.
  public static let interrupt = "^C"

  /// - Parameters:
  ///   - text: all that was written, with its line feeds.
  ///   - typed: the lines that were typed, in order; `interrupt` for a Ctrl-C.
  ///   - isEchoed: whether a terminal shows what is typed; a secret is not shown.
  ///   - closing: how the program ended; nil while it runs.
  public init(
    _ text: String, typed: [String], isEchoed: Bool = false, closing: PlainClosing? = nil,
    labels: Labels = Labels(), prefix: String = "/"
  ) {
    phrases = PlainPhrases(labels: labels, prefix: prefix)
    self.typed = typed[...]
    self.isEchoed = isEchoed
    self.closing = closing
    var lines = text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    var rest = lines[...]
    while let line = rest.popFirst() { read(String(line), &rest) }
    if let closing { events.append(.ended(closing)) }
  }

  private mutating func read(_ line: String, _ rest: inout ArraySlice<Substring>) {
    guard let prompt = prompt(in: line) else {
      events.append(.line(line))
      return
    }
    let isSecret = phrases[.plainKindPassword].isPart(of: prompt)
    events.append(.prompt(prompt, isSecret: isSecret))
    answer(PlainPrompt(prompt, isSecret: isSecret, phrases), &rest)
  }

  /// The question that a line is, without what was typed behind it; nil for any other line.
  private func prompt(in line: String) -> String? {
    if line.hasSuffix(phrases.colon + " ") { return line }
    guard isEchoed, let next = typed.first, line.hasSuffix(next) else { return nil }
    let text = String(line.dropLast(next.count))
    return text.hasSuffix(phrases.colon + " ") ? text : nil
  }

  /// What the transcript has against the rules.
  public func breaches(labels: Labels = Labels(), prefix: String = "/") -> [PlainBreach] {
    PlainRules.breaches(of: events, labels: labels, prefix: prefix)
  }

  /// Takes what was typed at a question: one line, or all of a longer text.
  private mutating func answer(_ prompt: PlainPrompt, _ rest: inout ArraySlice<Substring>) {
    guard let first = typed.popFirst() else { return endInput() }
    take(first, prompt)
    guard prompt.isLongText(phrases), first != PlainTranscript.interrupt else { return }
    let isBegun = prompt.states([.plainLinesSoFar], phrases)
    var line = first
    var isFirst = true
    while !isEnd(line, isFirst: isFirst && !isBegun) {
      guard let next = typed.popFirst() else { return endInput() }
      if isEchoed, rest.first.map(String.init) == next { rest.removeFirst() }
      take(next, prompt)
      (line, isFirst) = (next, false)
    }
  }

  /// Nothing was typed there: the input ended, unless the program was ended by something else.
  private mutating func endInput() {
    if closing == .endOfInput { events.append(.inputEnded) }
  }

  private mutating func take(_ line: String, _ prompt: PlainPrompt) {
    events.append(
      line == PlainTranscript.interrupt ? .interrupted : .typed(line, isSecret: prompt.isSecret))
  }

  /// Whether a line ends what is typed of a longer text, for the time being.
  private func isEnd(_ line: String, isFirst: Bool) -> Bool {
    switch TypedMeaning(line, prefix: phrases.prefix) {
    case .blank: isFirst
    case .command, .unknown: true
    case .text(let text): text == "." || line == PlainTranscript.interrupt
    }
  }
}
