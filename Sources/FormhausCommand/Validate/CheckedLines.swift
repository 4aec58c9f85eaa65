import FormhausText

/// What came of some lines: their output, and how many they were.
struct CheckedLines: Sendable {
  struct Counts: Sendable, Equatable {
    var valid = 0
    var invalid = 0
    var malformed = 0

    static func += (left: inout Counts, right: Counts) {
      left.valid += right.valid
      left.invalid += right.invalid
      left.malformed += right.malformed
    }
  }

  /// Lines of JSON.
  var output: [UInt8] = []
  var counts = Counts()

  /// Begins the object of a line.
  mutating func begin(_ line: Int, _ input: String?, _ isValid: Bool) {
    output.append(0x7B)
    if let input { append("file", .string(input)) }
    append("line", JSONValue(line))
    append("ok", .bool(isValid))
  }

  /// Appends a member; its name needs no escapes.
  mutating func append(_ name: StaticString, _ value: JSONValue) {
    if output.last != 0x7B { output.append(0x2C) }
    output.append(0x22)
    name.withUTF8Buffer { output.append(contentsOf: $0) }
    output.append(0x22)
    output.append(0x3A)
    JSONWriter.append(value, to: &output)
  }

  mutating func end() {
    output.append(0x7D)
    output.append(0x0A)
  }

  /// Reports a line that holds nothing that could be checked.
  mutating func refuse(_ line: Int, _ input: String?, _ reason: String) {
    counts.malformed += 1
    begin(line, input, false)
    append("error", .string(reason))
    end()
  }
}
