import Address
import FormhausText

extension AutofillProfile {
  /// The person's detail for a token; several lines are those of an address. Nil where there is none.
  ///
  /// A token for which nothing was written is made of others only where that is certain: a name of its parts, lines of
  /// an address of the whole. Names are never taken apart.
  ///
  /// - Parameter language: the language or locale of the form, in which a country is named that has a code alone.
  public func text(for token: AutocompleteToken, language: String = "en") -> String? {
    guard !token.isSecret else { return nil }
    let family = token.family
    let source = token.alternatives.first { token in
      family.contains { details[token.named($0)] != nil }
    }
    return source.flatMap { details[$0] ?? made($0, language) }
  }

  /// The person's detail for the text of a token, such as `shipping postal-code`.
  public func text(for token: String, language: String = "en") -> String? {
    AutocompleteToken(token).flatMap { text(for: $0, language: language) }
  }

  private func made(_ token: AutocompleteToken, _ language: String) -> String? {
    func own(_ name: String) -> String? { details[token.named(name)] }
    switch token.name {
    case "name": return fullName(given: own("given-name"), family: own("family-name"))
    case "street-address":
      guard let first = own("address-line1") else { return nil }
      return ([first] + ["address-line2", "address-line3"].compactMap(own)).joined(separator: "\n")
    case "address-line1": return line(0, of: own("street-address"))
    case "address-line2": return line(1, of: own("street-address"))
    case "address-line3": return line(2, of: own("street-address"))
    case "country-name": return own("country").flatMap { CountryList(language: language).name(of: $0) }
    case "bday":
      guard let year = own("bday-year").flatMap({ Int($0) }), let day = own("bday-day").flatMap({ Int($0) }),
        let month = own("bday-month").flatMap({ Int($0) })
      else { return nil }
      return CivilDate(year: year, month: month, day: day)?.description
    case "bday-year": return birthday(own("bday"))?.year.description
    case "bday-month": return birthday(own("bday"))?.month.description
    case "bday-day": return birthday(own("bday"))?.day.description
    case "tel":
      guard let code = own("tel-country-code"), let national = own("tel-national") else { return nil }
      return code + " " + national
    default: return nil
    }
  }

  private func birthday(_ text: String?) -> CivilDate? { text.flatMap { CivilDate($0) } }

  /// One line of an address; the third has all that follows.
  private func line(_ index: Int, of address: String?) -> String? {
    let lines = address?.split(separator: "\n") ?? []
    guard lines.indices.contains(index) else { return nil }
    return index < 2 ? String(lines[index]) : lines[index...].joined(separator: ", ")
  }

  /// The parts of a name in their order; nil for scripts in which the family's comes first.
  private func fullName(given: String?, family: String?) -> String? {
    guard let given, let family, !(given + family).unicodeScalars.contains(where: \.isEastAsian) else {
      return nil
    }
    return given + " " + family
  }
}

extension Unicode.Scalar {
  /// Whether names in the script of the letter begin with that of the family.
  fileprivate var isEastAsian: Bool {
    switch value {
    case 0x1100...0x11FF, 0x2E80...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
