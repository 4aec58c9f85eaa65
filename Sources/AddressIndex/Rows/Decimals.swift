/// Degrees as data files write them.
enum Decimals {
  /// A number such as `-122.883615`; nil for what is none.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    var index = 0
    let isNegative = bytes.first == 0x2D
    if isNegative || bytes.first == 0x2B { index = 1 }
    var number: Int64 = 0
    var (digits, scale) = (0, 1.0)
    var isFraction = false
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if 0x30...0x39 ~= byte {
        // Further digits are less than a hair's breadth.
        if digits < 17 {
          number = number * 10 + Int64(byte - 0x30)
          if isFraction { scale *= 10 }
        } else if !isFraction {
          return nil
        }
        digits += 1
      } else if byte == 0x2E, !isFraction {
        isFraction = true
      } else {
        return Double(String(decoding: bytes, as: UTF8.self))
      }
    }
    guard digits > 0 else { return nil }
    return (isNegative ? -1 : 1) * Double(number) / scale
  }
}
