/// A decimal number of any size, compared exactly and without ever being written out in full.
///
/// The value is `0.DIGITS` times ten to the power of `exponent`. Digits have no zero at either end, so that equal
/// numbers have equal parts; zero has no digits. Exponents beyond `exponentLimit` are held at it.
public struct Decimal: Sendable, Hashable {
  public let isNegative: Bool
  /// The significant digits, each 0 to 9.
  public let digits: [UInt8]
  public let exponent: Int

  /// The largest magnitude of an exponent that is told from its neighbours.
  public static let exponentLimit = Int.max / 4

  init(isNegative: Bool, digits: ArraySlice<UInt8>, exponent: Int) {
    let leading = digits.prefix { $0 == 0 }.count
    var significant = digits.dropFirst(leading)
    while significant.last == 0 { significant.removeLast() }
    self.digits = Array(significant)
    self.isNegative = isNegative && !significant.isEmpty
    let limit = Decimal.exponentLimit
    self.exponent = significant.isEmpty ? 0 : min(max(exponent - leading, -limit), limit)
  }

  public init(_ value: Int) {
    let digits = String(value.magnitude).utf8.map { $0 - 0x30 }
    self.init(isNegative: value < 0, digits: digits[...], exponent: digits.count)
  }

  /// Reads an optional sign, digits with an optional fraction (either may be absent) and an optional exponent;
  /// nil for anything else.
  public init?(_ text: String) {
    guard let scan = DecimalScan(text) else { return nil }
    self.init(scan)
  }

  init(_ scan: DecimalScan) {
    self.init(
      isNegative: scan.isNegative, digits: scan.digits[...],
      exponent: scan.exponent + scan.integerDigits)
  }

  /// Whether the number has no fraction.
  public var isInteger: Bool { digits.count <= exponent || digits.isEmpty }

  /// The number as an `Int`; nil when it has a fraction or does not fit.
  public var int: Int? {
    guard isInteger, exponent <= 19 else { return nil }
    var result = 0
    for place in 0..<exponent {
      let digit = place < digits.count ? Int(digits[place]) : 0
      let (tens, tooLarge) = result.multipliedReportingOverflow(by: 10)
      let (sum, overflow) = tens.addingReportingOverflow(isNegative ? -digit : digit)
      if tooLarge || overflow { return nil }
      result = sum
    }
    return result
  }
}

extension Decimal: Comparable {
  public static func < (left: Decimal, right: Decimal) -> Bool {
    switch (left.sign, right.sign) {
    case (1, 1): left.hasSmallerMagnitude(than: right)
    case (-1, -1): right.hasSmallerMagnitude(than: left)
    case (let leftSign, let rightSign): leftSign < rightSign
    }
  }

  /// -1, 0 or 1.
  private var sign: Int { digits.isEmpty ? 0 : isNegative ? -1 : 1 }

  private func hasSmallerMagnitude(than other: Decimal) -> Bool {
    exponent == other.exponent
      ? digits.lexicographicallyPrecedes(other.digits) : exponent < other.exponent
  }
}
