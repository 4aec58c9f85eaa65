import Address
import FormhausText

extension FieldType {
  /// An address as an object of texts (`isDefault` is true or false) by the rules of its country.
  static let address = FieldType("address", .address) { value, context in
    guard let members = value.objectValue, members.allSatisfy(AddressDefinition.canHold) else {
      return RuleFailure(.address)
    }
    guard !isBlankAddress(members) else { return nil }
    return members.values.lazy.compactMap(\.stringValue).compactMap { tooLong($0, context) }.first
      ?? refusal(of: members, context)
  }

  private static func refusal(of members: JSONObject, _ context: CheckContext) -> RuleFailure? {
    guard let definition = context.field.definition.address,
      let check = definition.check(members, context.addressFormats), !check.isAccepted
    else { return nil }
    var failure = RuleFailure(.address)
    failure.address = AddressRefusal(format: check.format, problems: check.errors)
    return failure
  }

  /// The address with the members that an address has.
  static func knownParts(_ address: JSONObject) -> JSONObject {
    JSONObject(address.filter { AddressDefinition.members.contains($0.key) && $0.value != .null })
  }

  /// Whether nothing of an address was written: its country and its mark are there without a word.
  static func isBlankAddress(_ address: JSONObject) -> Bool {
    address.allSatisfy { key, value in
      key == AddressPart.countryCode.rawValue || value.boolValue != nil || isBlank(value)
    }
  }
}

extension AddressDefinition {
  /// Checks an answer by the rules of its country; nil when it is no address.
  func check(_ members: JSONObject, _ formats: AddressFormats?) -> AddressCheck? {
    guard var address = try? Address(members: members) else { return nil }
    if address.countryCode.trimmed.isEmpty { address.countryCode = defaultCountry }
    return address.checked(formats: formats ?? .standard, asked: checkedParts, countryCodes: countryCodes)
  }

  /// The answer as it is saved: the members that are asked for or were given, and those that its country adds.
  ///
  /// What is no address, or a blank one, stays as it is.
  func saved(_ members: JSONObject, _ formats: AddressFormats?) -> JSONObject {
    guard !FieldType.isBlankAddress(members), let check = check(members, formats) else { return members }
    let kept = Set(parts + [.countryCode])
    return JSONObject(
      check.saved.json.filter { key, value in
        AddressPart(rawValue: key).map(kept.contains) ?? false || members[key] != nil
          || value.stringValue?.isEmpty == false
      })
  }
}
