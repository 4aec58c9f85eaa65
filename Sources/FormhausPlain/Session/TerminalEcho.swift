import Glibc

/// Whether a terminal shows what is typed.
@MainActor
final class TerminalEcho {
  private let descriptor: Int32
  /// The settings to give back; nil while the terminal shows what is typed.
  private var shown: termios?

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Whether a person types there.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Shows what is typed, or only the line feed at its end.
  func show(_ isShown: Bool) {
    if isShown {
      restore()
    } else {
      hide()
    }
  }

  private func hide() {
    var settings = termios()
    guard shown == nil, tcgetattr(descriptor, &settings) == 0 else { return }
    shown = settings
    settings.c_lflag &= ~tcflag_t(ECHO)
    settings.c_lflag |= tcflag_t(ECHONL)
    tcsetattr(descriptor, TCSADRAIN, &settings)
  }

  private func restore() {
    guard var settings = shown else { return }
    shown = nil
    tcsetattr(descriptor, TCSADRAIN, &settings)
  }
}
