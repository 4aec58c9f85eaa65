extension AutocompleteToken {
  /// The names of details in HTML, which are WCAG's purposes of inputs too.
  public static let names: [String] = [
    "name", "honorific-prefix", "given-name", "additional-name", "family-name", "honorific-suffix",
    "nickname",
    "username", "new-password", "current-password", "one-time-code", "organization-title", "organization",
    "street-address", "address-line1", "address-line2", "address-line3", "address-level4", "address-level3",
    "address-level2", "address-level1", "country", "country-name", "postal-code", "cc-name", "cc-given-name",
    "cc-additional-name", "cc-family-name", "cc-number", "cc-exp", "cc-exp-month", "cc-exp-year", "cc-csc",
    "cc-type", "transaction-currency", "transaction-amount", "language", "bday", "bday-day", "bday-month",
    "bday-year", "sex", "url", "photo", "tel", "tel-country-code", "tel-national", "tel-area-code",
    "tel-local", "tel-local-prefix", "tel-local-suffix", "tel-extension", "email", "impp",
  ]

  /// All words that may stand in a token, for finding what a misspelt one was meant to be.
  static let words: [String] =
    names + Address.allCases.map(\.rawValue) + Contact.allCases.map(\.rawValue) + ["on", "off"]

  /// Whether the detail is a secret, which nobody keeps in a profile.
  var isSecret: Bool { AutocompleteToken.secrets.contains(name) }

  private static let secrets: Set<String> = ["new-password", "current-password", "one-time-code", "cc-csc"]

  /// The names of details that belong together: where one of them is another person's or another place's, all are.
  var family: Set<String> { AutocompleteToken.families.first { $0.contains(name) } ?? [name] }

  private static let families: [Set<String>] = [
    ["name", "honorific-prefix", "given-name", "additional-name", "family-name", "honorific-suffix"],
    Set(
      names.filter { $0.hasPrefix("address-") } + [
        "street-address", "country", "country-name", "postal-code",
      ]),
    Set(names.filter { $0.hasPrefix("tel") }),
    Set(names.filter { $0.hasPrefix("bday") }),
    Set(names.filter { $0.hasPrefix("cc-") }),
  ]
}
