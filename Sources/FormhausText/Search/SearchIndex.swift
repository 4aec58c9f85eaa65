/// The names of a list as a search reads them, so that a key costs neither the options nor their texts.
public struct SearchIndex: Sendable, Hashable {
  /// The names one after the other, each with a space behind it.
  private var bytes: [UInt8] = []
  /// Where each name begins, and where the last one ends.
  private var starts: [Int] = [0]

  /// - Parameters:
  ///   - count: how many names there are.
  ///   - name: gives the name at a place from 0 to `count - 1`.
  public init(count: Int, name: (Int) -> String) {
    starts.reserveCapacity(count + 1)
    bytes.reserveCapacity(count * 16)
    for place in 0..<count {
      SearchKey.append(name(place), to: &bytes)
      if bytes.last != SearchKey.blank || bytes.count == starts[place] { bytes.append(SearchKey.blank) }
      starts.append(bytes.count)
    }
  }

  public var count: Int { starts.count - 1 }

  /// The names that have a text in them, wherever it stands; all of them where there is nothing to search for.
  ///
  /// - Parameter earlier: what was found for a shorter beginning of the text, which alone is read then.
  public func matches(_ text: String, among earlier: SearchMatches? = nil) -> SearchMatches {
    var needle: [UInt8] = []
    SearchKey.append(text, to: &needle)
    let narrows = earlier.map { needle.starts(with: $0.needle) } ?? false
    var found = SearchMatches(needle: needle)
    bytes.withUnsafeBufferPointer { bytes in
      needle.withUnsafeBufferPointer { needle in
        if narrows, let earlier {
          for place in earlier.inOrder { found.add(place, rank(of: needle, in: bytes, at: place)) }
        } else {
          for place in 0..<count { found.add(place, rank(of: needle, in: bytes, at: place)) }
        }
      }
    }
    return found
  }

  private func rank(
    of needle: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>, at place: Int
  ) -> SearchMatches.Rank? {
    let (start, end) = (starts[place], starts[place + 1])
    guard let first = needle.first else { return .whole }
    guard end - start >= needle.count else { return nil }
    var rank: SearchMatches.Rank?
    for offset in start...(end - needle.count) where bytes[offset] == first {
      guard rank == nil || bytes.beginsWord(at: offset), bytes.has(needle, at: offset) else { continue }
      if offset == start {
        let length = needle.count + (needle.last == SearchKey.blank ? 0 : 1)
        return end - start == length ? .whole : .beginning
      }
      rank = bytes.beginsWord(at: offset) ? .word : rank ?? .inside
      if rank == .word { break }
    }
    return rank
  }
}

/// What a search found, the best first: the name itself, names that begin with the text, those with a word that does,
/// those that have it inside; equals in the order of the list.
public struct SearchMatches: Sendable, Hashable {
  enum Rank: Int, CaseIterable {
    case whole, beginning, word, inside
  }

  let needle: [UInt8]
  /// The places of what was found, as they stand in the list.
  public private(set) var inOrder: [Int] = []
  private var ranked: [[Int]] = Array(repeating: [], count: Rank.allCases.count)

  init(needle: [UInt8]) {
    self.needle = needle
  }

  public var count: Int { inOrder.count }

  /// The place in the list of a match, counted from the best one; nil beyond the last.
  public func place(at row: Int) -> Int? {
    var row = row
    for places in ranked {
      if places.indices.contains(row) { return places[row] }
      row -= places.count
    }
    return nil
  }

  /// The places of all that was found, the best first.
  public var places: [Int] { ranked.flatMap(\.self) }

  /// The places of names that are the text itself.
  public var whole: [Int] { ranked[Rank.whole.rawValue] }

  mutating func add(_ place: Int, _ rank: Rank?) {
    guard let rank else { return }
    inOrder.append(place)
    ranked[rank.rawValue].append(place)
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func has(_ needle: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    for index in 0..<needle.count where self[offset + index] != needle[index] { return false }
    return true
  }

  /// Whether what stands before is no letter and no digit.
  fileprivate func beginsWord(at offset: Int) -> Bool {
    guard offset > 0 else { return true }
    return switch self[offset - 1] {
    case 0x30...0x39, 0x61...0x7A, 0x80...: false
    default: true
    }
  }
}
