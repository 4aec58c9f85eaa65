/// A name as it is searched: without case and accents, in UTF-8.
typealias SearchKey = [UInt8]

/// What was typed to find a name, compared with names without case and accents.
struct NameSearch {
  /// How well a name fits; the least is the best.
  enum Rank: Int, Comparable {
    case whole, start, startOfWord, inside

    static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
  }

  private let text: SearchKey
  /// Two letters inside of a word find too much.
  private let looksInside: Bool

  init(_ text: String) {
    let folded = Folding.folded(text)
    self.text = SearchKey(folded.utf8)
    let isLatin = folded.utf8.allSatisfy { $0 < 0x80 }
    looksInside = !isLatin || folded.utf8.count > 2
  }

  var isBlank: Bool { text.isEmpty }

  /// The key of a name.
  static func key(_ name: String) -> SearchKey { SearchKey(Folding.folded(name).utf8) }

  /// The rank of a name; nil when it does not fit.
  func rank(_ name: SearchKey) -> Rank? {
    guard let first = text.first, text.count <= name.count else { return nil }
    if name.starts(with: text) { return name.count == text.count ? .whole : .start }
    var isInside = false
    for start in 1..<max(1, name.count - text.count + 1) where name[start] == first {
      guard name[start..<start + text.count].elementsEqual(text) else { continue }
      if NameSearch.isBetweenWords(name[start - 1]) { return .startOfWord }
      isInside = looksInside
    }
    return isInside ? .inside : nil
  }

  private static func isBetweenWords(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "("), UInt8(ascii: "'"), UInt8(ascii: "&"): true
    default: false
    }
  }

  /// The best rank among the names of one thing; nil when none fits. A code fits only as a whole.
  func rank(_ names: [SearchKey], code: SearchKey = []) -> Rank? {
    code == text ? .whole : names.lazy.compactMap(rank).min()
  }

  /// The numbers of the things that have a rank, the best first, in their own order where it is the same.
  func ranked(_ indices: Range<Int>, rank: (Int) -> Rank?) -> [Int] {
    let ranks = indices.compactMap { index in rank(index).map { (index: index, rank: $0) } }
    return ranks.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.index)
  }
}
