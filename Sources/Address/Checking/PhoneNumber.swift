/// A phone number as it was typed, taken apart for the check.
struct PhoneNumber {
  private static let mostDigits = 15
  /// The least digits after a calling code's mark.
  private static let leastAbroad = 7
  private static let longestExtension = 7
  /// The calling code of the countries whose numbers have ten digits.
  static let northAmerica = "1"

  /// The digits and signs in ASCII, without an extension; letters in capitals.
  private let signs: [UInt8]

  init(_ typed: String) {
    var signs: [UInt8] = []
    signs.reserveCapacity(typed.utf8.count)
    for scalar in typed.unicodeScalars {
      switch scalar.value {
      case 0x09...0x0D: signs.append(UInt8(ascii: " "))
      case 0x61...0x7A: signs.append(UInt8(scalar.value) - 0x20)
      case 0x00..<0x80: signs.append(UInt8(scalar.value))
      default:
        switch PlainCharacter(scalar) {
        case .none: break
        case .space: signs.append(UInt8(ascii: " "))
        case .ascii(let byte): signs.append(byte)
        case .other(let scalar): signs.append(PhoneNumber.narrow(scalar))
        }
      }
    }
    self.signs = PhoneNumber.withoutExtension(signs)
  }

  /// The sign of ASCII that a full-width one stands for; a question mark for all else.
  private static func narrow(_ scalar: Unicode.Scalar) -> UInt8 {
    0xFF01...0xFF5E ~= scalar.value ? UInt8(scalar.value - 0xFF01 + 0x21) : UInt8(ascii: "?")
  }

  private static func withoutExtension(_ signs: [UInt8]) -> [UInt8] {
    var digits = 0
    while digits < signs.count, isDigit(signs[signs.count - 1 - digits]) { digits += 1 }
    guard 1...longestExtension ~= digits, digits < signs.count else { return signs }
    var rest = signs.dropLast(digits)
    while rest.last == UInt8(ascii: " ") || rest.last == UInt8(ascii: ".") { rest.removeLast() }
    switch rest.last {
    case UInt8(ascii: "#"), UInt8(ascii: ","), UInt8(ascii: "X"): return Array(rest.dropLast())
    case UInt8(ascii: "T") where rest.suffix(3).elementsEqual("EXT".utf8): return Array(rest.dropLast(3))
    default: return signs
    }
  }

  /// Whether a person of a country can be called so.
  func isCallable(callingCode: String?, minimumDigits: Int) -> Bool {
    var digits: [UInt8] = []
    var hasPlus = false
    for sign in signs {
      switch sign {
      case _ where PhoneNumber.isDigit(sign): digits.append(sign)
      case UInt8(ascii: "+"):
        guard !hasPlus, digits.isEmpty else { return false }
        hasPlus = true
      case _ where PhoneNumber.isSeparator(sign): continue
      default: return false
      }
    }
    let isNorthAmerican = callingCode == PhoneNumber.northAmerica
    let dialOut = isNorthAmerican ? "011" : "00"
    if hasPlus { return isCallableAbroad(digits.count) }
    if digits.starts(with: dialOut.utf8) { return isCallableAbroad(digits.count - dialOut.utf8.count) }
    if isNorthAmerican {
      return digits.count == 10 || digits.count == 11 && digits.first == UInt8(ascii: "1")
    }
    return minimumDigits <= digits.count && digits.count <= PhoneNumber.mostDigits
  }

  /// The `(0)` that is left out when calling from abroad is not counted.
  private func isCallableAbroad(_ digits: Int) -> Bool {
    let count = hasTrunkZero ? digits - 1 : digits
    return PhoneNumber.leastAbroad <= count && count <= PhoneNumber.mostDigits
  }

  private var hasTrunkZero: Bool {
    for (place, sign) in signs.enumerated() where sign == UInt8(ascii: "(") && place + 2 < signs.count {
      if signs[place + 1] == UInt8(ascii: "0"), signs[place + 2] == UInt8(ascii: ")") { return true }
    }
    return false
  }

  private static func isDigit(_ sign: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= sign }

  private static func isSeparator(_ sign: UInt8) -> Bool {
    switch sign {
    case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "("),
      UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"):
      true
    default: false
    }
  }
}

extension AddressFormat {
  /// Whether a phone number of somebody in the country may be written so.
  public func takesPhone(_ typed: String) -> Bool {
    PhoneNumber(typed).isCallable(
      callingCode: rules.fields.callingCode, minimumDigits: rules.fields.minDigits)
  }
}
