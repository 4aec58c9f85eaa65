/// What a character beyond ASCII is taken for in a postal code or phone number.
enum PlainCharacter {
  /// One that cannot be seen.
  case none
  case space
  /// A digit, dash or capital of ASCII.
  case ascii(UInt8)
  case other(Unicode.Scalar)

  init(_ scalar: Unicode.Scalar) {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .format: self = .none
    case .decimalNumber:
      self = .ascii(UInt8(ascii: "0") + UInt8(properties.numericValue ?? 0))
    case .dashPunctuation: self = .ascii(UInt8(ascii: "-"))
    default:
      switch scalar.value {
      case 0x2212, 0x30FC, 0xFF70: self = .ascii(UInt8(ascii: "-"))
      case 0xFF21...0xFF3A: self = .ascii(UInt8(scalar.value - 0xFF21) + UInt8(ascii: "A"))
      case 0xFF41...0xFF5A: self = .ascii(UInt8(scalar.value - 0xFF41) + UInt8(ascii: "A"))
      case _ where properties.isWhitespace: self = .space
      default: self = .other(scalar)
      }
    }
  }
}
