import Address
import FormhausText
import SeededRandom
import Testing

@testable import FormhausCommand

/// What other programs print, in pieces and of any kind.
@Suite struct LineBufferTests {
  @Test(arguments: 1...50 as ClosedRange<UInt64>)
  func linesDoNotDependOnThePieces(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bytes = (0..<400).map { _ in
      Int.random(in: 0..<6, using: &random) == 0 ? 10 : UInt8.random(in: 32...126, using: &random)
    }
    var buffer = LineBuffer(limit: 1000)
    var lines: [String] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = rest.prefix(Int.random(in: 1...60, using: &random))
      lines += buffer.lines(in: piece)
      rest = rest.dropFirst(piece.count)
    }
    let whole = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines == whole.dropLast().map(String.init))
    #expect(!buffer.isBroken)
  }

  @Test func aLineBeyondTheLimitBreaksIt() {
    var buffer = LineBuffer(limit: 4)
    #expect(buffer.lines(in: Array("abcd\nab".utf8)[...]) == ["abcd"])
    #expect(buffer.lines(in: Array("cde".utf8)[...]) == [])
    #expect(buffer.isBroken)
    #expect(buffer.lines(in: Array("\nab\n".utf8)[...]) == [], "nothing is taken any more")
    var long = LineBuffer(limit: 4)
    #expect(long.lines(in: Array("a\nbcdef\ng\n".utf8)[...]) == ["a"])
    #expect(long.isBroken)
  }

  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func anyLineIsAReplyOrAnError(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var bytes = Array(
      #"{"id":1,"suggestions":[{"id":"a","title":"12 Main","address":{"street":"12 Main","city":"Ulm"}}]}"#
        .utf8)
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let place = bytes.indices.randomElement(using: &random) ?? 0
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[place] = UInt8.random(in: .min ... .max, using: &random)
      case 1: bytes.remove(at: place)
      default: bytes.insert(contentsOf: bytes[place...].prefix(9), at: place)
      }
    }
    let line = String(decoding: bytes, as: UTF8.self)
    do throws(SearchLineError) {
      let reply = try SearchReply(line: line)
      // What was read is written so that it is read alike.
      #expect((try? SearchReply(line: reply.line)) == reply)
    } catch {
      #expect(!error.text.isEmpty)
    }
  }
}
