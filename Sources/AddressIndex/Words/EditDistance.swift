/// How many letters a typing mistake got wrong: letters left out, put in, replaced, or two neighbours swapped.
enum EditDistance {
  /// The distance of two words; with `prefix` the least distance of `typed` to any beginning of `word`.
  ///
  /// - Returns: nil when it is more than `limit`.
  static func between(
    _ typed: [Unicode.Scalar], _ word: [Unicode.Scalar], limit: Int, prefix: Bool = false
  ) -> Int? {
    // Of a longer word only its beginning can matter.
    let width = prefix ? min(word.count, typed.count + limit) : word.count
    guard typed.count - width <= limit, width - typed.count <= limit || prefix else { return nil }
    var beforeLast: [Int] = []
    var last = Array(0...width)
    for row in 0..<typed.count {
      var current = [row + 1]
      current.reserveCapacity(width + 1)
      var least = row + 1
      for column in 0..<width {
        let isSame = typed[row] == word[column]
        var cost = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, typed[row] == word[column - 1], typed[row - 1] == word[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
        least = min(least, cost)
      }
      if least > limit { return nil }
      (beforeLast, last) = (last, current)
    }
    let distance = prefix ? last.min() ?? 0 : last[width]
    return distance <= limit ? distance : nil
  }
}
