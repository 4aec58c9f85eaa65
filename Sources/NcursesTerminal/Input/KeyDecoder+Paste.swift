import Surface

extension KeyDecoder {
  private static let startBracket = Array("\u{1B}[200~".utf8)
  private static let endBracket = Array("\u{1B}[201~".utf8)
  /// How much may stand behind a paste before it counts as part of it, in bytes.
  private static let longestTail = 64 * 1024

  mutating func beginPaste() {
    state = .paste
    paste = []
  }

  /// One byte between the brackets.
  mutating func receivePasted(_ byte: UInt8, _ events: inout [TerminalEvent]) {
    paste.append(byte)
    if ends(with: KeyDecoder.endBracket, byte) {
      paste.removeLast(KeyDecoder.endBracket.count)
      endPaste(&events)
    } else if paste.count > KeyDecoder.longestPaste + 4096 {
      // What is dropped must not take the beginning of a bracket with it.
      paste.removeSubrange(KeyDecoder.longestPaste..<paste.count - KeyDecoder.endBracket.count)
    }
  }

  mutating func endPaste(_ events: inout [TerminalEvent]) {
    if !paste.isEmpty { events.append(.paste(String(decoding: paste, as: UTF8.self))) }
    paste = []
    state = .tail
  }

  /// One byte right behind a paste. A pasted text may hold an end bracket itself, and what follows it was
  /// not typed: it is held until it is clear that no second end bracket comes.
  mutating func receiveBehindPaste(_ byte: UInt8, at time: Duration, _ events: inout [TerminalEvent]) {
    paste.append(byte)
    if ends(with: KeyDecoder.endBracket, byte) {
      paste.removeLast(KeyDecoder.endBracket.count)
      endPaste(&events)
    } else if ends(with: KeyDecoder.startBracket, byte) {
      paste.removeLast(KeyDecoder.startBracket.count)
      replayTail(at: time, &events)
      interrupt(&events)
      beginPaste()
    } else if paste.count > KeyDecoder.longestTail {
      endPaste(&events)
    }
  }

  /// What stood behind the paste was typed.
  mutating func replayTail(at time: Duration, _ events: inout [TerminalEvent]) {
    let typed = paste
    paste = []
    state = .ground
    for byte in typed {
      receiveTyped(byte, at: time, &events)
    }
    drain(at: time, &events)
  }

  private func ends(with bracket: [UInt8], _ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "~") && paste.count >= bracket.count
      && paste.suffix(bracket.count).elementsEqual(bracket)
  }
}
