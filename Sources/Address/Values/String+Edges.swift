import FormhausText

extension String {
  /// `trimmed`, at once where both ends are plainly no white space.
  var trimmedAtEdges: String {
    guard let first = utf8.first, let last = utf8.last else { return self }
    if String.isInk(first), 0x21...0x7E ~= last || last >= 0x80 && !endsInSpace { return self }
    return trimmed
  }

  /// Whether a character that starts with this byte is surely seen.
  private static func isInk(_ byte: UInt8) -> Bool {
    switch byte {
    // White space beyond ASCII starts with one of four bytes.
    case 0...0x20, 0x7F, 0xC2, 0xE1, 0xE2, 0xE3: false
    default: true
    }
  }

  private var endsInSpace: Bool { unicodeScalars.last?.properties.isWhitespace ?? false }
}
