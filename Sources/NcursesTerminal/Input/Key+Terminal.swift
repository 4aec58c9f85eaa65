import Surface

extension Key {
  /// The key that sends the ASCII byte `byte`.
  init(typed byte: UInt8) {
    switch byte {
    case 0x09: self = .tab
    case 0x0A, 0x0D: self = .enter
    case 0x08, 0x7F: self = .backspace
    case 0x1B: self = .escape
    case 0x01...0x1A: self = .control(Character(Unicode.Scalar(byte + 0x60)))
    case 0x00...0x1F: self = .control(Character(Unicode.Scalar(byte + 0x40)))
    default: self = .character(Character(Unicode.Scalar(byte)))
    }
  }

  /// The key with Control; nil where no form uses it.
  var controlled: Key? {
    switch self {
    case .up: .controlUp
    case .down: .controlDown
    case .left: .controlLeft
    case .right: .controlRight
    case .home: .controlHome
    case .end: .controlEnd
    case .delete: .controlDelete
    default: nil
    }
  }

  /// The key with Shift; nil where no form uses it.
  var shifted: Key? {
    switch self {
    case .up: .shiftUp
    case .down: .shiftDown
    case .left: .shiftLeft
    case .right: .shiftRight
    case .home: .shiftHome
    case .end: .shiftEnd
    case .tab: .backTab
    default: nil
    }
  }
}
