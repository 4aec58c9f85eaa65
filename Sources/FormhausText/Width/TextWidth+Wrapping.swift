extension TextWidth {
  /// The text itself when it fits, else as many of its graphemes as fit before an ellipsis.
  public func truncate(_ text: String, to cells: Int) -> String {
    guard self.cells(of: text) > cells else { return text }
    let ending = ellipsis.prefix(max(cells, 0))
    let end = self.end(of: text[...], cells: cells - ending.count)
    return String(text[..<end] + ending)
  }

  /// The text as lines of at most `width` cells, each a part of the text without the spaces it was broken at.
  ///
  /// Lines break at line feeds, at spaces, beside wide characters, and inside words longer than a line. The result
  /// has one line at least. A wide character stands alone on a line of one cell; a width below 1 counts as 1.
  public func wrap(_ text: String, width: Int) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      wrapLine($0, width: max(width, 1))
    }
  }

  private func wrapLine(_ line: Substring, width: Int) -> [Substring] {
    var lines: [Substring] = []
    var rest = line
    while true {
      let fitting = end(of: rest, cells: width)
      guard fitting < rest.endIndex else { return lines + [rest] }
      let end = breakPoint(in: rest, upTo: max(fitting, rest.index(after: rest.startIndex)))
      let piece = rest[..<end].droppingLastSpaces
      rest = rest[end...].drop(while: \.isBreakingSpace)
      if !piece.isEmpty || rest.isEmpty { lines.append(piece) }
      if rest.isEmpty { return lines }
    }
  }

  /// The last place up to `limit` at which the line may break; `limit` when there is none.
  private func breakPoint(in line: Substring, upTo limit: Substring.Index) -> Substring.Index {
    guard limit < line.endIndex else { return limit }
    var place = limit
    // Spaces that stand before any word are not a place to break: the line would be empty.
    let firstWord = line.firstIndex { !$0.isBreakingSpace } ?? line.endIndex
    while place > firstWord {
      let before = line[line.index(before: place)]
      if mayBreak(between: before, and: line[place]), !line[place...].isRequiredMark { return place }
      place = line.index(before: place)
    }
    return limit
  }

  private func mayBreak(between before: Character, and after: Character) -> Bool {
    if before.isBreakingSpace || after.isBreakingSpace { return true }
    let isBesideWide = cells(of: before) == 2 || cells(of: after) == 2
    return isBesideWide && !before.neverEndsLine && !after.neverStartsLine
  }

  /// The end of the graphemes that fit into a number of cells.
  private func end(of text: Substring, cells: Int) -> Substring.Index {
    var room = cells
    for index in text.indices {
      room -= self.cells(of: text[index])
      if room < 0 { return index }
    }
    return text.endIndex
  }
}

extension Substring {
  /// Whether nothing is left but the star of what is required, which goes with the word before.
  fileprivate var isRequiredMark: Bool {
    guard let first, first == "*" || first.isBreakingSpace else { return false }
    return drop(while: \.isBreakingSpace) == "*"
  }

  fileprivate var droppingLastSpaces: Substring {
    guard let last = lastIndex(where: { !$0.isBreakingSpace }) else { return prefix(0) }
    return self[...last]
  }
}

extension Character {
  /// The space and the ideographic space; no-break spaces do not break.
  fileprivate var isBreakingSpace: Bool { self == " " || self == "\u{3000}" }

  /// Opening brackets, which stay with what they open.
  fileprivate var neverEndsLine: Bool { "([{（［｛「『【〔〈《“‘".contains(self) }

  /// Closing brackets, stops, small kana and sound marks, which stay with what they follow.
  fileprivate var neverStartsLine: Bool {
    ")]},.!?:;%）］｝」』】〕〉》”’、。，．・：；？！ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ゛゜…"
      .contains(self)
  }
}
