extension JSONNumber {
  /// The most digits of a number that is written out to be added to.
  private static let longest = 400

  /// The number that is so much more, digit for digit and with as many digits behind the point; nil for numbers that
  /// take more than 400 digits to write out.
  public func adding(_ whole: Int) -> JSONNumber? {
    guard let scan = DecimalScan(text), scan.exponent.magnitude <= JSONNumber.longest,
      scan.digits.count + Int(scan.exponent.magnitude) <= JSONNumber.longest
    else { return nil }
    // The value is that of the digits over ten to the power of `places`.
    var places = scan.fractionDigits - scan.exponent
    var own = scan.digits
    if places < 0 {
      own += Array(repeating: 0, count: -places)
      places = 0
    }
    let other = String(whole.magnitude).utf8.map { $0 - 0x30 } + Array(repeating: UInt8(0), count: places)
    let sum = SignedDigits(isNegative: scan.isNegative, own) + SignedDigits(isNegative: whole < 0, other)
    return JSONNumber(typed: sum.text(places: places))
  }
}

/// A whole number of any size.
private struct SignedDigits {
  let isNegative: Bool
  /// Each 0 to 9, the first one not 0; empty for zero.
  let digits: [UInt8]

  init(isNegative: Bool, _ digits: [UInt8]) {
    self.digits = Array(digits.drop { $0 == 0 })
    self.isNegative = isNegative && !self.digits.isEmpty
  }

  static func + (left: SignedDigits, right: SignedDigits) -> SignedDigits {
    if left.isNegative == right.isNegative {
      return SignedDigits(isNegative: left.isNegative, sum(left.digits, right.digits))
    }
    let (large, small) = left.isSmaller(than: right) ? (right, left) : (left, right)
    return SignedDigits(isNegative: large.isNegative, difference(large.digits, small.digits))
  }

  /// Whether its magnitude is the smaller one.
  private func isSmaller(than other: SignedDigits) -> Bool {
    digits.count == other.digits.count
      ? digits.lexicographicallyPrecedes(other.digits) : digits.count < other.digits.count
  }

  private static func sum(_ left: [UInt8], _ right: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var carry: UInt8 = 0
    for place in 0..<max(left.count, right.count) {
      let digit = left.digit(place) + right.digit(place) + carry
      result.append(digit % 10)
      carry = digit / 10
    }
    return (result + [carry]).reversed()
  }

  private static func difference(_ large: [UInt8], _ small: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var borrow: UInt8 = 0
    for place in large.indices {
      let (own, other) = (large.digit(place), small.digit(place) + borrow)
      borrow = own < other ? 1 : 0
      result.append(own + 10 * borrow - other)
    }
    return result.reversed()
  }

  /// With a point before the last digits.
  func text(places: Int) -> String {
    let padding = max(0, places + 1 - digits.count)
    let all = Array(repeating: UInt8(0), count: padding) + digits
    let whole = all.dropLast(places).map(String.init).joined()
    let fraction = all.suffix(places).map(String.init).joined()
    return (isNegative ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
  }
}

extension [UInt8] {
  /// The digit at a place, counted from the last one.
  fileprivate func digit(_ place: Int) -> UInt8 { place < count ? self[count - 1 - place] : 0 }
}
