import FormhausText
import FormhausViews

/// Finds the options that a typed text means.
@MainActor
struct ChoiceSearch {
  let options: ChoiceList
  /// The options that were said last, by index: option number 1 is the first of them.
  let shown: [Int]

  enum Match: Equatable {
    case one(Int)
    /// More than one option has the text in its name; the best first.
    case several([Int])
    case none
  }

  /// The option of a full name, of a number, or of a part of a name, in this order; neither case nor accents matter.
  func find(_ text: String) -> Match {
    let wanted = text.trimmed
    guard !wanted.isEmpty else { return .none }
    if let lookup = options.lookup { return find(wanted, lookup) }
    let matches = labels.matches(wanted)
    if let whole = one(of: matches.whole, named: wanted) { return .one(whole) }
    if let picked = ListNumber.pick(wanted, of: shown) { return .one(picked) }
    switch matches.count {
    case 0: return .none
    case 1: return .one(matches.inOrder[0])
    default: return .several(matches.places)
    }
  }

  /// The options that a text is like, the best first; none for a text that names one in full.
  func like(_ text: String) -> [Int] {
    let wanted = text.trimmed
    guard !wanted.isEmpty else { return [] }
    if let lookup = options.lookup { return lookup.named(wanted) == nil ? lookup.matches(wanted) : [] }
    let matches = labels.matches(wanted)
    return matches.whole.isEmpty ? matches.places : []
  }

  private var labels: SearchIndex {
    SearchIndex(count: options.count) { options.label(at: $0).string }
  }

  /// The same in a list with a search of its own.
  private func find(_ wanted: String, _ lookup: ChoiceLookup) -> Match {
    if let whole = lookup.named(wanted) { return .one(whole) }
    if let picked = ListNumber.pick(wanted, of: shown) { return .one(picked) }
    let found = lookup.matches(wanted)
    return found.count > 1 ? .several(found) : found.first.map(Match.one) ?? .none
  }

  /// The only option of some, or the only one that is written as it was typed but for its case.
  private func one(of whole: [Int], named wanted: String) -> Int? {
    if whole.count < 2 { return whole.first }
    let same = whole.filter { options.label(at: $0).string.lowercased() == wanted.lowercased() }
    return same.count == 1 ? same.first : nil
  }
}

/// A typed answer to a question with several choices: the whole line as one name, else its parts.
@MainActor
struct SeveralChoiceSearch {
  let search: ChoiceSearch

  enum Reading: Equatable {
    case picks([Int])
    /// A part that means no option, or more than one.
    case unclear(String, ChoiceSearch.Match)
  }

  func read(_ text: String) -> Reading {
    if case .one(let index) = search.find(text) { return .picks([index]) }
    var picks: [Int] = []
    for part in parts(of: text) {
      switch search.find(part) {
      case .one(let index): picks.append(index)
      case let match: return .unclear(part, match)
      }
    }
    return picks.isEmpty ? .unclear(text, .none) : .picks(picks)
  }

  /// Parts between commas; a part of numbers alone is parted at its blanks as well.
  private func parts(of text: String) -> [String] {
    text.split { $0 == "," || $0 == "\u{060C}" || $0 == "\u{3001}" }.flatMap { part in
      let words = part.split { $0.isWhitespace }
      let isNumbers = words.allSatisfy { $0.allSatisfy(\.isWholeNumber) }
      return isNumbers ? words.map(String.init) : [String(part).trimmed]
    }
    .filter { !$0.isEmpty }
  }
}
