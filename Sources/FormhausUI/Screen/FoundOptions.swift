import FormhausText

/// The options that a search found, the best first.
enum FoundOptions: Sendable, Hashable {
  /// Those with the text in their label.
  case inLabels(SearchMatches)
  /// Those that the list's own search gave, by index.
  case byLookup([Int])

  var count: Int {
    switch self {
    case .inLabels(let matches): matches.count
    case .byLookup(let places): places.count
    }
  }

  /// The option at a row from 0 to `count - 1`; nil beyond.
  func option(at row: Int) -> Int? {
    switch self {
    case .inLabels(let matches): matches.place(at: row)
    case .byLookup(let places): places.indices.contains(row) ? places[row] : nil
    }
  }

  /// What was found in labels, in which a longer text is looked for.
  var matches: SearchMatches? {
    if case .inLabels(let matches) = self { matches } else { nil }
  }
}
