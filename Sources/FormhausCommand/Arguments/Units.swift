import Surface

/// A whole number of seconds, minutes or hours; nil when it is none or zero.
func duration(_ text: String) -> Duration? {
  let units: [Character: Int] = ["s": 1, "m": 60, "h": 3600]
  let unit = text.last.flatMap { units[$0] }
  guard let number = Int(unit == nil ? text : String(text.dropLast())), 1...1_000_000 ~= number else {
    return nil
  }
  return .seconds(number * (unit ?? 1))
}

/// A number of bytes with an optional binary unit; nil when it is none or zero.
func byteCount(_ text: String) -> Int? {
  let units: [Character: Int] = ["K": 1 << 10, "M": 1 << 20, "G": 1 << 30]
  let unit = text.last.flatMap { units[Character($0.uppercased())] }
  guard let number = Int(unit == nil ? text : String(text.dropLast())), number > 0 else { return nil }
  let (bytes, overflows) = number.multipliedReportingOverflow(by: unit ?? 1)
  // One more byte is read to notice a longer file.
  return overflows || bytes == .max ? nil : bytes
}

/// The extent of a terminal such as 80x24, up to 500 in each direction; nil when it is none.
func terminalSize(_ text: String) -> Size? {
  let parts = text.split(separator: "x", omittingEmptySubsequences: false)
  guard parts.count == 2, let columns = Int(parts[0]), let rows = Int(parts[1]), 1...500 ~= columns,
    1...500 ~= rows
  else { return nil }
  return Size(columns: columns, rows: rows)
}
