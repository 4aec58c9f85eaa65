import FormhausCore
import FormhausPlain
import FormhausStore
import FormhausText
import FormhausViews
import Glibc
import NcursesTerminal

/// A view as a conversation, on the terminal or on the standard streams.
@MainActor
final class PlainRun {
  private let host: ViewHost
  private let options: AppOptions
  private let channel: PlainChannel
  private let unknownTerminal: String?
  private let clock = LiveClock()
  private let stop = PlainStop()

  /// - Parameter unknownTerminal: the terminal's name when this machine's not knowing it is the reason for plain mode.
  init<Root: View>(_ root: Root, _ options: AppOptions, _ channel: PlainChannel, unknownTerminal: String?) {
    self.options = options
    self.channel = channel
    self.unknownTerminal = unknownTerminal
    var values = EnvironmentValues()
    values.clock = clock
    values.today = .today
    values.fileBrowser = options.fileBrowser
    values.reduceMotion = true
    values.labels = options.labels
    values.messages = options.messages
    values.mayLeave = options.mayLeave
    values.finish = { [stop] in stop.end(.finished) }
    values.leave = { [stop] in stop.end(.left) }
    host = ViewHost(root, environment: values)
  }

  /// Holds the conversation to its end.
  func result() async -> AppEnding {
    switch channel {
    case .standardStreams:
      return await talk(input: STDIN_FILENO, output: STDERR_FILENO)
    case .terminal:
      let descriptor = open(options.tty, O_RDWR | O_NOCTTY | O_CLOEXEC)
      guard descriptor >= 0 else { return .noTerminal("There is no terminal at \(options.tty).") }
      defer { close(descriptor) }
      return await talk(input: descriptor, output: descriptor)
    }
  }

  private func talk(input: Int32, output: Int32) async -> AppEnding {
    let session = PlainSession(
      host: host,
      options: PlainOptions(
        title: options.title, labels: options.labels, messages: options.messages,
        commandPrefix: options.commandPrefix, isQuietWhileWaiting: options.quietWait,
        mayLeave: options.mayLeave),
      clock: clock, input: input, output: output)
    stop.session = session
    if let unknownTerminal {
      let name = SafeText(value: unknownTerminal).string
      session.announce(SafeText(notes: options.labels.text(.terminalUnknown, ["name": name])))
    }
    let timing = options.timeLimit.map { limit in
      TimeLimit(limit, options.labels).start(
        on: clock, say: { [weak session] in session?.announce($0) }, end: { [stop] in stop.end(.timeLimit) })
    }
    // While a secret is typed the echo is off: a crash must not leave it so.
    NcursesTerminal.guardModes(of: input)
    // The closures hold the session weakly: it must live until the end.
    defer {
      withExtendedLifetime(session) { for work in timing ?? [] { work.cancel() } }
      NcursesTerminal.unguardModes()
    }
    let ending = await session.run()
    return stop.ending ?? AppEnding(ending)
  }
}

/// Ends a conversation from outside.
@MainActor
private final class PlainStop {
  weak var session: PlainSession?
  private(set) var ending: AppEnding?

  func end(_ ending: AppEnding) {
    self.ending = self.ending ?? ending
    session?.finish()
  }
}

extension AppEnding {
  init(_ ending: PlainEnding) {
    self =
      switch ending {
      case .sent: .finished
      case .left: .left
      case .interrupted: .interrupted
      case .endOfInput(let missing): .endOfInput(missing: missing.map(\.string))
      case .signalled(let number): .signalled(number)
      }
  }
}
