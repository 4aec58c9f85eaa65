import Surface
import Testing

@testable import NcursesTerminal

@Suite struct PasteTests {
  private static let start = "\u{1B}[200~"
  private static let end = "\u{1B}[201~"

  /// A decoder into which bytes go in pieces, `pause` milliseconds apart.
  private func events(_ pieces: [[UInt8]], pause: Int = 0, until end: Int = 60_000) -> [TerminalEvent] {
    var decoder = KeyDecoder()
    var events: [TerminalEvent] = []
    for (number, piece) in pieces.enumerated() {
      let time = Duration.milliseconds(number * pause)
      decoder.expire(at: time, &events)
      for byte in piece { decoder.receive(.byte(byte), at: time, &events) }
      decoder.drain(at: time, &events)
    }
    decoder.expire(at: .milliseconds(end), &events)
    return events
  }

  private func events(_ text: String) -> [TerminalEvent] {
    events([Array(text.utf8)])
  }

  @Test func aPasteIsOneEventWithItsTextAsItCame() {
    let text = "line 1\r\n日本\t\u{1B}[A\u{3}~"
    #expect(events(PasteTests.start + text + PasteTests.end) == [.paste(text)])
  }

  @Test(arguments: 1...7) func aPasteMayComeInPieces(length: Int) {
    let bytes = Array((PasteTests.start + "añ日\u{1B}[20😀" + PasteTests.end + "b").utf8)
    let pieces = stride(from: 0, to: bytes.count, by: length).map {
      Array(bytes[$0..<min($0 + length, bytes.count)])
    }
    // The opening bracket comes in pieces too; an Escape on its own is the key.
    let escape: [TerminalEvent] = length == 1 ? [.key(.escape)] : []
    #expect(events(pieces, pause: 10) == escape + [.paste("añ日\u{1B}[20😀"), .key(.character("b"))])
  }

  @Test func typingGoesOnBehindAPaste() {
    let events = events(PasteTests.start + "a" + PasteTests.end + "\tb\u{1B}[B")
    #expect(events == [.paste("a"), .key(.tab), .key(.character("b")), .key(.down)])
  }

  @Test func anEndBracketInsideAPasteLetsNothingThroughAsTyped() {
    let text = PasteTests.start + "good" + PasteTests.end + "rm -rf\r" + PasteTests.end
    #expect(events(text) == [.paste("good"), .paste("rm -rf\r")])
  }

  @Test func twoPastesInARowAreTwo() {
    let text = PasteTests.start + "a" + PasteTests.end + "x" + PasteTests.start + "b" + PasteTests.end
    #expect(events(text) == [.paste("a"), .key(.character("x")), .paste("b")])
  }

  @Test func aPasteWithoutEndEndsAfterFiveSecondsOfSilence() {
    let bytes = [Array((PasteTests.start + "abc").utf8), Array("d".utf8), Array("e".utf8)]
    #expect(events(bytes, pause: 4_900, until: 9_900).isEmpty)
    #expect(events(bytes, pause: 4_900, until: 14_900) == [.paste("abcde")])
    let late = events(
      [Array((PasteTests.start + "abc").utf8), Array((PasteTests.end + "d").utf8)], pause: 6_000)
    #expect(late == [.paste("abc"), .key(.character("d"))])
  }

  @Test func anEmptyPasteIsNothing() {
    #expect(events(PasteTests.start + PasteTests.end).isEmpty)
  }

  @Test func theBracketsMayComeAsKeysOfTheTerminal() {
    var decoder = KeyDecoder()
    var events: [TerminalEvent] = []
    decoder.receive(.pasteStart, at: .zero, &events)
    #expect(decoder.readsRawBytes)
    for byte in ("a" + PasteTests.end).utf8 { decoder.receive(.byte(byte), at: .zero, &events) }
    #expect(events == [.paste("a")])
    #expect(decoder.deadline == KeyDecoder.tailPatience)
    decoder.expire(at: KeyDecoder.tailPatience, &events)
    #expect(!decoder.readsRawBytes)
    #expect(decoder.deadline == nil)
  }
}
