/// `; did you mean NAME?` for the most similar name, or nothing when none is similar.
func closest(to word: String, among names: [String]) -> String {
  let limit = max(1, word.count / 3)
  let distances = names.map { (name: $0, distance: editDistance(word, $0)) }
  guard let best = distances.min(by: { $0.distance < $1.distance }), best.distance <= limit,
    best.distance > 0
  else { return "" }
  return "; did you mean \(best.name)?"
}

/// How many letters must be put in, left out, exchanged or swapped with their neighbour to turn one word into the
/// other.
func editDistance(_ first: String, _ second: String) -> Int {
  let (first, second) = (Array(first.prefix(64)), Array(second.prefix(64)))
  var rows = [Array(0...second.count)]
  for i in first.indices {
    var row = [i + 1]
    for j in second.indices {
      let exchange = rows[i][j] + (first[i] == second[j] ? 0 : 1)
      var best = min(exchange, rows[i][j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
        best = min(best, rows[i - 1][j - 1] + 1)
      }
      row.append(best)
    }
    rows.append(row)
  }
  return rows[first.count][second.count]
}
