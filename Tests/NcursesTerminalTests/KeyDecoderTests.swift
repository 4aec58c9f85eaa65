import SeededRandom
import Surface
import Testing

@testable import NcursesTerminal

@Suite struct KeyDecoderTests {
  /// What a decoder makes of bursts of bytes, each with the time in milliseconds when it came.
  private func events(
    _ bursts: [(Int, [UInt8])], marksPastes: Bool = true, until end: Int = 60_000
  ) -> [TerminalEvent] {
    var decoder = KeyDecoder(marksPastes: marksPastes)
    var events: [TerminalEvent] = []
    for (time, bytes) in bursts {
      let time = Duration.milliseconds(time)
      decoder.expire(at: time, &events)
      for byte in bytes { decoder.receive(.byte(byte), at: time, &events) }
      decoder.drain(at: time, &events)
    }
    decoder.expire(at: .milliseconds(end), &events)
    return events
  }

  private func events(_ text: String) -> [TerminalEvent] {
    events([(0, Array(text.utf8))])
  }

  private func typed(_ text: String) -> [TerminalEvent] {
    text.unicodeScalars.map { .key(.character(Character($0))) }
  }

  @Test func textIsTypedCharacterByCharacter() {
    #expect(events("aé日😀 Z") == typed("aé日😀 Z"))
  }

  @Test(arguments: [
    ("\t", Key.tab), ("\r", .enter), ("\n", .enter), ("\u{7F}", .backspace), ("\u{8}", .backspace),
    ("\u{3}", .control("c")), ("\u{1A}", .control("z")), ("\0", .control("@")), ("\u{1C}", .control("\\")),
    ("\u{1B}", .escape), ("\u{1B}x", .alt("x")), ("\u{1B}é", .alt("é")), ("\u{1B}[A", .up),
    ("\u{1B}OB", .down),
    ("\u{1B}[Z", .backTab), ("\u{1B}[3~", .delete), ("\u{1B}[1;5C", .controlRight),
    ("\u{1B}[1;2D", .shiftLeft),
    ("\u{1B}OP", .function(1)), ("\u{1B}[24~", .function(12)), ("\u{1B}[[C", .function(3)),
    ("\u{1B}Oq", .character("1")),
  ])
  func oneKeyIsOneEvent(bytes: String, key: Key) {
    #expect(events(bytes) == [.key(key)])
  }

  @Test(arguments: [
    "\u{1B}[I", "\u{1B}[O", "\u{1B}[27;5;9~", "\u{1B}[97;5u", "\u{1B}[?1;2c", "\u{1B}[12;40R", "\u{1B}[1;9A",
    "\u{1B}]11;rgb:0000/0000/0000\u{7}", "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\", "\u{1B}P1$r0m\u{1B}\\",
    "\u{1B}_Gi=31;OK\u{1B}\\", "\u{1B}OE", "\u{1B}[<0;1M", "\u{1B}[<0;0;0M", "\u{1B}[99999999999999999999~",
    "\u{1B}[;~",
    "\u{1B}[201~", "\u{9B}",
  ])
  func whatNobodyKnowsIsNotTyped(sequence: String) {
    #expect(events(sequence + "a") == typed("a"))
  }

  @Test(arguments: ["]", "P", "X", "^", "_"]) func aKeyWithAltSwallowsNothing(key: String) {
    #expect(events([(0, Array("\u{1B}\(key)".utf8)), (10, [0x61]), (20, [0x62])]) == typed("ab"))
  }

  @Test func aStringWithoutEndSwallowsWhatIsTypedForAMomentOnly() {
    let typing = (1...10).map { (100 * $0, [UInt8(ascii: "a")]) }
    #expect(events([(0, Array("\u{1B}]1".utf8))] + typing) == typed("aaaaaaaa"))
  }

  @Test func aSequenceWithoutEndStopsAfter64Bytes() {
    let bytes = "\u{1B}[" + String(repeating: "1", count: 64)
    #expect(events(bytes + "ab") == typed("ab"))
  }

