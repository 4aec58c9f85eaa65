extension JSONReader {
  func error(_ message: String, at offset: Int) -> JSONSyntaxError {
    let text = SourceText(name: "", bytes: range == bytes.indices ? bytes : Array(bytes[range]))
    let offset = offset - range.lowerBound
    return JSONSyntaxError(message: message, offset: offset, location: text.location(ofByte: offset))
  }

  func expected(_ expectation: String) -> JSONSyntaxError {
    error("expected \(expectation), found \(found)", at: position)
  }

  /// What stands at the position, in words.
  var found: String {
    guard let byte else { return "the end of the text" }
    if isWordByte(at: position) {
      var end = position
      while isWordByte(at: end), end - position < 20 { end += 1 }
      return "\"\(String(decoding: bytes[position..<end], as: UTF8.self))\""
    }
    if byte == 0x22 { return "a double quote" }
    guard let length = lengthOfSequence(at: position) else {
      return "bytes that are not UTF-8"
    }
    let text = String(decoding: bytes[position..<position + length], as: UTF8.self)
    guard let scalar = text.unicodeScalars.first, !scalar.isPlainlyVisible else { return "\"\(text)\"" }
    return "U+" + scalar.hexadecimal
  }

  /// Whether an ASCII letter or digit stands at an offset.
  func isWordByte(at offset: Int) -> Bool {
    guard offset < range.upperBound else { return false }
    return switch bytes[offset] {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Printable ASCII and the letters of all scripts.
  fileprivate var isPlainlyVisible: Bool {
    isASCII ? 0x21...0x7E ~= value : properties.isAlphabetic
  }
}
