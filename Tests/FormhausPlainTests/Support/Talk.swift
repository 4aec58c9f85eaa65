import FormhausCore
import FormhausStore
import FormhausTesting
import FormhausText
import FormhausViews
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
  private(set) var events: [TalkEvent] = []
  private(set) var ending: PlainEnding?
  private var transcript = Transcript()
  /// Whether what is asked for is not shown.
  private(set) var isSecret = false
  private var shown = 0
  private var secrets: [String] = []
  private let isEnglish: Bool
  /// The place of the prompt up to which the rules were checked.
  private var checked = 0

  init(
    _ view: some View, title: String? = nil, options: PlainOptions = PlainOptions(), review: Bool = true,
    autofill: AutofillProfile? = nil
  ) {
    var environment = EnvironmentValues()
    environment.clock = clock
    environment.reduceMotion = true
    environment.autofill = autofill
    host = ViewHost(view.formhausBehavior(FormBehavior(review: review)), environment: environment)
    isEnglish = options.labels[.required] == "required"
    var options = options
    options.title = title
    conversation = PlainConversation(host: host, options: options, clock: clock)
    conversation.output = { [weak self] in self?.take($0) }
    conversation.start()
  }

  func type(_ lines: String...) {
    for line in lines {
      events.append(.typed(line, isSecret: isSecret))
      if isSecret { secrets.append(line) }
      picture += "> \(isSecret ? "(not shown)" : line)\n"
      transcript.lineWasEchoed()
      conversation.receive(line: line)
      checkRules()
    }
  }

  func endInput() {
    conversation.receiveEndOfInput()
    checkRules()
  }

  func interrupt() {
    conversation.interrupt()
    checkRules()
  }

  func wait(seconds: Int) {
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
  var written: String {
    events.reduce("") { text, event in
      if case .written(let item) = event { text + item.words.trimmed + "\n" } else { text }
    }
  }

  private func take(_ block: [PlainOutput]) {
    for item in block {
      events.append(.written(item))
      if case .prompt(_, let isSecret) = item { self.isSecret = isSecret }
      if case .end(let ending) = item { self.ending = ending }
    }
    picture += transcript.text(for: block)
  }

  private func checkRules() {
    let broken =
      PlainRules(events: Array(events[checked...]), secrets: secrets, isEnglish: isEnglish).broken
    #expect(broken.isEmpty, "\(picture.suffix(500))")
    checked = events.lastIndex { if case .written(.prompt) = $0 { true } else { false } } ?? checked
  }
}

enum TalkEvent {
  case written(PlainOutput)
  case typed(String, isSecret: Bool)
}

extension PlainOutput {
  var words: String {
    switch self {
    case .line(let text), .prompt(let text, _): text.string
    case .end: ""
    }
  }
}
