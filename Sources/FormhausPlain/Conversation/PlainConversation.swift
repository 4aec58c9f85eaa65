import FormhausCore
public import FormhausStore
public import FormhausText
public import FormhausViews

/// A form asked line by line: the questions of a view tree in reading order, what is typed, and what is answered.
///
/// It does no input or output of its own: lines go in through `receive`, and what is to be written comes out through
/// `output`, all that belongs to one event at once. It ends with `PlainOutput.end`.
@MainActor
public final class PlainConversation {
  /// Takes what is to be written, in order.
  public var output: (@MainActor ([PlainOutput]) -> Void)?

  let host: ViewHost
  let options: PlainOptions
  let clock: any FormClock
  let wording: PlainWording

  var page = PlainPage()
  var turn = Turn.idle
  /// The step whose heading was said last.
  var arrivedStep: PlainPage.Step?
  /// The questions that were answered, each with whether there was an answer in it.
  var answered: [Question.Key: Bool] = [:]
  /// The questions whose answer was refused, and not given anew.
  var refused: Set<Question.Key> = []
  var editing: Editing?
  /// What the numbers on Review lead to.
  var reviewItems: [ReviewItem] = []
  /// Whether anything was answered.
  var hasTyped = false
  /// What was said once and is not said again by itself.
  var said = SaidOnce()
  /// The answers of the steps that were left, by number.
  var answersOfSteps: [Int: StepAnswers] = [:]
  /// The item of a group whose heading was said last.
  var saidItem: ElementID?
  /// What the button that sends is called while nothing is sent.
  var sendTitle: SafeText?
  var timer: ScheduledWork?

  private var lines: [String] = []
  private var hasInputEnded = false
  private var pending: [PlainOutput] = []

  public init(host: ViewHost, options: PlainOptions = PlainOptions(), clock: any FormClock) {
    self.host = host
    host.isSpoken = true
    self.options = options
    self.clock = clock
    wording = PlainWording(
      labels: options.labels, prefix: SafeText(label: options.commandPrefix).onOneLine.string)
  }

  /// Says what the form is and asks the first question.
  public func start() {
    guard case .idle = turn else { return }
    readPage()
    introduce()
    proceed()
    settle()
  }

  /// Takes a typed line, without its line feed; one that comes while nothing is asked waits its turn.
  public func receive(line: String) {
    lines.append(line)
    settle()
  }

  /// There will be no further lines.
  public func receiveEndOfInput() {
    hasInputEnded = true
    settle()
  }

  /// Ctrl-C: calls off what is being sent, else asks whether to leave; the second time it leaves.
  public func interrupt() {
    interruptTurn()
    settle()
  }

  /// The host's tree changed by itself, as `ViewHost.invalidated` tells.
  public func hostChanged() {
    hostHasChanged()
    settle()
  }

  /// Says the current prompt again, as after the program was stopped and goes on.
  public func repeatPrompt() {
    prompt()
    flush()
  }

  /// Says what does not come from the form, such as how much time is left, and the current prompt again. Before the
  /// start it is what is said first.
  public func announce(_ text: SafeText) {
    if case .ended = turn { return }
    say(text.sentence(in: wording))
    prompt()
    flush()
  }

  /// The host is done with the form: says what it has not said yet, and ends.
  public func finish() {
    hostHasChanged()
    end(.sent)
    flush()
  }

  /// Ends the conversation from outside, as on a signal.
  public func end(by signal: Int32) {
    end(.signalled(signal))
    flush()
  }

  // MARK: What the parts of the conversation share

  func say(_ text: SafeText) {
    pending.append(.line(text.onOneLine))
  }

  func say(_ key: LabelKey, _ arguments: [String: SafeText] = [:], count: Int? = nil) {
    say(wording.text(key, arguments, count: count))
  }

  func ask(for text: SafeText, isSecret: Bool = false) {
    pending.append(.prompt(text, isSecret: isSecret))
  }

  func end(_ ending: PlainEnding) {
    if case .ended = turn { return }
    timer?.cancel()
    turn = .ended
    pending.append(.end(ending))
  }

  func flush() {
    guard !pending.isEmpty, let output else { return }
    let block = pending
    pending = []
    output(block)
  }

  /// Reads the tree anew.
  func readPage() {
    let before = page
    page = PlainPage(host.tree())
    // What has gone from a page is news when it comes back.
    if page.step == before.step { said.passages.subtract(before.passages.subtracting(page.passages)) }
  }

  /// Takes the lines that wait as long as something is asked, then writes what came of it.
  private func settle() {
    while turn.isPrompting, !lines.isEmpty {
      take(lines.removeFirst())
    }
    if hasInputEnded, turn.isPrompting { inputEnds() }
    flush()
  }

  private func take(_ line: String) {
    switch turn {
    case .asking(let asking): answer(line, asking)
    case .reviewing: answerReview(line)
    case .stuck: answerStuck(line)
    case .leaving(let turn, let ending): answerLeaving(line, from: turn, by: ending)
    case .removing(let turn, let place, let key): answerRemoving(line, place, of: key, from: turn)
    case .deciding: decide(line)
    case .loading, .loadingPage, .lookingUp, .idle, .working, .sent, .ended: break
    }
  }
}
