import FormhausText

extension FieldType {
  static let email = FieldType("email", .text, isTrimmed: true) { value, context in
    guard case .string(let text) = value else { return RuleFailure(.email) }
    return tooLong(text, context) ?? (isEmail(text) ? nil : RuleFailure(.email))
  }

  private static func isWhiteSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x80
      ? scalar.value == 0x20 || (0x09...0x0D).contains(scalar.value) : scalar.properties.isWhitespace
  }

  /// At most 254 UTF-16 units, one @, no white space, and a domain of at least two labels, none empty.
  private static func isEmail(_ text: String) -> Bool {
    guard text.utf8.count <= 254 || text.utf16.count <= 254 else { return false }
    var labels = 0
    var before: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if isWhiteSpace(scalar) { return false }
      // Nothing stands before the @ or a dot of the domain, or between two of them.
      if scalar == "@" {
        guard labels == 0, before != nil else { return false }
        labels = 1
      } else if scalar == ".", labels > 0 {
        guard before != "@", before != "." else { return false }
        labels += 1
      }
      before = scalar
    }
    return labels >= 2 && before != "."
  }
}
