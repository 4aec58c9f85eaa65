/// The texts of the address form in one language.
public struct AddressTexts: Sendable {
  /// The texts in English.
  public static let english = AddressTexts { _ in nil }

  private static let words: [String: AddressText] = Dictionary(
    AddressText.allCases.map { ($0.english, $0) }, uniquingKeysWith: { first, _ in first })

  private let lookUp: @Sendable (AddressText) -> String?

  /// Texts from a catalog; what it lacks is in English.
  public init(_ lookUp: @escaping @Sendable (AddressText) -> String?) {
    self.lookUp = lookUp
  }

  /// A text with its placeholders.
  public subscript(text: AddressText) -> String { lookUp(text) ?? text.english }

  /// A text with its placeholders filled.
  func filled(_ text: AddressText, _ arguments: [String: String]) -> String {
    var filled = ""
    var rest = self[text][...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = String(rest[rest.index(after: open)..<close])
      filled += rest[..<open]
      filled += arguments[name] ?? String(rest[open...close])
      rest = rest[rest.index(after: close)...]
    }
    return filled + rest
  }

  /// The word of a country (State) in this language; the word itself where nobody translated it.
  func word(_ english: String) -> String {
    AddressTexts.words[english].map { self[$0] } ?? english
  }

  /// The arguments that name a part in a message.
  static func arguments(naming label: String) -> [String: String] {
    let word = insideSentence(label)
    return ["label": label, "word": word, "aWord": withArticle(word)]
  }

  /// A label as it stands inside an English sentence: words that are names or abbreviations keep their capitals.
  private static func insideSentence(_ label: String) -> String {
    guard label != AddressText.addressEircode.english else { return label }
    return label.split(separator: " ", omittingEmptySubsequences: false).map { word in
      word.dropFirst().contains(where: \.isUppercase) ? String(word) : word.lowercased()
    }.joined(separator: " ")
  }

  private static func withArticle(_ word: String) -> String {
    guard let first = word.lowercased().first else { return word }
    return ("aeiou".contains(first) ? "an " : "a ") + word
  }
}
