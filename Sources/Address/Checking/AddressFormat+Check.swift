extension AddressFormat {
  /// Checks an address of this country.
  ///
  /// `asked` limits the check to the parts that a form asks for; the others are only trimmed. `countryCodes` are the
  /// countries that it offers, nil for all.
  public func check(
    _ address: Address, asked: Set<AddressPart>? = nil, countryCodes: [String]? = nil
  ) -> AddressCheck {
    var check = AddressCheck(saved: address, format: self)
    check.saved.countryCode = rules.fields.code
    check.saved.regionCode = ""
    for rule in rules.parts {
      let part = rule.part
      let typed = address[part]
      if typed.isEmpty, !rule.isRequired { continue }
      guard rule.isShown else {
        check.saved[part] = ""
        continue
      }
      let text = typed.trimmedAtEdges
      check.saved[part] = text
      if asked?.contains(part) == false { continue }
      if text.isEmpty {
        if rule.isRequired { check.errors.append(AddressProblem(part, .missing)) }
      } else if part == .postalCode {
        checkPostalCode(text, &check)
      } else if part == .phone, !takesPhone(text) {
        check.errors.append(AddressProblem(.phone, .invalid))
      }
    }
    if let countryCodes, !countryCodes.contains(rules.fields.code) { refuseCountry(&check) }
    if !rules.fields.areas.isEmpty { checkArea(&check, asked) }
    if !check.saved.sublocality.isEmpty { check.saved = check.saved.joiningSublocality }
    return check
  }

  /// The country stands after the name in the form.
  private func refuseCountry(_ check: inout AddressCheck) {
    let place = check.errors.first?.part == .fullName ? 1 : 0
    check.errors.insert(AddressProblem(.countryCode, .notOffered), at: place)
  }

  private func checkPostalCode(_ text: String, _ check: inout AddressCheck) {
    if let code = canonicalPostalCode(text) {
      check.saved.postalCode = code
    } else {
      check.errors.append(AddressProblem(.postalCode, .invalid))
    }
  }

  /// Warns of an area that is not known and of a postal code that does not belong to it.
  private func checkArea(_ check: inout AddressCheck, _ asked: Set<AddressPart>?) {
    let part = rules.fields.areasOf
    let text = check.saved[part]
    guard !text.isEmpty, asked?.contains(part) != false else { return }
    let index = rules.areaIndex.value
    guard let place = index.place(of: text) else {
      check.warnings.append(AddressProblem(part, .unknownArea(text)))
      return
    }
    let area = index.areas[place]
    check.saved.regionCode = area.isoCode ?? ""
    let code = check.saved.postalCode
    if code.isEmpty || check.errors.contains(where: { $0.part == .postalCode }) { return }
    if !index.has(code, in: place) {
      check.warnings.append(AddressProblem(.postalCode, .codeOutside(code: code, area: area.name)))
    }
  }
}
