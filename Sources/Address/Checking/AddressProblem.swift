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
    case .invalid where part == .phone: phoneMessage(format, texts)
    case .invalid: likeMessage(format, texts)
    case .unknownArea(let area): texts.filled(.addressUnknownArea, ["area": area])
    case .codeOutside(let code, let area):
      texts.filled(.addressUnusualCode, ["code": code, "area": area])
    }
  }

  private func missingMessage(_ format: AddressFormat, _ texts: AddressTexts) -> String {
    switch part {
    case .fullName: texts[.addressEnterFullName]
    case .street: texts[.addressEnterStreet]
    default:
      if let enter = format.word(for: part)?.enter {
        texts[enter]
      } else if part == .postalCode {
        likeMessage(format, texts)
      } else {
        texts.filled(.addressEnterPart, ["label": format.label(of: part, texts: texts)])
      }
    }
  }

  private func phoneMessage(_ format: AddressFormat, _ texts: AddressTexts) -> String {
    format.callingCode == PhoneNumber.northAmerica
      ? texts[.addressEnterTenDigitPhone]
      : texts.filled(.addressEnterPhone, ["n": String(format.minimumPhoneDigits)])
  }

  /// What a right postal code looks like.
  private func likeMessage(_ format: AddressFormat, _ texts: AddressTexts) -> String {
    let label = ["label": format.label(of: part, texts: texts)]
    guard let example = format.prompt(for: part) ?? format.postalExamples.first else {
      return texts.filled(.addressEnterPart, label)
    }
    return texts.filled(
      format.word(for: part)?.like ?? .addressPartLike, label.merging(["example": example]) { $1 })
  }
}

extension AddressFormat {
  /// The country's word for a part, with the sentences about it; nil for one that only an operator's formats have.
  fileprivate func word(for part: AddressPart) -> PartWord? {
    guard let label = rules.fields.labels[part] else {
      return part == .city ? PartWord.named(AddressText.addressCity.english) : nil
    }
    return PartWord.named(label)
  }
}
