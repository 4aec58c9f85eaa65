import FormhausText

/// A line of a source with a caret under one spot of it, as cells of a terminal.
struct Excerpt {
  /// The line, or what is near the spot when it is long.
  let line: SafeText
  /// The cells before the spot.
  let caret: Int

  private static let width = TextWidth.table
  /// The most cells before the spot, and in all.
  private static let most = (before: 56, all: 96)
  /// More bytes than that on one side of the spot cannot show.
  private static let reach = 512
  private static let tab = 4

  init(_ lines: SourceLines, at offset: Int) {
    let bytes = lines.source.bytes
    let whole = lines.lineBytes(offset)
    let spot = min(max(offset, whole.lowerBound), whole.upperBound)
    let start = Excerpt.scalarStart(max(whole.lowerBound, spot - Excerpt.reach), bytes)
    let end = Excerpt.scalarStart(min(whole.upperBound, spot + Excerpt.reach), bytes)
    let before = Excerpt.head(
      bytes[start..<max(start, spot)], isCut: start > whole.lowerBound)
    caret = Excerpt.width.cells(of: before.string)
    let after = SafeText(value: Excerpt.expanded(bytes[spot..<max(spot, end)], from: caret))
    let ending: SafeText = end < whole.upperBound ? "\u{2026}" : ""
    line = before + (after + ending).truncated(to: Excerpt.most.all - caret, by: Excerpt.width)
  }

  /// The text before the spot, cut at its start when it is long.
  private static func head(_ bytes: ArraySlice<UInt8>, isCut: Bool) -> SafeText {
    let text = SafeText(value: expanded(bytes, from: 0))
    guard isCut || width.cells(of: text.string) > most.before else { return text }
    var room = most.before - 1
    let kept = text.string.reversed().prefix {
      room -= width.cells(of: $0)
      return room >= 0
    }
    return "\u{2026}" + SafeText(value: String(kept.reversed()))
  }

  /// The text with spaces for its tabs.
  private static func expanded(_ bytes: ArraySlice<UInt8>, from column: Int) -> String {
    var text = ""
    var column = column
    for character in String(decoding: bytes, as: UTF8.self) {
      let spaces = character == "\t" ? tab - column % tab : 0
      text += spaces > 0 ? String(repeating: " ", count: spaces) : String(character)
      column += spaces > 0 ? spaces : width.cells(of: SafeText(value: String(character)).string)
    }
    return text
  }

  /// The nearest byte from `offset` back at which a scalar starts.
  private static func scalarStart(_ offset: Int, _ bytes: [UInt8]) -> Int {
    var start = offset
    while start > 0, start < bytes.count, bytes[start] & 0xC0 == 0x80, offset - start < 3 { start -= 1 }
    return start
  }
}
