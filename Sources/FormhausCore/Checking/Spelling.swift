/// Finds what a misspelt name was probably meant to be.
package enum Spelling {
  /// The name that differs least from a word, when it differs by few letters.
  package static func closest(to word: String, among names: some Sequence<String>) -> String? {
    let letters = Array(word.unicodeScalars.prefix(maxLength))
    var best: (name: String, distance: Int)?
    for name in names {
      let limit = min(max(1, letters.count / 3), best.map { $0.distance - 1 } ?? .max)
      // The number of bytes differs by no more than four for each letter.
      guard limit > 0, abs(name.utf8.count - word.utf8.count) <= 4 * limit || name.utf8.count > maxLength
      else { continue }
      let other = Array(name.unicodeScalars.prefix(maxLength))
      guard name != word, let distance = distance(letters, other, limit: limit) else { continue }
      best = (name, distance)
    }
    return best?.name
  }

  /// `Did you mean "label"?`
  static func suggestion(for word: String, among names: some Sequence<String>) -> String? {
    closest(to: word, among: names).map { "Did you mean \"\($0)\"?" }
  }

  private static let maxLength = 64

  /// How many letters must be put in, left out, exchanged or swapped with their neighbour; nil for more than `limit`.
  static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar], limit: Int) -> Int? {
    guard abs(first.count - second.count) <= limit else { return nil }
    var before: [Int] = []
    var last = Array(0...second.count)
    for i in first.indices {
      var row = [i + 1]
      row.reserveCapacity(last.count)
      for j in second.indices {
        var best = min(last[j] + (first[i] == second[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
          best = min(best, before[j - 1] + 1)
        }
        row.append(best)
      }
      // The distance never falls below the least of two rows.
      guard min(row.min() ?? 0, last.min() ?? 0) <= limit else { return nil }
      (before, last) = (last, row)
    }
    return last[second.count] <= limit ? last[second.count] : nil
  }
}
