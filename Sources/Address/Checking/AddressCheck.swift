/// What a check of an address found, and the address as it is to be saved.
public struct AddressCheck: Sendable, Hashable {
  /// What must be corrected, in the order of the form.
  public var errors: [AddressProblem] = []
  /// What is unusual, in the order of the form. It refuses nothing.
  public var warnings: [AddressProblem] = []
  /// The address with every part trimmed, the postal code as the country writes it, parts that the country hides blank.
  public var saved: Address
  /// The format of the country by which it was checked.
  public let format: AddressFormat

  /// Whether the address can be saved.
  public var isAccepted: Bool { errors.isEmpty }

  /// The parts and sentences of the errors.
  public func errorMessages(texts: AddressTexts = .english) -> [(part: AddressPart, message: String)] {
    errors.map { ($0.part, $0.message(format, texts: texts)) }
  }

  /// The parts and sentences of the warnings.
  public func warningMessages(texts: AddressTexts = .english) -> [(part: AddressPart, message: String)] {
    warnings.map { ($0.part, $0.message(format, texts: texts)) }
  }
}

extension Address {
  /// Checks the address by the rules of its country.
  ///
  /// `asked` limits the check to the parts that a form asks for; the others are only trimmed. `countryCodes` are the
  /// countries that it offers, nil for all.
  public func checked(
    formats: AddressFormats = .standard, asked: Set<AddressPart>? = nil, countryCodes: [String]? = nil
  ) -> AddressCheck {
    formats.format(for: countryCode).check(self, asked: asked, countryCodes: countryCodes)
  }
}
