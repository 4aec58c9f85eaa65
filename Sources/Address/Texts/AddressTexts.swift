/// The texts of the address form in one language.
public struct AddressTexts: Sendable {
  /// The texts in English.
  public static let english = AddressTexts { _ in nil }

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

  /// A country's word (State) in this language; the word itself where nobody translated it.
  func word(_ english: String) -> String {
    PartWord.named(english).map { self[$0.label] } ?? english
  }
}
