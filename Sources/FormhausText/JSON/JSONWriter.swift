/// Writes JSON that is safe to show in a terminal and to embed in a script: no control character is written raw, and none
/// that turns the direction of text.
public enum JSONWriter {
  /// The value on one line, or with `pretty` one member or element a line, indented by two spaces.
  public static func string(_ value: JSONValue, pretty: Bool = false) -> String {
    var output = JSONOutput(isPretty: pretty)
    output.write(value, depth: 0)
    return String(decoding: output.bytes, as: UTF8.self)
  }

  /// Appends the value on one line to bytes of UTF-8.
  public static func append(_ value: JSONValue, to bytes: inout [UInt8]) {
    var output = JSONOutput(isPretty: false)
    swap(&output.bytes, &bytes)
    output.write(value, depth: 0)
    swap(&output.bytes, &bytes)
  }
}

private struct JSONOutput {
  let isPretty: Bool
  var bytes: [UInt8] = []

  mutating func write(_ value: JSONValue, depth: Int) {
    switch value {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .number(let value): bytes += value.text.utf8
    case .string(let value): write(value)
    case .array(let elements): write(elements, depth: depth)
    case .object(let members): write(members, depth: depth)
    }
  }

  private mutating func write(_ elements: [JSONValue], depth: Int) {
    bytes.append(0x5B)
    for (index, element) in elements.enumerated() {
      separate(index, depth: depth + 1)
      write(element, depth: depth + 1)
    }
    close(0x5D, isEmpty: elements.isEmpty, depth: depth)
  }

  private mutating func write(_ members: JSONObject, depth: Int) {
    bytes.append(0x7B)
    for (index, member) in members.enumerated() {
      separate(index, depth: depth + 1)
      write(member.key)
      bytes.append(0x3A)
      if isPretty { bytes.append(0x20) }
      write(member.value, depth: depth + 1)
    }
    close(0x7D, isEmpty: members.isEmpty, depth: depth)
  }

  private mutating func separate(_ index: Int, depth: Int) {
    if index > 0 { bytes.append(0x2C) }
    breakLine(depth: depth)
  }

  private mutating func close(_ byte: UInt8, isEmpty: Bool, depth: Int) {
    if !isEmpty { breakLine(depth: depth) }
    bytes.append(byte)
  }

  private mutating func breakLine(depth: Int) {
    guard isPretty else { return }
    bytes.append(0x0A)
    bytes += repeatElement(0x20, count: depth * 2)
  }

  private mutating func write(_ string: String) {
    bytes.append(0x22)
    var string = string
    let isWritten = string.withUTF8 { text in
      let isPlain = text.allSatisfy(\.standsForItself)
      if isPlain { bytes.append(contentsOf: text) }
      return isPlain
    }
    if !isWritten { writeEscaped(string) }
    bytes.append(0x22)
  }

  private mutating func writeEscaped(_ string: String) {
    for scalar in string.unicodeScalars {
      switch scalar.value {
      case 0x22: bytes += #"\""#.utf8
      case 0x5C: bytes += #"\\"#.utf8
      case 0x08: bytes += #"\b"#.utf8
      case 0x09: bytes += #"\t"#.utf8
      case 0x0A: bytes += #"\n"#.utf8
      case 0x0C: bytes += #"\f"#.utf8
      case 0x0D: bytes += #"\r"#.utf8
      case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
        writeEscape(scalar.value)
      default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
  }

  private mutating func writeEscape(_ unit: UInt32) {
    let digits = String(unit, radix: 16)
    bytes += (#"\u"# + String(repeating: "0", count: 4 - digits.count) + digits).utf8
  }
}

extension UInt8 {
  /// Whether the byte needs no escape and begins nothing that might: C2, D8 and E2 begin control characters, line ends and
  /// signs of direction.
  fileprivate var standsForItself: Bool {
    self >= 0x20 && self != 0x22 && self != 0x5C && self != 0x7F && self != 0xC2 && self != 0xD8
      && self != 0xE2
  }
}
