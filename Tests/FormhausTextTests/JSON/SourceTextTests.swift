import FormhausText
import Testing

struct SourceTextTests {
  private let source = SourceText(name: "form.json", text: "ab\r\n日é😀x\n\nlast")

  @Test func locationsCountLinesAndScalars() {
    #expect(source.location(ofByte: 0) == SourceLocation(line: 1, column: 1))
    #expect(source.location(ofByte: 4) == SourceLocation(line: 2, column: 1))
    #expect(source.location(ofByte: 13) == SourceLocation(line: 2, column: 4))
    #expect(source.location(ofByte: 15) == SourceLocation(line: 3, column: 1))
    #expect(source.location(ofByte: -5) == SourceLocation(line: 1, column: 1))
    #expect(source.location(ofByte: 999) == SourceLocation(line: 4, column: 5))
    #expect(SourceLocation(line: 2, column: 9) < SourceLocation(line: 10, column: 1))
  }

  @Test func linesComeWithoutTheirEnds() {
    #expect((0...5).map(source.line) == ["", "ab", "日é😀x", "", "last", ""])
    #expect(SourceText(name: "", bytes: [0x61, 0xFF]).line(1) == "a\u{FFFD}")
  }
}
