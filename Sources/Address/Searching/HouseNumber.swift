/// The house number at one end of a street as it is written.
struct HouseNumber: Sendable, Hashable {
  enum Place: Sendable, Hashable {
    case first, last
  }

  let text: String
  let place: Place

  /// The number of a street; nil when it has none.
  init?(in street: String) {
    let words = street.split(whereSeparator: \.isWhitespace).map { $0.filter { $0 != "," } }
    guard words.count > 1 else { return nil }
    if let first = words.first, HouseNumber.isNumber(first) {
      (text, place) = (first, .first)
    } else if let last = words.last, HouseNumber.isNumber(last) {
      (text, place) = (last, .last)
    } else {
      return nil
    }
  }

  /// The street with the number, where it has none at the same end and does not name it.
  func added(to street: String) -> String {
    let words = street.split(whereSeparator: \.isWhitespace).map { String($0.filter { $0 != "," }) }
    if words.contains(text) { return street }
    if let number = HouseNumber(in: street), number.place == place { return street }
    return place == .first ? "\(text) \(street)" : "\(street) \(text)"
  }

  /// Digits, then at most one letter; several of these between dashes or slashes (112-10, 6/3, 12a).
  private static func isNumber(_ word: some StringProtocol) -> Bool {
    guard word.first?.isNumber == true else { return false }
    return word.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "/" || $0 == "–" }.allSatisfy {
      piece in
      let letters = piece.drop(while: \.isNumber)
      return !piece.isEmpty && letters.count <= 1 && letters.allSatisfy(\.isLetter)
    }
  }
}
