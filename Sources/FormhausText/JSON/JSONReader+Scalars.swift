extension JSONReader {
  mutating func scalar() throws(JSONSyntaxError) -> Tree {
    let start = position
    let scalar = try scalarContent()
    return .scalar(scalar, in: start..<position)
  }

  private mutating func scalarContent() throws(JSONSyntaxError) -> JSONScalar {
    guard let byte else { throw expected("a value") }
    switch byte {
    case 0x22: return .string(try string())
    case 0x2D, 0x30...0x39: return .number(try number())
    case 0x66 where takes("false"): return .bool(false)
    case 0x6E where takes("null"): return .null
    case 0x74 where takes("true"): return .bool(true)
    case 0x27: throw error("strings stand in double quotes, found a single quote", at: position)
    case 0x2F: throw error("JSON has no comments, expected a value", at: position)
    default: throw expected("a value")
    }
  }

  private mutating func takes(_ word: StaticString) -> Bool {
    let end = position + word.utf8CodeUnitCount
    guard end <= range.upperBound, !isWordByte(at: end) else { return false }
    for index in 0..<word.utf8CodeUnitCount where bytes[position + index] != word.utf8Start[index] {
      return false
    }
    position = end
    return true
  }

  private mutating func number() throws(JSONSyntaxError) -> JSONNumber {
    let start = position
    if byte == 0x2D { position += 1 }
    if byte == 0x30 {
      position += 1
      if let byte, 0x30...0x39 ~= byte {
        throw error("a number does not start with 0 unless it is 0 or a fraction", at: start)
      }
    } else {
      try digits("a digit after the minus sign")
    }
    if byte == 0x2E {
      position += 1
      try digits("a digit after the decimal point")
    }
    if byte == 0x65 || byte == 0x45 {
      position += 1
      if byte == 0x2B || byte == 0x2D { position += 1 }
      try digits("a digit in the exponent")
    }
    return JSONNumber(checked: text(start..<position))
  }

  /// Skips one digit or more.
  private mutating func digits(_ expectation: String) throws(JSONSyntaxError) {
    let start = position
    while let byte, 0x30...0x39 ~= byte { position += 1 }
    if position == start { throw expected(expectation) }
  }
}
