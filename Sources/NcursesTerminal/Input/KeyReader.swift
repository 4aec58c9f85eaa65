import CNcurses
import Glibc
import Surface

/// Reads the terminal until nothing is left: ncurses finds the terminal's own keys among the bytes, the
/// decoder makes events of the rest.
///
/// Bytes are read by `wgetch`: `wget_wch` loses the first half of a character whose second half comes later.
@MainActor
struct KeyReader {
  private let tty: Tty
  private let pad: UnsafeMutablePointer<WINDOW>
  private var decoder: KeyDecoder
  private var failures = 0
  private var keys: [Int32: Key?] = [:]

  /// What a reading found besides events.
  enum Outcome {
    case open
    /// The terminal cannot be read while the program is in the background.
    case background
    case gone
  }

  private static let pasteStart: Int32 = 0x1001
  private static let pasteEnd: Int32 = 0x1002
  private static let mostRawBytes = 64 * 1024

  /// Prepares the current screen's input; nil when ncurses has no window to give.
  init?(_ tty: Tty, marksPastes: Bool) {
    // Reading through a pad draws nothing; reading through a window would.
    guard let pad = newpad(1, 1) else { return nil }
    self.tty = tty
    self.pad = pad
    decoder = KeyDecoder(marksPastes: marksPastes)
    keypad(pad, true)
    nodelay(pad, true)
    define_key("\u{1B}[200~", KeyReader.pasteStart)
    define_key("\u{1B}[201~", KeyReader.pasteEnd)
    // Clicks are decoded here, from the bytes.
    keyok(KEY_MOUSE, false)
    if environment("ESCDELAY") == nil {
      set_escdelay(environment("SSH_CONNECTION") == nil ? 25 : 100)
    }
  }

  func close() {
    delwin(pad)
  }

  /// When `expire` is to be called; nil when nothing is pending.
  var deadline: Duration? { decoder.deadline }

  /// Forgets what is half read.
  mutating func reset() {
    decoder = KeyDecoder(marksPastes: decoder.marksPastes)
  }

  mutating func expire(at time: Duration) -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    decoder.expire(at: time, &events)
    return events
  }

  /// Reads everything there is.
  mutating func read(at time: Duration) -> (events: [TerminalEvent], outcome: Outcome) {
    var events: [TerminalEvent] = []
    while true {
      if decoder.readsRawBytes {
        guard let bytes = tty.read(upTo: KeyReader.mostRawBytes) else { break }
        failures = 0
        for byte in bytes { decoder.receive(.byte(byte), at: time, &events) }
      } else {
        let code = wgetch(pad)
        if code == ERR { break }
        failures = 0
        if let input = input(code) { decoder.receive(input, at: time, &events) }
      }
    }
    decoder.drain(at: time, &events)
    return (events, outcome())
  }

  /// Why there was nothing more: nothing typed, the terminal gone, or not ours.
  private mutating func outcome() -> Outcome {
    switch tty.readiness() {
    case .gone: return .gone
    case .nothing: return .open
    case .input:
      if !tty.isForeground { return .background }
      // Bytes may have come just now; a terminal that is gone has them for ever.
      failures += 1
      return failures >= 3 ? .gone : .open
    }
  }

  private mutating func input(_ code: Int32) -> KeyInput? {
    switch code {
    case 0...0xFF: return .byte(UInt8(code))
    case KeyReader.pasteStart: return .pasteStart
    case KeyReader.pasteEnd: return .pasteEnd
    default:
      if let known = keys[code] { return known.map(KeyInput.key) }
      let name = keyname(code).map { String(cString: $0) } ?? ""
      let key = KeyCode.key(code, name: name)
      keys[code] = .some(key)
      return key.map(KeyInput.key)
    }
  }
}
