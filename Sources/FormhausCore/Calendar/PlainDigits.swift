import FormhausText

extension String {
  /// The text without blanks at its ends, digits of any script as ASCII digits and full-width signs as narrow ones.
  var inPlainDigits: String {
    var plain = String.UnicodeScalarView()
    for scalar in trimmed.unicodeScalars { plain.append(scalar.inPlainDigits) }
    return String(plain).trimmed
  }
}

extension Unicode.Scalar {
  fileprivate var inPlainDigits: Unicode.Scalar {
    if value < 0x80 { return self }
    if 0xFF01...0xFF5E ~= value { return Unicode.Scalar(value - 0xFEE0) ?? self }
    if value == 0x3000 || value == 0xA0 || value == 0x202F { return " " }
    guard properties.numericType == .decimal, let digit = properties.numericValue else { return self }
    return Unicode.Scalar(UInt8(ascii: "0") + UInt8(digit))
  }
}

extension Character {
  /// Whether it is a digit from 0 to 9 of ASCII.
  var isPlainDigit: Bool { isASCII && isWholeNumber }
}
