/// One key press.
public enum Key: Sendable, Hashable {
  /// A key that types `Character`; the space bar too.
  case character(Character)
  /// A letter from `a` to `z` (or one of `@ \ ] ^ _`) with Control. Those that a terminal cannot tell
  /// from Tab, Enter, Backspace and Escape arrive as these.
  case control(Character)
  /// A key with Alt (or Meta).
  case alt(Character)
  /// F1 and up.
  case function(Int)
  case enter, tab, backTab, escape, backspace, delete, insert
  case up, down, left, right, home, end, pageUp, pageDown
  case controlUp, controlDown, controlLeft, controlRight, controlHome, controlEnd, controlDelete
  case shiftUp, shiftDown, shiftLeft, shiftRight, shiftHome, shiftEnd
  case altDown
}
