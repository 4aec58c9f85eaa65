import Glibc

extension TmuxSession {
  /// Whether the terminal shows what is typed.
  public func echoes() throws -> Bool {
    let terminal = open(try ttyPath(), O_RDWR | O_NOCTTY)
    guard terminal >= 0 else { throw TmuxError("the terminal cannot be opened") }
    defer { Glibc.close(terminal) }
    var modes = termios()
    guard tcgetattr(terminal, &modes) == 0 else { throw TmuxError("the terminal does not tell its modes") }
    return modes.c_lflag & tcflag_t(ECHO) != 0
  }
}
