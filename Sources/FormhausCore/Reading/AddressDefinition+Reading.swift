import Address
import FormhausText

extension AddressDefinition {
  /// Reads what an address field asks for.
  init(reading object: inout DefinitionObject, _ log: IssueLog) {
    self.init()
    countryCodes = object.list("countryCodes").map { items in
      items.compactMap { AddressDefinition.countryCode($0, log) }
    }
    if let country = object.item("defaultCountry") {
      defaultCountry = AddressDefinition.countryCode(country, log) ?? defaultCountry
    } else if let first = countryCodes?.first, countryCodes?.contains(defaultCountry) == false {
      defaultCountry = first
    }
    guard let written = object.list("parts") else { return }
    let named = Set(written.compactMap { AddressDefinition.part($0, log) })
    parts = AddressPart.members.filter(named.contains)
  }

  private static func countryCode(_ item: DefinitionObject.Item, _ log: IssueLog) -> String? {
    if case .string(let code) = item.node.content, code.utf8.count == 2,
      code.utf8.allSatisfy({ UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 })
    {
      return code
    }
    log.report(item.place, "must be a country code such as \"GB\"", at: item.node.offset)
    return nil
  }

  private static func part(_ item: DefinitionObject.Item, _ log: IssueLog) -> AddressPart? {
    if case .string(let name) = item.node.content,
      let part = AddressPart.members.first(where: { $0.rawValue == name })
    {
      return part
    }
    let names = AddressPart.members.map(\.rawValue).joined(separator: ", ")
    log.report(item.place, "must be one of \(names)", at: item.node.offset)
    return nil
  }
}
