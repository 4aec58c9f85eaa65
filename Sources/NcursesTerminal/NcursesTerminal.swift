import CNcurses
import CTerminalGuard
import Dispatch
import Glibc
public import Surface

/// A real terminal, drawn by ncurses. One may run at a time.
///
/// It opens the terminal by its path, so standard input and output stay free for data.
@MainActor
public final class NcursesTerminal: TerminalBackend {
  public let options: TerminalOptions
  /// The screen's extent, in cells; zero before `start`.
  public internal(set) var size = Size.zero
  /// What the terminal can show; nothing before `start`.
  public internal(set) var capabilities = TerminalCapabilities(colours: .monochrome, unicode: false)
  /// The description that stands in for the terminal's own, which a person should be told once; nil for none, and
  /// before `start`.
  public internal(set) var standIn: StandInDescription?

  var onEvent: (@MainActor (TerminalEvent) -> Void)?
  var session: TerminalSession?
  var inputSource: (any DispatchSourceRead)?
  var signalSource: (any DispatchSourceRead)?
  var isTimerSet = false
  /// What the screen shows now; nil when it has to be drawn as a whole.
  var shown: Frame?
  var lastFrame: Frame?

  public init(_ options: TerminalOptions = TerminalOptions()) {
    self.options = options
  }

  public var unsentBytes: Int { session?.tty.unsentBytes ?? 0 }

  /// Whether the terminal is taken over.
  public var isRunning: Bool { session != nil }

  public func start(onEvent: @escaping @MainActor (TerminalEvent) -> Void) throws {
    guard session == nil else { return }
    let session = try TerminalSession(options)
    self.session = session
    self.onEvent = onEvent
    standIn = session.standIn
    capabilities = session.capabilities
    size = session.tty.size ?? session.screenSize
    session.resize(to: size)
    listen(session)
  }

  public func stop() {
    guard let session else { return }
    inputSource?.cancel()
    signalSource?.cancel()
    inputSource = nil
    signalSource = nil
    self.session = nil
    onEvent = nil
    shown = nil
    lastFrame = nil
    session.end(rows: size.rows)
  }

  func emit(_ event: TerminalEvent) {
    onEvent?(event)
  }
}
