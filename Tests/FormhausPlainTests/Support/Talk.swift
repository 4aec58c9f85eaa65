import FormhausCore
import FormhausStore
import FormhausTesting
import FormhausText
import FormhausViews
import PlainRules
import Testing

@testable import FormhausPlain

/// A conversation as a test holds it. The picture shows what is written, and what is typed after `> `.
///
/// After everything that happens the rules of plain mode are checked.
@MainActor
final class Talk {
  let clock = TestClock()
  let host: ViewHost
  let conversation: PlainConversation
  private(set) var picture = ""
  private(set) var ending: PlainEnding?
  private var rules: PlainRules
  /// Lines that were typed while nothing is asked.
  private var waiting: [String] = []
  private var transcript = Transcript()
  /// Whether what is asked for is not shown.
  private(set) var isSecret = false
  private var shown = 0
  private var written: [String] = []

  init(
    _ view: some View, title: String? = nil, options: PlainOptions = PlainOptions(), review: Bool = true,
    autofill: AutofillProfile? = nil
  ) {
    var environment = EnvironmentValues()
    environment.clock = clock
    environment.reduceMotion = true
    environment.labels = options.labels
    environment.autofill = autofill
    host = ViewHost(view.formhausBehavior(FormBehavior(review: review)), environment: environment)
    rules = PlainRules(
      labels: options.labels, prefix: options.commandPrefix, choicesAtOnce: options.choicesAtOnce,
      isQuiet: options.isQuietWhileWaiting)
    var options = options
    options.title = title
    conversation = PlainConversation(host: host, options: options, clock: clock)
    conversation.output = { [weak self] in self?.take($0) }
    conversation.start()
  }

  func type(_ lines: String...) {
    for line in lines {
      if conversation.turn.isPrompting {
        rules.take(.typed(line, isSecret: isSecret))
      } else {
        waiting.append(line)
      }
      picture += "> \(isSecret ? "(not shown)" : line)\n"
      transcript.lineWasEchoed()
      conversation.receive(line: line)
      checkRules()
    }
  }

  func endInput() {
    rules.take(.inputEnded)
    conversation.receiveEndOfInput()
    checkRules()
  }

  func interrupt() {
    rules.take(.interrupted)
    conversation.interrupt()
    checkRules()
  }

  func wait(seconds: Int) {
    rules.take(.passed(.seconds(seconds)))
    clock.advance(by: .seconds(seconds))
    checkRules()
  }

  /// Tells the conversation that the tree changed by itself.
  func changeByItself() {
    host.invalidate()
    conversation.hostChanged()
    checkRules()
  }

  /// Waits until the tree changes by itself, and tells the conversation.
  func waitForChange(after start: @MainActor () -> Void) async {
    await withCheckedContinuation { continuation in
      host.invalidated = { [weak self] in
        self?.host.invalidated = nil
        continuation.resume()
      }
      start()
    }
    conversation.hostChanged()
    checkRules()
  }

  /// Waits until some words were written since the last look, telling the conversation of each change.
  func wait(for words: String) async {
    let deadline = ContinuousClock.now + .seconds(300)
    while !picture.dropFirst(shown).contains(words), ContinuousClock.now < deadline {
      // Other tests want the main actor too.
      try? await Task.sleep(for: .milliseconds(2))
      conversation.hostChanged()
    }
    checkRules()
  }

  /// What was written and typed since the last look, without the blanks at the ends of lines.
  var news: String {
    defer { shown = picture.count }
    let lines = picture.dropFirst(shown).split(separator: "\n", omittingEmptySubsequences: false).map {
      line in
      line.hasSuffix(" ") ? line.dropLast() : line
    }
    return lines.joined(separator: "\n")
  }

  /// All that was written, without the blanks behind prompts.
  var words: String { written.map { $0.trimmed + "\n" }.joined() }

  private func take(_ block: [PlainOutput]) {
    for (place, item) in block.enumerated() {
      switch item {
      case .line(let text):
        written.append(text.string)
        rules.take(.line(text.string))
      case .prompt(let text, let isSecret):
        written.append(text.string)
        self.isSecret = isSecret
        let isLast = place == block.count - 1
        rules.take(.prompt(text.string, isSecret: isSecret, facts: isLast ? conversation.facts : nil))
        // What was typed before is the answer.
        if !waiting.isEmpty { rules.take(.typed(waiting.removeFirst(), isSecret: isSecret)) }
      case .end(let ending):
        written.append("")
        self.ending = ending
        rules.take(.ended(ending.closing))
      }
    }
    picture += transcript.text(for: block)
  }

  private func checkRules() {
    #expect(rules.breaches.isEmpty, "\(rules.breaches)\n\(picture.suffix(500))")
    rules.forget()
  }
}

extension PlainEnding {
  fileprivate var closing: PlainClosing {
    switch self {
    case .sent: .sent
    case .left: .left
    case .interrupted: .interrupted
    case .endOfInput: .endOfInput
    case .signalled: .signalled
    }
  }
}

extension PlainConversation {
  /// What the form knows of what is asked now, apart from the words for it.
  fileprivate var facts: PlainFacts {
    let open = page.openQuestions.filter { $0.group == nil }
    var asked: PlainFacts.Asked?
    if case .asking(let asking) = turn, let question = page.question(asking.key), question.group == nil {
      asked = PlainFacts.Asked(
        question: question.told, isRequired: question.semantics.isRequired, kinds: kinds(of: question),
        hasValue: question.value(in: wording) != nil)
    }
    return PlainFacts(
      questions: open.map(\.told),
      step: page.step?.number,
      hints: Set(page.questions.compactMap { $0.semantics.hint?.sentence(in: wording).onOneLine.string }),
      asked: asked)
  }

  /// The phrases by one of which the kind of an answer is told.
  private func kinds(of question: Question) -> [LabelKey] {
    switch question.kind {
    case .text: question.isLookedUpByText ? [.plainKindLookUp] : []
    case .email: [.plainKindEmail]
    case .phone: [.plainKindPhone]
    case .url: [.plainKindURL]
    case .number: [.plainKindNumber]
    case .password: [.plainKindPassword]
    case .longText: [.plainKindLongText]
    case .date: [.plainKindDate, .plainNounDate]
    case .time: [.plainKindTime, .plainNounTime]
    case .dateTime: [.plainKindDateTime, .plainNounDateTime]
    case .file: [.plainKindFile]
    case .oneOf: [.plainKindOneOf, .plainKindManyChoices, .plainKindPartOfName]
    case .severalOf: [.plainKindSeveralOf, .plainKindManyChoices, .plainKindPartOfName]
    case .yesNo: [.plainKindYesNo]
    case .range: [.plainKindRange, .plainRangeStep, .plainRangeNumbers]
    }
  }
}

extension Question {
  fileprivate var told: PlainFacts.Question {
    PlainFacts.Question(key: "\(key)", label: label.string)
  }
}
