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
    let head = characters[start..<range.lowerBound]
    let joined = Array(String(head) + String(new))
    // Text before the caret, counted in graphemes once it stands in the whole.
    let headScalars = (String(head) + String(new)).unicodeScalars.count
    var result = joined
    var end = range.upperBound
    while end < characters.count {
      guard let last = result.popLast() else { break }
      let pair = Array(String(last) + String(characters[end]))
      result += pair
      if pair == [last, characters[end]] {
        result.removeLast()
        break
      }
      end += 1
    }
    let caret = start + graphemes(of: result, covering: headScalars)
    return trimmed(Splice(start: start, removed: Array(characters[start..<end]), inserted: result))
      .map { ($0, caret) }
  }

  /// How many graphemes hold the first scalars, a grapheme that is only partly among them included.
  private static func graphemes(of characters: [Character], covering scalars: Int) -> Int {
    var seen = 0
    var count = 0
    while count < characters.count, seen < scalars {
      seen += characters[count].unicodeScalars.count
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

extension Character {
  /// Whether both are made of the same scalars; `==` also holds for other spellings of a letter.
  func isIdentical(to other: Character) -> Bool {
    unicodeScalars.elementsEqual(other.unicodeScalars)
  }
}
