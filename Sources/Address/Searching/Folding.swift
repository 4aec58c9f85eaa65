/// Texts as searches compare them: without case, accents and width of letters.
public enum Folding {
  private static let letters: [Unicode.Scalar: String] = FoldingTable.records.withUTF8Buffer { bytes in
    var letters: [Unicode.Scalar: String] = [:]
    for record in String(decoding: bytes, as: UTF8.self).unicodeScalars.split(separator: "\n") {
      if let letter = record.first { letters[letter] = String(record.dropFirst()) }
    }
    return letters
  }

  /// The text in lower case, without accents; dots are left out, dashes and runs of white space are one space.
  public static func folded(_ text: String) -> String {
    var folded = ""
    folded.reserveCapacity(text.utf8.count)
    var isSpaced = false
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x30...0x39, 0x61...0x7A: append(scalar)
      case 0x41...0x5A: append(Unicode.Scalar(UInt8(scalar.value) + 0x20))
      case 0x09...0x0D, 0x20, 0x2D, 0x2F: isSpaced = true
      case 0x2E: continue
      case 0x00..<0x80: append(scalar)
      default: appendOther(scalar)
      }
    }
    return folded

    func append(_ scalar: Unicode.Scalar) {
      if isSpaced, !folded.isEmpty { folded.unicodeScalars.append(" ") }
      isSpaced = false
      folded.unicodeScalars.append(scalar)
    }

    func appendOther(_ scalar: Unicode.Scalar) {
      let properties = scalar.properties
      if properties.isWhitespace || properties.generalCategory == .dashPunctuation {
        isSpaced = true
      } else if !isAccent(properties) {
        for lower in properties.lowercaseMapping.unicodeScalars where !isAccent(lower.properties) {
          if let letters = letters[lower] {
            letters.unicodeScalars.forEach(append)
          } else {
            append(lower)
          }
        }
      }
    }
  }

  /// Accents, points of Hebrew and vowels of Arabic, and what cannot be seen; the marks of other scripts are letters.
  private static func isAccent(_ properties: Unicode.Scalar.Properties) -> Bool {
    if properties.generalCategory == .format { return true }
    return switch properties.canonicalCombiningClass.rawValue {
    case 7, 10...36, 202...240: true
    default: false
    }
  }
}
