import FormhausText
import FormhausViews

/// What a command does besides changing the state of the screen.
enum ScreenEffect: Sendable, Hashable {
  // Actions of elements.
  case setText(ElementID, String)
  case pick(ElementID, Int)
  case clear(ElementID)
  case press(ElementID)
  case commit(ElementID)
  case lookUp(ElementID, String)
  case cancel(ElementID)
  /// Says a sentence on the status row.
  case say(SafeText)
  case end(ScreenEnding)
  case suspend
  case redraw
}

/// How a person left the screen.
public enum ScreenEnding: Sendable, Hashable {
  /// With any of the keys below, when the form had been sent.
  case sent
  /// With Esc or Cancel.
  case left
  /// With Ctrl-C.
  case interrupted
}
