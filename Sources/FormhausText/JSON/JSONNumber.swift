/// A JSON number with the text it was written in: `12345678901234567890` and `1.10` come out as they went in.
///
/// Equality, hashing and order are those of the decimal value, so `1`, `1.0` and `1e0` are one number.
public struct JSONNumber: Sendable {
  public let text: String

  /// Takes a number as RFC 8259 writes it; nil for anything else, such as `+1`, `01`, `.5` or `1.`.
  public init?(_ text: String) {
    guard let scan = DecimalScan(text), scan.isRFC8259 else { return nil }
    self.text = text
  }

  /// Takes a number as people type it (`+5`, `.5`, `5.`, `007`) and writes it as JSON does; its digits stay as typed.
  public init?(typed text: String) {
    guard let scan = DecimalScan(text) else { return nil }
    self.text = scan.canonicalText
  }

  /// For text that a reader has already held against the grammar.
  init(checked text: String) {
    self.text = text
  }

  public init(_ value: Int) {
    text = String(value)
  }

  /// The shortest text that reads back as the same number; nil for infinities and NaN.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    if let whole = Int(exactly: value), whole.magnitude < 1 << 53 {
      self.init(whole)
    } else {
      self.init(checked: value.description)
    }
  }

  public var decimal: Decimal { Decimal(text) ?? Decimal(0) }

  /// The value when it is a whole number that fits; `1.0` and `1e2` are whole.
  public var int: Int? { decimal.int }

  /// Whether the nearest double is no infinity.
  public var isFiniteDouble: Bool {
    // Without an exponent it takes more than 308 digits to be too large.
    text.utf8.count <= 308 && !text.utf8.contains { $0 | 0x20 == 0x65 } || double.isFinite
  }

  /// The value of a whole number of few digits without an exponent, as most are.
  private var shortInt: Int? {
    guard text.utf8.count <= 18 else { return nil }
    var (magnitude, isNegative) = (0, false)
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39: magnitude = magnitude * 10 + Int(byte - 0x30)
      case 0x2D: isNegative = true
      default: return nil
      }
    }
    return isNegative ? -magnitude : magnitude
  }

  /// The nearest double; an infinity when the number is too large for one.
  public var double: Double { Double(text) ?? .nan }
}

extension JSONNumber: Hashable, Comparable {
  public static func == (left: JSONNumber, right: JSONNumber) -> Bool {
    if left.text == right.text { return true }
    if let left = left.shortInt, let right = right.shortInt { return left == right }
    return left.decimal == right.decimal
  }

  public static func < (left: JSONNumber, right: JSONNumber) -> Bool {
    if let left = left.shortInt, let right = right.shortInt { return left < right }
    return left.decimal < right.decimal
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(decimal)
  }
}

extension JSONNumber: CustomStringConvertible {
  public var description: String { text }
}

extension DecimalScan {
  fileprivate var isRFC8259: Bool {
    let hasLeadingZero = integerDigits > 1 && digits[0] == 0
    return !hasPlus && integerDigits > 0 && !hasLeadingZero && (!hasPoint || fractionDigits > 0)
  }

  fileprivate var canonicalText: String {
    let integer = digits[..<integerDigits].drop { $0 == 0 }
    let fraction = digits[integerDigits...]
    return (isNegative ? "-" : "") + (integer.isEmpty ? "0" : integer.map(String.init).joined())
      + (fraction.isEmpty ? "" : "." + fraction.map(String.init).joined()) + exponentText
  }
}
