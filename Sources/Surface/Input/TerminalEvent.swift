/// What a terminal tells the program.
public enum TerminalEvent: Sendable, Hashable {
  case key(Key)
  /// The text of one bracketed paste, as it came: line ends and control characters are still in it.
  case paste(String)
  case resize(Size)
  case mouse(MouseEvent)
  /// The program was stopped and runs again, on a screen that shows nothing of it: a frame is due. When the size has
  /// changed meanwhile, `resize` is told instead.
  case resumed
  /// The terminal is gone.
  case hangup
  /// A signal that asks the program to end. It is ended by it when it does not stop the terminal within 3 seconds.
  case signal(Int32)
}
