/// The house number of a street as it is written.
enum HouseNumber {
  /// The number at one end of a typed street; nil when it has none.
  static func typed(in street: String) -> String? {
    let words = words(of: street)
    guard words.count > 1 else { return nil }
    return [words.first, words.last].lazy.compactMap { $0 }.first(where: isNumber)
  }

  /// A street of a country with a number, where it has none of its own and does not name it.
  static func added(_ number: String, to street: String, countryCode: String) -> String {
    guard !words(of: street).contains(number), !hasNumber(street, countryCode: countryCode) else {
      return street
    }
    return StreetLine.text(street: street, number: number, countryCode: countryCode)
  }

  /// Whether a number stands where the country writes it: Highway 9 has none in the United States, Am Markt 9 has one in
  /// Germany.
  private static func hasNumber(_ street: String, countryCode: String) -> Bool {
    switch StreetLine.numberPlace(in: countryCode) {
    case .first: words(of: street).first.map(isNumber) ?? false
    case .last: words(of: street).last.map(isNumber) ?? false
    case .joined: street.last.map { $0.isNumber || "号號番".contains($0) } ?? false
    }
  }

  private static func words(of street: String) -> [String] {
    street.split(whereSeparator: \.isWhitespace).map { String($0.filter { $0 != "," }) }
  }

  /// Digits, then at most one letter; several of these between dashes or slashes (112-10, 6/3, 12a).
  private static func isNumber(_ word: String) -> Bool {
    guard word.first?.isNumber == true else { return false }
    return word.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "/" || $0 == "–" }.allSatisfy {
      piece in
      let letters = piece.drop(while: \.isNumber)
      return !piece.isEmpty && letters.count <= 1 && letters.allSatisfy(\.isLetter)
    }
  }
}
