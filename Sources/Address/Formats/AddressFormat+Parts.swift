/// The order of the parts in a form.
public enum AddressFieldOrder: String, Sendable, Hashable, CaseIterable {
  /// The same in all countries.
  case standard
  /// The country's printed order.
  case country
}

extension AddressFormat {
  /// Whether the country's addresses have a part.
  public func shows(_ part: AddressPart) -> Bool {
    switch part {
    case .fullName, .countryCode, .phone, .isDefault: true
    case .street, .line2, .sublocality, .city, .region, .postalCode: rules.fields.order.contains(part)
    }
  }

  /// Whether a part may not be blank.
  public func requires(_ part: AddressPart) -> Bool {
    part == .fullName || part == .countryCode || rules.fields.required.contains(part) && shows(part)
  }

  /// The parts to ask for, in order; the mark of the default is not among them.
  public func parts(order: AddressFieldOrder = .standard) -> [AddressPart] {
    switch order {
    case .standard: AddressPart.allCases.filter { $0 != .isDefault && shows($0) }
    case .country: [.fullName, .countryCode] + rules.fields.order + [.phone]
    }
  }

  /// What a part is called.
  public func label(of part: AddressPart, texts: AddressTexts = .english) -> String {
    if let label = rules.fields.labels[part] { return texts.word(label) }
    return switch part {
    case .fullName: texts[.addressFullName]
    case .countryCode: texts[.addressCountry]
    case .street: texts[.addressStreet]
    case .line2: texts[.addressLine2]
    case .sublocality: texts[.addressDistrict]
    case .city: texts[.addressCity]
    case .region: texts[.addressRegion]
    case .postalCode: texts[.addressPostalCode]
    case .phone: texts[.addressPhone]
    case .isDefault: texts[.addressIsDefault]
    }
  }

  /// The word for a part in the country itself (Emirate), where the form has another.
  public func localWord(for part: AddressPart) -> String? { rules.fields.dataLabels[part] }

  /// An example for a part; nil where there is none.
  public func prompt(for part: AddressPart) -> String? { rules.fields.prompts[part] }
}
