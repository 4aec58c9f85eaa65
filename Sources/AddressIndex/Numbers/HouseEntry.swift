/// A house of a street: the number in front, what follows it, and where it is.
///
/// `12a` is 12 and `a`. What does not begin with a plain number is 0 and the whole text; a street that is known without
/// numbers has one entry of 0 and no text.
struct HouseEntry {
  var value: UInt32
  /// Where the rest of the number stands among the bytes of its list.
  var start: UInt32
  var count: UInt32
  var position: GridPosition?

  /// Reads a house number out of the bytes in which it stands.
  init(_ bytes: UnsafeBufferPointer<UInt8>, start: Int, count: Int, position: GridPosition?) {
    var value: UInt32 = 0
    var digits = 0
    while digits < min(count, 10), 0x30...0x39 ~= bytes[start + digits] {
      // At most nine digits, none of them a leading zero: so that the same text comes out again.
      guard digits < 9, digits > 0 || bytes[start] != 0x30 else {
        (value, digits) = (0, 0)
        break
      }
      value = value * 10 + UInt32(bytes[start + digits] - 0x30)
      digits += 1
    }
    self.value = value
    self.start = UInt32(start + digits)
    self.count = UInt32(count - digits)
    self.position = position
  }

  init(value: UInt32, start: Int, count: Int, position: GridPosition?) {
    (self.value, self.start, self.count, self.position) = (value, UInt32(start), UInt32(count), position)
  }
}
