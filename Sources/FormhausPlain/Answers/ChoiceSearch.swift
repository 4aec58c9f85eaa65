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

  /// The option of a full name, of a number, or of a part of a name, in this order.
  func find(_ text: String) -> Match {
    let wanted = text.trimmed.lowercased()
    guard !wanted.isEmpty else { return .none }
    let ranked = ranks(of: wanted)
    if let exact = ranked.first, exact.rank == .whole {
      let whole = ranked.filter { $0.rank == .whole }
      if whole.count == 1 { return .one(exact.index) }
    }
    if let number = Int(wanted), shown.indices.contains(number - 1) { return .one(shown[number - 1]) }
    switch ranked.count {
    case 0: return .none
    case 1: return .one(ranked[0].index)
    default: return .several(ranked.map(\.index))
    }
  }

  private enum Rank: Int {
    case whole, start, startOfWord, inside
  }

  private func ranks(of wanted: String) -> [(index: Int, rank: Rank)] {
    (0..<options.count)
      .compactMap { index in
        rank(of: wanted, in: options[index].label.string.lowercased()).map { (index: index, rank: $0) }
      }
      .sorted { ($0.rank.rawValue, $0.index) < ($1.rank.rawValue, $1.index) }
  }

  private func rank(of wanted: String, in name: String) -> Rank? {
    if name == wanted { return .whole }
    if name.hasPrefix(wanted) { return .start }
    if name.contains(" " + wanted) { return .startOfWord }
    return name.contains(wanted) ? .inside : nil
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
