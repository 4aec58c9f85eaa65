/// Finds the words of an index that a mistyped word may have meant.
struct WordRepair {
  /// The most words that take a mistyped one's place.
  static let mostCandidates = 6
  /// From so many letters on a word may have two mistakes.
  private static let longWord = 8
  /// The most words of the vocabulary that are compared one by one.
  private static let mostCompared = 3_000

  private let connection: IndexConnection

  init(_ connection: IndexConnection) {
    self.connection = connection
  }

  /// Whether the index has a word, or one that begins with the last of a text.
  func knows(_ word: String, isLast: Bool) throws(DatabaseError) -> Bool {
    isLast ? try !connection.words(from: word, limit: 1).isEmpty : try connection.rows(of: word) != nil
  }

  /// The words that are a typing mistake away, the nearest and most frequent first.
  func candidates(for word: String, isLast: Bool) throws(DatabaseError) -> [String] {
    let typed = Array(word.unicodeScalars)
    if typed.count == 2 {
      // Of so short a word only the order can be wrong: tS.
      let swapped = Array(typed.reversed()).asString
      return try connection.rows(of: swapped) == nil ? [] : [swapped]
    }
    guard WordRests.canRepair(word) else { return [] }
    var found: [String: (distance: Int, rows: Int)] = [:]
    func take(_ candidate: String, limit: Int, prefix: Bool = false, rows: Int? = nil) throws(DatabaseError) {
      guard candidate != word, found[candidate] == nil else { return }
      let letters = Array(candidate.unicodeScalars)
      guard let distance = EditDistance.between(typed, letters, limit: limit, prefix: prefix) else { return }
      var known = rows
      if known == nil { known = try connection.rows(of: candidate) }
      guard let known else { return }
      // A whole word is nearer than a beginning of one.
      found[candidate] = (distance * 2 + (prefix ? 1 : 0), known)
    }
    let rests = WordRests.of(word).sorted()
    for rest in rests { try take(rest, limit: 1) }
    for rest in rests + [word] {
      for candidate in try connection.words(withRest: rest) { try take(candidate, limit: 1) }
    }
    if isLast, typed.count >= 4 {
      for (candidate, rows) in try neighbours(typed, letters: 2) {
        try take(candidate, limit: 1, prefix: true, rows: rows)
      }
    }
    if found.isEmpty, typed.count >= WordRepair.longWord {
      for (candidate, rows) in try neighbours(typed, letters: 3) {
        try take(candidate, limit: 2, prefix: isLast, rows: rows)
      }
    }
    return found.sorted {
      ($0.value.distance, -$0.value.rows, $0.key) < ($1.value.distance, -$1.value.rows, $1.key)
    }.prefix(WordRepair.mostCandidates).map(\.key)
  }

  /// Words that begin with the same letters, also with two of them swapped.
  private func neighbours(
    _ typed: [Unicode.Scalar], letters: Int
  ) throws(DatabaseError) -> [(word: String, rows: Int)] {
    var beginnings: Set<String> = [Array(typed[..<letters]).asString]
    for place in 0..<letters {
      var swapped = Array(typed[..<(letters + 1)])
      swapped.swapAt(place, place + 1)
      beginnings.insert(Array(swapped[..<letters]).asString)
    }
    var words: [(word: String, rows: Int)] = []
    for beginning in beginnings.sorted() {
      words += try connection.words(from: beginning, limit: WordRepair.mostCompared)
    }
    return words
  }
}
