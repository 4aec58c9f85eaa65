import Surface

/// An escape sequence while it comes in.
struct EscapeSequence: Sendable {
  enum Kind: Sendable {
    /// `ESC [`: parameters and a final byte.
    case control
    /// `ESC O`: one final byte.
    case single
    /// `ESC ]`, `ESC P` and their like: text up to BEL or `ESC \`.
    case text

    init?(introducer byte: UInt8) {
      switch byte {
      case UInt8(ascii: "["): self = .control
      case UInt8(ascii: "O"): self = .single
      case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
        self = .text
      default: return nil
      }
    }
  }

  enum Progress {
    case unfinished, finished
    /// The byte does not belong to the sequence, which is dropped.
    case aborted
  }

  /// A sequence without a final byte ends here, in bytes behind its introducer.
  static let longest = 64

  let kind: Kind
  /// When its introducer came.
  let start: Duration
  /// Whether it is no key, because its Escape has already been one.
  let isSwallowed: Bool
  /// The bytes behind the introducer; of a text only the last one is kept.
  private(set) var bytes: [UInt8] = []
  private var count = 0

  init(kind: Kind, start: Duration, isSwallowed: Bool = false) {
    self.kind = kind
    self.start = start
    self.isSwallowed = isSwallowed
  }

  /// Whether no more is to come once the terminal has nothing to read. Programs and terminals write a string in one
  /// go, so an introducer alone was a key with Alt.
  var endsWithInput: Bool {
    switch kind {
    case .control: false
    case .single: true
    case .text: count == 0 || count >= EscapeSequence.longest
    }
  }

  /// Takes the next byte.
  mutating func receive(_ byte: UInt8) -> Progress {
    count += 1
    return kind == .text ? receiveText(byte) : receiveControl(byte)
  }

  private mutating func receiveText(_ byte: UInt8) -> Progress {
    let isTerminator = byte == UInt8(ascii: "\\") && bytes.last == 0x1B
    let isCancel = byte == 0x07 || byte == 0x18 || byte == 0x1A
    bytes = [byte]
    return isTerminator || isCancel ? .finished : .unfinished
  }

  private mutating func receiveControl(_ byte: UInt8) -> Progress {
    guard (0x20...0x7E).contains(byte) else { return .aborted }
    // The Linux console says F1 as `ESC [ [ A`.
    let isSecondBracket = kind == .control && bytes.isEmpty && byte == UInt8(ascii: "[")
    bytes.append(byte)
    let isFinal = byte >= 0x40 && !isSecondBracket
    return isFinal || count >= EscapeSequence.longest ? .finished : .unfinished
  }
}
