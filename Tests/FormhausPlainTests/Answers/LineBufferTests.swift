import Testing

@testable import FormhausPlain

struct LineBufferTests {
  @Test func linesAreCutWhereverTheBytesArrive() {
    let bytes = Array("Zoë\n\nlast".utf8)
    for cut in 0...bytes.count {
      var buffer = LineBuffer()
      let lines = buffer.take(bytes[..<cut]) + buffer.take(bytes[cut...])
      #expect(lines == ["Zoë", ""])
      #expect(buffer.takeRest() == "last")
      #expect(buffer.takeRest() == nil)
    }
  }

  @Test func anEndlessLineTakesABoundedRoom() {
    var buffer = LineBuffer()
    let chunk = [UInt8](repeating: UInt8(ascii: "a"), count: 1 << 16)
    for _ in 0..<40 { #expect(buffer.take(chunk).isEmpty) }
    #expect(buffer.take([UInt8(ascii: "\n")]).map(\.utf8.count) == [LineBuffer.longestLine])
  }
}
