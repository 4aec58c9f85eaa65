/// What a terminal tells the program.
public enum TerminalEvent: Sendable, Hashable {
  case key(Key)
  /// The text of one bracketed paste, as it came: line ends and control characters are still in it.
  case paste(String)
  case resize(Size)
  case mouse(MouseEvent)
  /// The program was stopped and runs again; the screen has to be drawn anew.
  case resumed
  /// The terminal is gone.
  case hangup
  /// A signal that asks the program to end.
  case signal(Int32)
}
