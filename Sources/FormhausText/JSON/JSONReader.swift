/// The state of reading one text: a position in its bytes. Nesting is kept in an array, never on the call stack.
struct JSONReader<Tree: JSONTree> {
  let bytes: [UInt8]
  /// The bytes that are the text.
  let range: Range<Int>
  let limits: JSONLimits
  var position: Int

  init(_ bytes: [UInt8], _ range: Range<Int>, _ limits: JSONLimits) {
    self.bytes = bytes
    self.range = range
    self.limits = limits
    position = range.lowerBound
  }

  mutating func document() throws(JSONSyntaxError) -> Tree {
    try checkStart()
    var frames: [JSONFrame<Tree>] = []
    while true {
      skipWhitespace()
      guard var node = try scalarOrOpening(&frames) else { continue }
      while true {
        guard !frames.isEmpty else {
          try checkEnd()
          return node
        }
        frames[frames.count - 1].append(node)
        guard try closes(&frames[frames.count - 1]) else { break }
        node = frames.removeLast().tree(endOffset: position)
      }
    }
  }

  private func checkStart() throws(JSONSyntaxError) {
    if let maximum = limits.maximumBytes, range.count > maximum {
      throw error("the text has \(range.count) bytes, more than the \(maximum) that are read", at: position)
    }
    // No value starts with such a byte.
    guard let byte, byte >= 0x80 else { return }
    let start = bytes[range].prefix(3)
    if start.starts(with: [0xEF, 0xBB, 0xBF]) {
      throw error("the text starts with a byte order mark; save it as UTF-8 without one", at: position)
    }
    if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) {
      throw error("the text is UTF-16; save it as UTF-8", at: position)
    }
  }

  private mutating func checkEnd() throws(JSONSyntaxError) {
    skipWhitespace()
    if byte != nil { throw expected("the end of the text after the value") }
  }

  /// Reads a value that holds no other, an empty array or an empty object; nil when one with content was opened.
  private mutating func scalarOrOpening(_ frames: inout [JSONFrame<Tree>]) throws(JSONSyntaxError) -> Tree? {
    guard let first = byte, first == 0x5B || first == 0x7B else { return try scalar() }
    guard frames.count < limits.maximumDepth else {
      throw error("arrays and objects are nested deeper than \(limits.maximumDepth) levels", at: position)
    }
    var frame = JSONFrame<Tree>(offset: position, isObject: first == 0x7B)
    position += 1
    skipWhitespace()
    if byte == frame.closingByte {
      position += 1
      return frame.tree(endOffset: position)
    }
    if frame.isObject { try readKey(&frame, orElse: "a member name in double quotes or }") }
    frames.append(frame)
    return nil
  }

  /// After an element or member: true when the array or object ends here, false when another follows.
  private mutating func closes(_ frame: inout JSONFrame<Tree>) throws(JSONSyntaxError) -> Bool {
    skipWhitespace()
    if byte == frame.closingByte {
      position += 1
      return true
    }
    guard byte == 0x2C else {
      throw expected(frame.isObject ? "a comma or } after a member" : "a comma or ] after an element")
    }
    position += 1
    skipWhitespace()
    if frame.isObject {
      try readKey(&frame, orElse: "a member name in double quotes after the comma")
    } else if byte == 0x5D {
      throw expected("a value after the comma")
    }
    return false
  }

  private mutating func readKey(
    _ frame: inout JSONFrame<Tree>, orElse expectation: String
  ) throws(JSONSyntaxError) {
    guard byte == 0x22 else { throw expected(expectation) }
    let offset = position
    let key = try string()
    guard frame.startMember(key, at: offset) else {
      throw error("the member name \"\(key)\" appears twice in one object", at: offset)
    }
    skipWhitespace()
    guard byte == 0x3A else { throw expected("a colon after the member name") }
    position += 1
  }

  /// The byte at the position; nil at the end.
  var byte: UInt8? { position < range.upperBound ? bytes[position] : nil }

  mutating func skipWhitespace() {
    while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }
}
