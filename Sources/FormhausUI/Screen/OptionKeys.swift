import FormhausText
import FormhausViews

/// The labels of a list in lower case, one after the other, so that a search reads them without building an option.
struct OptionKeys: Sendable, Hashable {
  private var bytes: [UInt8] = []
  /// Where each label begins, and where the last one ends.
  private var starts = [0]

  @MainActor
  init(_ options: ChoiceList) {
    starts.reserveCapacity(options.count + 1)
    for index in 0..<options.count {
      bytes += options[index].label.string.lowercased().utf8
      starts.append(bytes.count)
    }
  }

  /// The indices of the options whose label has a text: those that begin with it first, then those with a word that
  /// does.
  func matches(_ search: String) -> [Int] {
    let needle = Array(search.lowercased().utf8)
    var ranked: [[Int]] = [[], [], []]
    for (index, (start, end)) in zip(starts, starts.dropFirst()).enumerated() {
      if let rank = rank(of: needle, from: start, to: end) { ranked[rank].append(index) }
    }
    return ranked.flatMap(\.self)
  }

  /// 0 when the label begins with the text, 1 when one of its words does, 2 when it is inside; nil when it is not.
  private func rank(of needle: [UInt8], from start: Int, to end: Int) -> Int? {
    guard let first = needle.first, end - start >= needle.count else { return nil }
    var rank: Int?
    for place in start...(end - needle.count) where bytes[place] == first {
      guard bytes[place..<place + needle.count].elementsEqual(needle) else { continue }
      if place == start { return 0 }
      if [0x20, 0x2D, 0x28, 0x2F].contains(bytes[place - 1]) { return 1 }
      rank = 2
    }
    return rank
  }
}
