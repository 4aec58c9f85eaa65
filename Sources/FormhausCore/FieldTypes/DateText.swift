/// The day of a text of the shape `YYYY-MM-DD`, alone or with a time of day.
struct DateText {
  let year: Int
  let month: Int
  let day: Int

  /// Reads a day: month 01 to 12, day 01 to 31, whether or not the calendar has it.
  init?(date text: String) {
    var reader = DigitReader(text)
    self.init(&reader)
    guard reader.isAtEnd else { return nil }
  }

  /// Reads a day and a time of day: `THH:mm`, then optional seconds with up to 3 digits of a fraction, then an
  /// optional `Z` or `+HH:MM`.
  init?(datetime text: String) {
    var reader = DigitReader(text)
    self.init(&reader)
    guard reader.take("T"), reader.number(2, 0...23) != nil, reader.take(":"), reader.number(2, 0...59) != nil
    else { return nil }
    if reader.take(":") {
      guard reader.number(2, 0...59) != nil else { return nil }
      if reader.take("."), !(1...3).contains(reader.skipDigits()) { return nil }
    }
    if !reader.take("Z"), reader.take("+") || reader.take("-") {
      guard reader.number(2, 0...23) != nil, reader.take(":"), reader.number(2, 0...59) != nil else {
        return nil
      }
    }
    guard reader.isAtEnd else { return nil }
  }

  private init?(_ reader: inout DigitReader) {
    guard let year = reader.number(4, 0...9999), reader.take("-"), let month = reader.number(2, 1...12),
      reader.take("-"), let day = reader.number(2, 1...31)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Whether the Gregorian calendar has the day.
  var isReal: Bool {
    CivilDate(year: year, month: month, day: day) != nil
  }

  /// Whether the text is a bound that a field of this type can have.
  static func isBound(_ text: String, of type: String) -> Bool {
    switch type {
    case "time": isTime(text)
    case "datetime": DateText(datetime: text) != nil || DateText(date: text) != nil
    default: DateText(date: text) != nil
    }
  }

  /// Whether the text is a time of day, `HH:mm`.
  static func isTime(_ text: String) -> Bool {
    var reader = DigitReader(text)
    return reader.number(2, 0...23) != nil && reader.take(":") && reader.number(2, 0...59) != nil
      && reader.isAtEnd
  }
}

/// Reads digits and single characters from the front of a text.
private struct DigitReader {
  private var rest: String.UTF8View.Iterator
  private var byte: UInt8?

  init(_ text: String) {
    rest = text.utf8.makeIterator()
    byte = rest.next()
  }

  var isAtEnd: Bool { byte == nil }

  /// A number of exactly so many digits within a range.
  mutating func number(_ digits: Int, _ range: ClosedRange<Int>) -> Int? {
    var number = 0
    for _ in 0..<digits {
      guard let byte, 0x30...0x39 ~= byte else { return nil }
      number = number * 10 + Int(byte - 0x30)
      self.byte = rest.next()
    }
    return range.contains(number) ? number : nil
  }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let byte, UInt32(byte) == character.value else { return false }
    self.byte = rest.next()
    return true
  }

  /// Passes over digits and counts them.
  mutating func skipDigits() -> Int {
    var count = 0
    while let byte, 0x30...0x39 ~= byte {
      count += 1
      self.byte = rest.next()
    }
    return count
  }
}
