import CNcurses
import Surface

/// What ncurses' key codes mean.
enum KeyCode {
  /// The key of a code, or of an extended code by its name in the terminal's description; nil for a key that
  /// no form uses.
  static func key(_ code: Int32, name: String) -> Key? {
    if (KEY_F0 + 1...KEY_F0 + 63).contains(code) { return .function(Int(code - KEY_F0)) }
    return standard[code] ?? extended[name]
  }

  private static let standard: [Int32: Key] = [
    KEY_UP: .up, KEY_DOWN: .down, KEY_LEFT: .left, KEY_RIGHT: .right, KEY_HOME: .home, KEY_END: .end,
    KEY_LL: .end, KEY_PPAGE: .pageUp, KEY_NPAGE: .pageDown, KEY_ENTER: .enter, KEY_BTAB: .backTab,
    KEY_BACKSPACE: .backspace, KEY_DC: .delete, KEY_IC: .insert, KEY_SLEFT: .shiftLeft,
    KEY_SRIGHT: .shiftRight, KEY_SR: .shiftUp, KEY_SF: .shiftDown, KEY_SHOME: .shiftHome,
    KEY_SEND: .shiftEnd,
    // The corners of the number pad are digits where the terminal tells them from the other keys.
    KEY_A1: .character("7"), KEY_A3: .character("9"), KEY_B2: .character("5"), KEY_C1: .character("1"),
    KEY_C3: .character("3"),
  ]

  private static let extended: [String: Key] = [
    "kUP5": .controlUp, "kDN5": .controlDown, "kLFT5": .controlLeft, "kRIT5": .controlRight,
    "kHOM5": .controlHome, "kEND5": .controlEnd, "kDC5": .controlDelete, "kDN3": .altDown, "kUP": .shiftUp,
    "kDN": .shiftDown,
    "ka2": .character("8"), "kb1": .character("4"), "kb3": .character("6"), "kc2": .character("2"),
    "kpZRO": .character("0"), "kp0": .character("0"), "kpADD": .character("+"), "kpSUB": .character("-"),
    "kpMUL": .character("*"), "kpDIV": .character("/"), "kpDOT": .character("."), "kpCMA": .character(","),
  ]
}
