/// Finds what a misspelt name was probably meant to be.
enum Spelling {
  /// The name that differs least from a word, when it differs by few letters.
  static func closest(to word: String, among names: some Sequence<String>) -> String? {
    let letters = Array(word.prefix(maxLength))
    var best: (name: String, distance: Int)?
    for name in names {
      let limit = min(max(1, letters.count / 3), best.map { $0.distance - 1 } ?? .max)
      let other = Array(name.prefix(maxLength))
      guard limit > 0, name != word, abs(letters.count - other.count) <= limit else { continue }
      let distance = distance(letters, other)
      if distance <= limit { best = (name, distance) }
    }
    return best?.name
  }

  /// `Did you mean "label"?`
  static func suggestion(for word: String, among names: some Sequence<String>) -> String? {
    closest(to: word, among: names).map { "Did you mean \"\($0)\"?" }
  }

  private static let maxLength = 64

  /// How many letters must be put in, left out, exchanged or swapped with their neighbour.
  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var rows = [Array(0...second.count)]
    for i in first.indices {
      var row = [i + 1]
      for j in second.indices {
        var best = min(rows[i][j] + (first[i] == second[j] ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
          best = min(best, rows[i - 1][j - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[first.count][second.count]
  }
}