  @Test func aKeyInsideASequenceDropsTheSequenceOnly() {
    #expect(events("\u{1B}[12\r") == [.key(.enter)])
    #expect(events("\u{1B}[12\u{1B}[B") == [.key(.down)])
  }

  @Test func aCharacterMayComeInPieces() {
    #expect(events([(0, [0xE6, 0x97]), (900, [0xA5, 0x62])]) == typed("日b"))
  }

  @Test func whatIsNoTextIsReplaced() {
    #expect(
      events([(0, [0xFF, 0x61, 0xE6, 0x97, 0x62, 0xED, 0xA0, 0x80])]) == typed("\u{FFFD}a\u{FFFD}b\u{FFFD}"))
  }

  @Test func aLoneEscapeIsTheKey() {
    #expect(events([(0, [0x1B]), (400, [0x5B, 0x41])]) == [.key(.escape)] + typed("[A"))
  }

  @Test(arguments: ["[A", "OB", "[1;5C", "[", "O"])
  func theRestOfASequenceWhoseEscapeCameTooEarlyIsNotTyped(rest: String) {
    #expect(events([(0, [0x1B]), (80, Array(rest.utf8))]) == [.key(.escape)])
    #expect(events([(0, [0x1B]), (80, Array(rest.utf8)), (600, [0x62])]) == [.key(.escape)] + typed("b"))
  }

  @Test func aLateRestCompletesASequence() {
    #expect(events([(0, Array("\u{1B}[1;".utf8)), (100, Array("5D".utf8))]) == [.key(.controlLeft)])
    #expect(events([(0, Array("\u{1B}[1;".utf8)), (400, Array("5D".utf8))]) == typed("5D"))
  }

  @Test func textAfterEscapeIsTyped() {
    #expect(events([(0, [0x1B]), (80, [0x61])]) == [.key(.escape)] + typed("a"))
  }

  @Test func clicksHaveTheirCell() {
    #expect(
      events("\u{1B}[<0;3;2M\u{1B}[<2;80;24m\u{1B}[<65;1;1M\u{1B}[<4;1;1M") == [
        .mouse(MouseEvent(action: .press(button: 1), point: Point(x: 2, y: 1))),
        .mouse(MouseEvent(action: .release(button: 3), point: Point(x: 79, y: 23))),
        .mouse(MouseEvent(action: .scrollDown, point: .zero)),
        .mouse(MouseEvent(action: .press(button: 1), point: .zero)),
      ])
  }

  @Test func keysOfTheTerminalsDescriptionPassThrough() {
    var decoder = KeyDecoder()
    var events: [TerminalEvent] = []
    // Escape right before one is how some terminals say Alt.
    decoder.receive(.byte(0x1B), at: .zero, &events)
    decoder.receive(.key(.up), at: .zero, &events)
    decoder.receive(.pasteEnd, at: .zero, &events)
    decoder.drain(at: .zero, &events)
    #expect(events == [.key(.up)])
  }

  @Test func whereNothingMarksPastesEnterAmongOtherBytesIsALineEnd() {
    let pasted = events([(0, Array("a\rb\r".utf8)), (500, [0x0D])], marksPastes: false)
    #expect(pasted == typed("a") + [.paste("\n")] + typed("b") + [.paste("\n"), .key(.enter)])
  }

  @Test(arguments: 0..<50) func noiseNeverTrapsAndNeverTypesControlCharacters(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "\u{1B}", "[", "O", "]", "\u{1B}[200~", "\u{1B}[201~", "日", "\u{7}", "~", "<0;", "A", "\r", "\u{9B}",
    ]
    let bursts = (0..<60).map { number in
      let text = (0..<Int.random(in: 0...5, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }
      let noise = UInt8.random(in: 0...255, using: &random)
      return (number * Int.random(in: 0...120, using: &random), Array(text.joined().utf8) + [noise])
    }
    let sorted = bursts.sorted { $0.0 < $1.0 }
    for event in events(sorted, until: 1_000_000) {
      guard case .key(.character(let character)) = event else { continue }
      #expect(character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    }
  }
}
