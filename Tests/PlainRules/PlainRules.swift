public import FormhausCore

/// The rules of plain mode, P1 to P15, held against a conversation as it goes on.
///
/// P14, the same end as on the screen, is what the differential tests show; all others are here, one type each. The
/// words are those of the catalog in which the conversation is held.
public struct PlainRules {
  /// What was against a rule so far, in order.
  public private(set) var breaches: [PlainBreach] = []
  private let phrases: PlainPhrases
  private var rules: [any PlainRule]
  private var exchange = PlainExchange(input: .start)
  /// Whether the exchange was judged.
  private var isJudged = false
  /// The question that waits for an answer.
  private var open: PlainPrompt?
  private var facts: PlainFacts?

  /// - Parameters:
  ///   - labels: the texts in which the conversation is held.
  ///   - prefix: what commands begin with.
  ///   - choicesAtOnce: the most choices that are said at once.
  ///   - isQuiet: whether nothing is said while something takes long.
  public init(
    labels: Labels = Labels(), prefix: String = "/", choicesAtOnce: Int = 9, isQuiet: Bool = false
  ) {
    phrases = PlainPhrases(labels: labels, prefix: prefix)
    rules = [
      PrintableRule(), AppendRule(), WaitingRule(isQuiet: isQuiet), PromptRule(), SecretRule(), ErrorRule(),
      HeadingRule(), ChoiceRule(choicesAtOnce: choicesAtOnce), CommandRule(), BackRule(), HintRule(),
      AppearanceRule(), SpaceRule(), ReviewRule(),
    ]
  }

  /// What a finished transcript breaks.
  public static func breaches(
    of events: [PlainEvent], labels: Labels = Labels(), prefix: String = "/"
  ) -> [PlainBreach] {
    var rules = PlainRules(labels: labels, prefix: prefix)
    for event in events { rules.take(event) }
    rules.finish()
    return rules.breaches
  }

  /// Takes what happened next.
  public mutating func take(_ event: PlainEvent) {
    switch event {
    case .line(let text):
      beginByItself()
      exchange.lines.append(text)
    case .prompt(let text, let isSecret, let facts):
      beginByItself()
      let prompt = PlainPrompt(text, isSecret: isSecret, phrases)
      exchange.next = prompt
      exchange.factsAfter = facts
      open = prompt
      self.facts = facts
      judge()
    case .ended(let closing):
      beginByItself()
      exchange.ending = closing
      open = nil
      judge()
    case .typed(let line, let isSecret):
      begin(
        .typed(line, isSecret && line.isEmpty ? .blank : TypedMeaning(line, prefix: phrases.prefix)))
    case .interrupted: begin(.interrupted)
    case .inputEnded: begin(.inputEnded)
    case .passed(let duration): begin(.passed(duration))
    }
  }

  /// Forgets the breaches that were told already.
  public mutating func forget() { breaches = [] }

  /// Nothing more happens.
  public mutating func finish() { judge() }

  private mutating func begin(_ input: PlainExchange.Input) {
    judge()
    exchange = PlainExchange(open: open, input: input, factsBefore: facts)
    isJudged = false
  }

  /// What is written behind a question was not asked for.
  private mutating func beginByItself() {
    guard exchange.isComplete else { return }
    begin(.change)
  }

  private mutating func judge() {
    guard !isJudged else { return }
    isJudged = true
    // While something is worked at nothing is asked.
    if exchange.next == nil, !exchange.lines.isEmpty { open = nil }
    for place in rules.indices {
      let number = rules[place].number
      breaches += rules[place].judge(exchange, phrases).map { PlainBreach(rule: number, text: $0) }
    }
  }
}

/// One thing that is against a rule of plain mode.
public struct PlainBreach: Sendable, Equatable, CustomStringConvertible {
  /// The number of the rule, from 1.
  public let rule: Int
  /// What is wrong, with the text that shows it.
  public let text: String

  public var description: String { "P\(rule), \(text)" }
}

/// One rule of plain mode. It may remember what came before.
protocol PlainRule: Sendable {
  var number: Int { get }

  /// What an exchange has against the rule, in words.
  mutating func judge(_ exchange: PlainExchange, _ phrases: PlainPhrases) -> [String]
}
