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
  /// Takes over the street, city, region, postal code and country of an address, and gives the address as it is then.
  let fill: @MainActor (Address) -> Address
  /// Checks a part and shows what is wrong with it.
  let check: @MainActor (AddressPart) -> Void
  /// Called when the person is done with the last part.
  var finish: (@MainActor () -> Void)?

  func label(_ part: AddressPart) -> String { format.label(of: part, texts: texts) }

  /// The name by which a focus request finds a part.
  func focusTag(_ part: AddressPart) -> String {
    isField && part == parts.first ? key : "\(key).\(part.rawValue)"
  }

  func text(_ part: AddressPart) -> Binding<String> {
    Binding(get: { address[part] }, set: { setText(part, $0) })
  }

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
  /// Takes over the address of a suggestion, and tells what was filled: `Street address 548 Market Street. City ...`
  func fill(fromPicked address: Address) -> String {
    let now = fill(address)
    let format = formats.format(for: now.countryCode)
    return [AddressPart.street, .city, .region, .postalCode]
      .filter { format.shows($0) && !now[$0].isEmpty }
      .map { "\(format.label(of: $0, texts: texts)) \(now[$0])" }.joined(separator: ". ")
  }
}
