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
    guard text.utf16.count <= 254, !text.unicodeScalars.contains(where: isWhiteSpace) else {
      return false
    }
    let parts = text.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return false }
    let labels = parts[1].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return labels.count >= 2 && labels.allSatisfy { !$0.isEmpty }
  }
}
