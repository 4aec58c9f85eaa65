import FormhausText

extension FieldType {
  /// An address as an object of texts; `isDefault` is true or false.
  static let address = FieldType("address", .address) { value, context in
    guard let members = value.objectValue, members.allSatisfy(AddressDefinition.canHold) else {
      return RuleFailure(.address)
    }
    return members.values.lazy.compactMap(\.stringValue).compactMap { tooLong($0, context) }.first
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
