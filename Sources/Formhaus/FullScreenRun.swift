import Dispatch
import FormhausCore
import FormhausStore
import FormhausText
import FormhausUI
import FormhausViews
import Glibc
import NcursesTerminal
import Surface

/// A view on the whole screen: events go to the screen, its frames to the terminal.
@MainActor
final class FullScreenRun {
  private let terminal: NcursesTerminal
  private let host: ViewHost
  private let options: AppOptions
  private let reduceMotion: Bool
  private let borders: Borders
  /// Whether the terminal has few characters, as consoles have.
  private let isConsole: Bool
  private let clock = LiveClock()
  private let ending: Ending
  private var screen: Screen?
  /// The bell and the flash that are due once what they tell is in sight.
  private var isBellDue = false
  private var isFlashDue = false

  init<Root: View>(_ root: Root, _ options: AppOptions, _ environment: AppEnvironment) {
    self.options = options
    terminal = NcursesTerminal(
      TerminalOptions(
        tty: options.tty, colours: options.colours, mouse: options.mouse,
        ambiguousWide: options.ambiguousWide))
    isConsole = environment.isConsole
    reduceMotion = options.reduceMotion ?? isConsole
    borders =
      options.borders ?? Borders.standard(reducesMotion: options.reduceMotion == true, theme: options.theme)
    let ending = Ending()
    var values = EnvironmentValues()
    values.clock = clock
    values.today = .today
    values.fileBrowser = options.fileBrowser
    values.reduceMotion = reduceMotion
    values.labels = options.labels
    values.messages = options.messages
    values.mayLeave = options.mayLeave
    values.finish = { ending.end(.finished) }
    values.leave = { ending.end(.left) }
    self.ending = ending
    host = ViewHost(root, environment: values)
  }

  /// Shows the view until it ends; the terminal is given back in every case.
  func result() async -> AppEnding {
    do {
      try terminal.start { [weak self] event in self?.take(event) }
    } catch {
      return .noTerminal(String(describing: error))
    }
    // The closures below hold the run weakly: it must live until the end.
    defer { withExtendedLifetime(self) { terminal.stop() } }
    let screen = makeScreen()
    self.screen = screen
    let sentences = FullScreenRun.openingSentences(options, standIn: terminal.standIn)
    if !sentences.isEmpty { screen.announce(SafeText(notes: options.labels.sentences(sentences))) }
    let timing = options.timeLimit.map { limit in
      TimeLimit(limit, options.labels).start(
        on: clock, say: { [weak screen] in screen?.announce($0) }, end: { [ending] in ending.end(.timeLimit) }
      )
    }
    defer { for work in timing ?? [] { work.cancel() } }
    present()
    return await ending.value()
  }

  /// What is said once about the terminal: that it is taken for another, and how a screen reader of the console is served
  /// better. Nothing is switched by it.
  static func openingSentences(_ options: AppOptions, standIn: StandInDescription?) -> [String] {
    var sentences: [String] = []
    if access(options.speakupFolder, F_OK) == 0 { sentences.append(options.labels[.terminalSpoken]) }
    if let standIn {
      let names = ["name": SafeText(value: standIn.terminal).string, "used": standIn.used]
      sentences.append(options.labels.text(.terminalStandIn, names))
    }
    return sentences
  }

  private func makeScreen() -> Screen {
    let capabilities = terminal.capabilities
    let screen = Screen(
      host: host,
      options: ScreenOptions(
        theme: options.theme, colours: capabilities.colours, reduceMotion: reduceMotion, mouse: options.mouse,
        width: terminal.textWidth,
        ascii: !capabilities.unicode || options.ambiguousWide, isConsole: isConsole, borders: borders,
        isLarge: options.isLarge, bell: options.bell, flash: options.flash, mayLeave: options.mayLeave,
        operatorKey: options.operatorKey, labels: options.labels),
      size: terminal.size, clock: clock)
    screen.rings = { [weak self] in self?.isBellDue = true }
    screen.flashes = { [weak self] in self?.isFlashDue = true }
    screen.needsFrame = { [weak self] in self?.requestFrame() }
    screen.ended = { [ending] (end: ScreenEnding) in
      switch end {
      case .sent: ending.end(.finished)
      case .left: ending.end(.left)
      case .interrupted: ending.end(.interrupted)
      }
    }
    screen.wantsSuspend = { [terminal] in terminal.suspend() }
    screen.wantsRedraw = { [terminal] in terminal.redraw() }
    screen.unsentBytes = { [terminal] in terminal.unsentBytes }
    return screen
  }

  private func take(_ event: TerminalEvent) {
    switch event {
    case .signal(let number): ending.end(.signalled(number))
    case .hangup: ending.end(.signalled(SIGHUP))
    default: screen?.handle(event)
    }
  }

  /// Draws when the main queue has come to its end. The screen asks once for all that changes before.
  private func requestFrame() {
    DispatchQueue.main.async { MainActor.assumeIsolated { self.present() } }
  }

  private func present() {
    guard !ending.isReached, let screen else { return }
    terminal.present(screen.frame())
    if isBellDue { terminal.ring() }
    if isFlashDue { terminal.flash() }
    (isBellDue, isFlashDue) = (false, false)
  }
}

extension Borders {
  /// The lines where none were asked for: a person who wants less to move, or more contrast, is better off without.
  static func standard(reducesMotion: Bool, theme: FormhausTheme) -> Borders {
    reducesMotion || theme.leastContrast >= FormhausTheme.highContrast.leastContrast ? .none : .line
  }
}
