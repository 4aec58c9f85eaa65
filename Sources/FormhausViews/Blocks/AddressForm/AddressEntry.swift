import Address
import FormhausCore
import FormhausText

/// An address that is being filled in, wherever its answers are kept: what its fields show, and what can be done to it.
@MainActor
struct AddressEntry {
  /// As typed, with the level below the city apart from the second line.
  let address: Address
  /// The format of the country that the address has now.
  let format: AddressFormat
  let formats: AddressFormats
  /// The parts that are asked for, in order.
  let parts: [AddressPart]
  /// The countries that are offered; nil for all.
  let countryCodes: [String]?
  let texts: AddressTexts
  /// Stands before the name of a part in focus tags: `shipping.street`.
  let key: String
  /// Whether the first part is found by the key alone, as that of a field is; then it stands for the whole too.
  var isField = false
  /// What is wrong with the address as a whole.
  var error: String?
  /// Whether an address must be given at all.
  let isRequired: Bool
  let isLocked: Bool
  let testID: @MainActor (AddressPart) -> String?
  let partError: @MainActor (AddressPart) -> String?
  let warning: @MainActor (AddressPart) -> String?
  let setText: @MainActor (AddressPart, String) -> Void
  /// Takes over the street, city, region, postal code and country of an address that was found for a text, and gives the
  /// address as it is then; nil where it cannot be changed any more.
  let fill: @MainActor (_ found: Address, _ typed: String) -> Address?
  /// Checks a part and shows what is wrong with it.
  let check: @MainActor (AddressPart) -> Void
  /// The detail tokens in front of those of the parts, such as `shipping`, with a space behind; empty for none.
  var tokenPrefix = ""
  /// Whether the person's own details are offered.
  var offersDetails = true
  /// Called when the person is done with the last part.
  var finish: (@MainActor () -> Void)?

  func label(_ part: AddressPart) -> String { format.label(of: part, texts: texts) }

  /// The name by which a focus request finds a part.
  func focusTag(_ part: AddressPart) -> String {
    isField && part == parts.first ? key : "\(key).\(part.rawValue)"
  }

  /// The autocomplete token of a part; nil where nothing is to be offered.
  func token(_ part: AddressPart) -> String? {
    offersDetails ? part.autocomplete.map { tokenPrefix + $0 } : nil
  }

  func text(_ part: AddressPart) -> Binding<String> {
    Binding(get: { address[part] }, set: { setText(part, $0) })
  }

  /// Whether the part must not be blank once anything else was given.
  func isRequiredOnceBegun(_ part: AddressPart) -> Bool {
    part != .countryCode && format.requires(part)
      && parts.contains { $0 != .countryCode && $0 != .isDefault && !address[$0].trimmed.isEmpty }
  }

  /// The countries that a suggestion may be of; nil for all.
  var suggestedCountries: [String]? { parts.contains(.countryCode) ? countryCodes : [address.countryCode] }

  func isRequired(_ part: AddressPart) -> Bool {
    isRequired && (format.requires(part) || isField && part == parts.first)
  }

  /// Where a person goes on after a suggestion was picked: the second line, or what follows the street.
  var afterStreet: AddressPart {
    if parts.contains(.line2) { return .line2 }
    return parts.drop { $0 != .street }.dropFirst().first ?? .street
  }
}

extension AddressEntry {
  /// Graphemes of a part that are said at most.
  private static let saidGraphemes = 40

  /// The parts that a suggestion fills, as they are now: `Street address 548 Market Street. City San Francisco ...`; the
  /// country too where it is another one.
  func filledWords(_ now: Address, labels: Labels) -> String {
    let format = formats.format(for: now.countryCode)
    var words: [String] = []
    for part in [AddressPart.countryCode, .street, .city, .region, .postalCode] where format.shows(part) {
      var text = now[part].trimmed
      if part == .countryCode {
        guard now.countryCode != address.countryCode else { continue }
        text =
          CountryList(language: labels.locale, codes: [text], formats: formats).name(of: text) ?? text
      }
      guard !text.isEmpty else { continue }
      let said = text.prefix(AddressEntry.saidGraphemes)
      words.append("\(format.label(of: part, texts: texts)) \(said)\(said.count < text.count ? "…" : "")")
    }
    return labels.sentences(words)
  }
}
