/// Reads the first card of a vCard file, version 3.0 or 4.0.
enum VCardReader {
  /// Whether a text begins as a card does, behind white space and a byte order mark.
  static func isCard(_ bytes: [UInt8]) -> Bool {
    let start = bytes.drop { $0 <= 0x20 || [0xEF, 0xBB, 0xBF].contains($0) }.prefix(beginning.utf8.count)
    return String(decoding: start, as: UTF8.self).uppercased() == beginning
  }

  private static let beginning = "BEGIN:VCARD"

  /// The details of the first card.
  static func details(of bytes: [UInt8]) throws(AutofillProfileError) -> [AutocompleteToken: String] {
    var details = VCardDetails()
    for line in try lines(of: bytes) { details.read(line) }
    return details.chosen
  }

  /// The lines of the first card between its first and its last.
  static func lines(of bytes: [UInt8]) throws(AutofillProfileError) -> [VCardLine] {
    var lines: [VCardLine] = []
    var hasBegun = false
    for (text, offset) in try unfolded(bytes) {
      guard let line = VCardLine(text, offset: offset) else {
        throw AutofillProfileError("a line of a vCard must have a name, a colon and a value", at: offset)
      }
      switch (line.name, line.value.uppercased()) {
      case ("BEGIN", "VCARD"): hasBegun = true
      case ("END", "VCARD"): return lines
      case ("VERSION", "3.0"), ("VERSION", "4.0"): break
      case ("VERSION", _):
        throw AutofillProfileError(
          "a vCard of version \(line.value) cannot be read; save it as version 3.0 or 4.0", at: offset)
      default:
        if isEncoded(line) {
          throw AutofillProfileError(
            "quoted-printable text cannot be read; save the card as vCard 3.0 or 4.0", at: offset)
        }
        if hasBegun { lines.append(line) }
      }
    }
    throw AutofillProfileError("the vCard has no END:VCARD", at: bytes.count)
  }

  private static func isEncoded(_ line: VCardLine) -> Bool {
    line.parameters.contains { parameter in
      parameter.name == "QUOTED-PRINTABLE"
        || parameter.name == "ENCODING" && parameter.values.first?.uppercased() == "QUOTED-PRINTABLE"
    }
  }

  /// The lines, each joined with those that continue it: they begin with a blank or a tab.
  private static func unfolded(
    _ bytes: [UInt8]
  ) throws(AutofillProfileError) -> [(text: String, offset: Int)] {
    var folded: [(bytes: [UInt8], offset: Int)] = []
    var offset = 0
    for piece in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      var line = piece.last == 0x0D ? piece.dropLast() : piece
      if offset == 0, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
      if let first = line.first, first == 0x20 || first == 0x09, !folded.isEmpty {
        folded[folded.count - 1].bytes += line.dropFirst()
      } else if !line.isEmpty {
        folded.append((Array(line), offset))
      }
      offset += piece.count + 1
    }
    var lines: [(String, Int)] = []
    for line in folded {
      guard let text = String(validating: line.bytes, as: UTF8.self) else {
        throw AutofillProfileError("the line is not UTF-8", at: line.offset)
      }
      lines.append((text, line.offset))
    }
    return lines
  }
}
