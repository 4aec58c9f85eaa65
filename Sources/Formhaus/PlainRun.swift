import FormhausPlain
import FormhausStore
import FormhausText
import FormhausViews
import Glibc

/// A view as a conversation, on the terminal or on the standard streams.
@MainActor
final class PlainRun {
  private let host: ViewHost
  private let options: AppOptions
  private let channel: PlainChannel
  private let clock = LiveClock()
  private let stop = PlainStop()

  init<Root: View>(_ root: Root, _ options: AppOptions, _ channel: PlainChannel) {
    self.options = options
    self.channel = channel
    var values = EnvironmentValues()
    values.clock = clock
    values.reduceMotion = true
    values.labels = options.labels
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
      options: PlainOptions(title: options.title, labels: options.labels, messages: options.messages),
      clock: clock, input: input, output: output)
    stop.session = session
    if let limit = options.timeLimit { _ = clock.schedule(after: limit) { [stop] in stop.end(.timeLimit) } }
    // Its closures hold the session weakly: it must live until the end.
    defer { withExtendedLifetime(session) {} }
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
