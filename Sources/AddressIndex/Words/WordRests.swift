/// What is left of words without one letter: two words that share a rest are a typing mistake apart.
enum WordRests {
  /// Whether a word is one that may be mistyped: letters alone, at least three.
  static func canRepair(_ word: String) -> Bool {
    let scalars = word.unicodeScalars
    return scalars.count >= 3 && scalars.count <= 40
      && scalars.allSatisfy { $0.properties.isAlphabetic && !$0.standsAlone }
  }

  /// The word without each of its letters in turn.
  static func of(_ word: String) -> Set<String> {
    let scalars = Array(word.unicodeScalars)
    var rests: Set<String> = []
    for place in scalars.indices {
      var rest = scalars
      rest.remove(at: place)
      rests.insert(rest.asString)
    }
    return rests
  }
}
