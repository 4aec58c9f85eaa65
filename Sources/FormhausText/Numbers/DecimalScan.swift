/// The parts of a number's text: `[sign] digits [. digits] [e [sign] digits]`.
struct DecimalScan {
  private(set) var isNegative = false
  private(set) var hasPlus = false
  /// All digits before the exponent, in order.
  private(set) var digits: [UInt8] = []
  /// How many of the digits stand before the point.
  private(set) var integerDigits = 0
  private(set) var hasPoint = false
  /// The written exponent, held within `Decimal.exponentLimit`.
  private(set) var exponent = 0
  /// The text of the exponent with its `e`; empty when there is none.
  private(set) var exponentText = ""

  var fractionDigits: Int { digits.count - integerDigits }

  /// Nil when the text is not a number in this form, or has no digit before its exponent.
  init?(_ text: String) {
    var rest = Substring(text).utf8
    if let sign = rest.first, sign == 0x2D || sign == 0x2B {
      isNegative = sign == 0x2D
      hasPlus = sign == 0x2B
      rest.removeFirst()
    }
    integerDigits = takeDigits(&rest)
    if rest.first == 0x2E {
      hasPoint = true
      rest.removeFirst()
      _ = takeDigits(&rest)
    }
    guard !digits.isEmpty else { return nil }
    if let letter = rest.first, letter | 0x20 == 0x65 {
      exponentText = String(Substring(rest))
      rest.removeFirst()
      guard takeExponent(&rest) else { return nil }
    }
    guard rest.isEmpty else { return nil }
  }

  private mutating func takeDigits(_ rest: inout Substring.UTF8View) -> Int {
    let before = digits.count
    while let byte = rest.first, 0x30...0x39 ~= byte {
      digits.append(byte - 0x30)
      rest.removeFirst()
    }
    return digits.count - before
  }

  private mutating func takeExponent(_ rest: inout Substring.UTF8View) -> Bool {
    var isDown = false
    if let sign = rest.first, sign == 0x2D || sign == 0x2B {
      isDown = sign == 0x2D
      rest.removeFirst()
    }
    guard !rest.isEmpty else { return false }
    var power = 0
    while let byte = rest.first, 0x30...0x39 ~= byte {
      power = power > Decimal.exponentLimit / 10 ? Decimal.exponentLimit : power * 10 + Int(byte - 0x30)
      rest.removeFirst()
    }
    exponent = isDown ? -power : power
    return true
  }
}
