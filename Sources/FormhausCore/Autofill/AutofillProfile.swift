import Address
import FormhausText

/// A person's own details, by what they are: they are offered where a form asks for them, and never filled in unasked.
///
/// ```swift
/// let profile = AutofillProfile(["name": "Maya Chen", "work email": "maya@example.com"])
/// FormhausForm(definition: definition) { values, _ in .ok }
///   .environment(\.autofill, profile)
/// ```
public struct AutofillProfile: Sendable, Hashable {
  private(set) var details: [AutocompleteToken: String] = [:]

  /// Details by their tokens; what is no token, a secret or blank is left out.
  public init(_ details: [String: String] = [:]) {
    for (text, detail) in details.sorted(by: { $0.key < $1.key }) {
      if let token = AutocompleteToken(text) { add(detail, token) }
    }
    readCountries()
  }

  init(details: [AutocompleteToken: String]) {
    for (token, detail) in details { add(detail, token) }
    readCountries()
  }

  /// Whether there is nothing to offer.
  public var isEmpty: Bool { details.isEmpty }

  private mutating func add(_ detail: String, _ token: AutocompleteToken) {
    let detail = detail.split(whereSeparator: \.isNewline).map(\.trimmed).filter { !$0.isEmpty }
      .joined(separator: "\n")
    if !detail.isEmpty, !token.isSecret { details[token] = detail }
  }

  /// Countries that are written as names become codes, and their names stay.
  private mutating func readCountries() {
    let written = details.filter { $0.key.name == "country" || $0.key.name == "country-name" }
    guard !written.isEmpty else { return }
    let countries = CountryList(language: "en")
    for (token, text) in written {
      let (code, name) = (token.named("country"), token.named("country-name"))
      let country = countries.country(named: text) ?? AutofillProfile.country(named: text)
      if token == code {
        details[code] = country?.code
        if text.uppercased() != country?.code { details[name] = details[name] ?? text }
      } else if let country, details[code] == nil {
        details[code] = country.code
      }
    }
  }

  /// The country of a name in any of the languages that have names.
  private static func country(named text: String) -> Country? {
    CountryList.languages.lazy.compactMap { CountryList(language: $0).country(named: text) }.first
  }
}
