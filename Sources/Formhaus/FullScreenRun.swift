import Dispatch
import FormhausStore
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
  private let clock = LiveClock()
  private let ending: Ending
  private var screen: Screen?
  private var isFrameDue = false

  init<Root: View>(_ root: Root, _ options: AppOptions, _ environment: AppEnvironment) {
    self.options = options
    let colours = options.colours ?? (environment.refusesColour ? .monochrome : nil)
    terminal = NcursesTerminal(
      TerminalOptions(tty: options.tty, colours: colours, mouse: options.mouse))
    reduceMotion = options.reduceMotion ?? environment.reducesMotion
    let ending = Ending()
    var values = EnvironmentValues()
    values.clock = clock
    values.reduceMotion = reduceMotion
    values.labels = options.labels
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
    screen = makeScreen()
    if let limit = options.timeLimit {
      _ = clock.schedule(after: limit) { [ending] in ending.end(.timeLimit) }
    }
    present()
    return await ending.value()
  }

  private func makeScreen() -> Screen {
    let capabilities = terminal.capabilities
    let screen = Screen(
      host: host,
      options: ScreenOptions(
        colours: capabilities.colours, reduceMotion: reduceMotion, mouse: options.mouse,
        width: terminal.textWidth,
        ascii: !capabilities.unicode, labels: options.labels),
      size: terminal.size, clock: clock)
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
    return screen
  }

  private func take(_ event: TerminalEvent) {
    switch event {
    case .signal(let number): ending.end(.signalled(number))
    case .hangup: ending.end(.signalled(SIGHUP))
    default: screen?.handle(event)
    }
  }

  /// One frame for all that changes before the main queue is empty.
  private func requestFrame() {
    guard !isFrameDue else { return }
    isFrameDue = true
    DispatchQueue.main.async { MainActor.assumeIsolated { self.present() } }
  }

  private func present() {
    isFrameDue = false
    guard !ending.isReached, let screen else { return }
    terminal.present(screen.frame())
  }
}
