import Address

extension DefinitionChecker {
  /// Countries that cannot be chosen, and addresses of which nothing is asked.
  var addressWarnings: [DefinitionIssue] {
    allFields.flatMap { field -> [DefinitionIssue] in
      guard let address = field.definition.address else { return [] }
      var warnings: [DefinitionIssue] = []
      if let countries = address.countryCodes, !countries.contains(address.defaultCountry) {
        warnings.append(
          field.issue(
            "default-country-not-offered",
            "has the default country \"\(address.defaultCountry)\", which is not among its \"countryCodes\""))
      }
      for code in (address.countryCodes ?? []) + [address.defaultCountry]
      where !AddressFormats.standard.countryCodes.contains(code) {
        warnings.append(field.issue("unknown-country", "names the country \"\(code)\", which does not exist"))
      }
      if address.parts.isEmpty {
        warnings.append(field.issue("no-address-parts", "has no parts to ask for"))
      }
      return warnings
    }
  }
}
