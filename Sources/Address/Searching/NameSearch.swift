/// A name as it is searched: without case and accents, in UTF-8.
typealias SearchKey = [UInt8]

/// What was typed to find a name, compared with names without case and accents.
struct NameSearch {
  /// How well a name fits; the least is the best.
  enum Rank: Int, Comparable {
    case whole, start, startOfWord, inside

    static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
  }

  /// How well a thing fits by the best of its names; the least is the best.
  struct Fit: Comparable {
    let rank: Rank
    /// Whether a part of another name fits, not of the first one, which is shown; a whole name is as good as any.
    let isInOtherName: Bool

    static func < (left: Fit, right: Fit) -> Bool {
      left.rank == right.rank ? !left.isInOtherName && right.isInOtherName : left.rank < right.rank
    }
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

  /// How one thing fits by its names; nil when none of them does. A code fits only as a whole.
  func fit(_ names: [SearchKey], code: SearchKey = []) -> Fit? {
    if code == text { return Fit(rank: .whole, isInOtherName: false) }
    return names.indices.lazy.compactMap { index in
      rank(names[index]).map { Fit(rank: $0, isInOtherName: index > 0 && $0 != .whole) }
    }.min()
  }

  /// The numbers of the things that fit, the best first, in their own order where they fit as well.
  func ranked(_ indices: Range<Int>, fit: (Int) -> Fit?) -> [Int] {
    let fits = indices.compactMap { index in fit(index).map { (index: index, fit: $0) } }
    return fits.sorted { ($0.fit, $0.index) < ($1.fit, $1.index) }.map(\.index)
  }
}
