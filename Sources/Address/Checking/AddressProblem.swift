/// What is wrong with a part of an address, or only unusual.
public struct AddressProblem: Sendable, Hashable {
  /// What the problem is.
  public enum Kind: Sendable, Hashable {
    case missing
    /// A country that the form does not offer.
    case notOffered
    /// A postal code that the country does not have, or a phone number that cannot be called.
    case invalid
    /// A region that the country's list does not have.
    case unknownArea(String)
    /// A postal code as it is saved, and the name of an area to which it does not belong.
    case codeOutside(code: String, area: String)
  }

  /// The part to correct or to look at.
  public let part: AddressPart
  /// What the problem is.
  public let kind: Kind

  /// A problem of a part.
  public init(_ part: AddressPart, _ kind: Kind) {
    self.part = part
    self.kind = kind
  }

  /// The problem as a sentence, for an address of a country.
  public func message(_ format: AddressFormat, texts: AddressTexts = .english) -> String {
    switch kind {
    case .missing: missingMessage(format, texts)
    case .notOffered: texts[.addressCountryNotOffered]
    case .invalid: invalidMessage(format, texts)
    case .unknownArea(let area):
      texts.filled(.addressUnusualArea, arguments(format, texts).merging(["area": area]) { $1 })
    case .codeOutside(let code, let area):
      texts.filled(.addressUnusualCode, ["code": code, "area": area])
    }
  }

  private func missingMessage(_ format: AddressFormat, _ texts: AddressTexts) -> String {
    switch part {
    case .fullName: texts[.addressEnterFullName]
    case .street: texts[.addressEnterStreet]
    case .postalCode where !format.hasZIPCodes: likeMessage(format, texts)
    default: texts.filled(.addressEnter, arguments(format, texts))
    }
  }

  private func invalidMessage(_ format: AddressFormat, _ texts: AddressTexts) -> String {
    if part == .phone {
      return format.callingCode == PhoneNumber.northAmerica
        ? texts[.addressEnterTenDigitPhone]
        : texts.filled(.addressEnterPhone, ["n": String(format.minimumPhoneDigits)])
    }
    return format.hasZIPCodes ? texts[.addressEnterZIPCode] : likeMessage(format, texts)
  }

  private func likeMessage(_ format: AddressFormat, _ texts: AddressTexts) -> String {
    guard let example = format.prompt(for: part) ?? format.postalExamples.first else {
      return texts.filled(.addressEnter, arguments(format, texts))
    }
    return texts.filled(.addressEnterLike, arguments(format, texts).merging(["example": example]) { $1 })
  }

  private func arguments(_ format: AddressFormat, _ texts: AddressTexts) -> [String: String] {
    AddressTexts.arguments(naming: format.label(of: part, texts: texts))
  }
}

extension AddressFormat {
  /// Whether its postal codes are ZIP codes, of which the message tells the digits.
  fileprivate var hasZIPCodes: Bool { rules.fields.labels[.postalCode] == AddressText.addressZIPCode.english }
}
