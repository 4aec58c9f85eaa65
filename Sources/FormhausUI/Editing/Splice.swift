/// Graphemes that take the place of others at one position.
struct Splice: Sendable, Hashable {
  var start: Int
  var removed: [Character]
  var inserted: [Character]

  var inverted: Splice { Splice(start: start, removed: inserted, inserted: removed) }

  /// The splice that puts `new` in the place of `range`, and the caret behind it; nil when nothing changes.
  ///
  /// Neighbours join when a combining mark is put behind a letter or what kept two of them apart goes, so
  /// the graphemes around the place are segmented again: the result is what `Array(String)` would give.
  static func replacing(
    _ range: Range<Int>, of characters: [Character], with new: [Character]
  ) -> (splice: Splice, caret: Int)? {
    let start = max(range.lowerBound - 1, 0)
    var result = Array(characters[start..<range.lowerBound])
    let joining = result.append(resegmenting: new[...])
    result += new[joining...]
    // The caret stands behind the last scalar of what was put in, wherever the graphemes end up.
    let before = result.count
    let scalars = result.last?.unicodeScalars.count ?? 0
    let end = result.append(resegmenting: characters[range.upperBound...])
    let caret = start + before - 1 + graphemes(of: result[max(0, before - 1)...], covering: scalars)
    return trimmed(Splice(start: start, removed: Array(characters[start..<end]), inserted: result))
      .map { ($0, before == 0 ? start : caret) }
  }

  /// How many graphemes hold the first scalars, a grapheme that is only partly among them included.
  private static func graphemes(of characters: ArraySlice<Character>, covering scalars: Int) -> Int {
    var left = scalars
    var count = 0
    for character in characters where left > 0 {
      left -= character.unicodeScalars.count
      count += 1
    }
    return count
  }

  /// The splice without what it leaves as it was; nil when that is everything.
  private static func trimmed(_ splice: Splice) -> Splice? {
    let (old, new) = (splice.removed, splice.inserted)
    var head = 0
    while head < old.count, head < new.count, old[head].isIdentical(to: new[head]) { head += 1 }
    var tail = 0
    while tail < old.count - head, tail < new.count - head,
      old[old.count - 1 - tail].isIdentical(to: new[new.count - 1 - tail])
    { tail += 1 }
    guard head + tail < max(old.count, new.count) else { return nil }
    return Splice(
      start: splice.start + head, removed: Array(old[head..<old.count - tail]),
      inserted: Array(new[head..<new.count - tail]))
  }
}

extension [Character] {
  /// Appends the first of the graphemes that do not stay as they are behind the last one here, segmented anew.
  ///
  /// Gives the index of the first grapheme that stays as it is, with all those behind it; it is not appended.
  fileprivate mutating func append(resegmenting next: ArraySlice<Character>) -> Int {
    for index in next.indices {
      guard let last else { return index }
      let pair = Array(String(last) + String(next[index]))
      if pair.count == 2, pair[0].isIdentical(to: last) { return index }
      removeLast()
      self += pair
    }
    return next.endIndex
  }
}

extension Character {
  /// Whether both are made of the same scalars; `==` also holds for other spellings of a letter.
  func isIdentical(to other: Character) -> Bool {
    unicodeScalars.elementsEqual(other.unicodeScalars)
  }
}
