import FormhausText

extension AddressFormat {
  /// The lines of an address as they are printed on an envelope; empty parts are left out.
  ///
  /// Parts that the country's post wants in capitals are, unless `hasCapitals` is false. `countryName` is added as the
  /// last line.
  public func envelope(
    _ address: Address, style: EnvelopeStyle = .postal, countryName: String? = nil, hasCapitals: Bool = true
  ) -> [String] {
    let split = address.splittingSublocality
    let format = style == .latin ? rules.fields.latinFormat ?? rules.fields.format : rules.fields.format
    var lines = EnvelopeTemplate(format).filled { part in
      let parts: [AddressPart] = part == .street ? [.street, .line2] : [part]
      return parts.filter(shows).map { printed(split, $0, style, hasCapitals: hasCapitals) }.filter {
        !$0.isEmpty
      }
    }
    if let countryName, !countryName.isEmpty {
      lines.append(hasCapitals ? capitals(countryName) : countryName)
    }
    return lines
  }

  private func printed(
    _ address: Address, _ part: AddressPart, _ style: EnvelopeStyle, hasCapitals: Bool
  ) -> String {
    var text = address[part].trimmed
    if part == .postalCode { text = canonicalPostalCode(text) ?? text }
    if style == .latin, part == areasPart, let area = area(named: text) { text = latinName(of: area) }
    let isUpper = hasCapitals && rules.fields.upper.contains(part == .line2 ? .street : part)
    return isUpper ? capitals(text) : text
  }

  /// A key in Latin letters (CA) is printed as it is.
  private func latinName(of area: Area) -> String {
    area.key.unicodeScalars.allSatisfy { $0.value < 0x250 } ? area.key : area.latinName
  }

  /// In Turkish and Azerbaijani the capital of `i` keeps its dot.
  private func capitals(_ text: String) -> String {
    let hasDottedCapital = rules.fields.code == "TR" || rules.fields.code == "AZ"
    guard hasDottedCapital else { return text.uppercased() }
    return String(text.map { $0 == "i" ? "İ" : $0 }).uppercased()
  }
}
