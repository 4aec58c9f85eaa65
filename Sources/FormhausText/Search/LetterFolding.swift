/// Letters without case, accents and width, as a search compares them.
///
/// Latin, Greek, Cyrillic, Hebrew and Arabic letters lose their accents and points, `ß`, `æ` and their like become two
/// letters, full-width letters and half-width katakana become the usual ones, and hiragana counts as katakana. Other
/// letters lose their case.
struct LetterFolding: Sendable {
  static let standard = LetterFolding(FoldedLetters.groups)

  /// Scalars below this have their place in `places`.
  private static let directEnd = 0x2150
  /// Where the text of a scalar stands among `texts`: the number of its bytes, then the bytes; 0 for its own.
  private var places: [UInt16]
  private var further: [UInt32: UInt16] = [:]
  private var texts: [UInt8] = [0]

  private init(_ groups: StaticString) {
    places = Array(repeating: 0, count: LetterFolding.directEnd)
    let lines = groups.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }.split(separator: "\n")
    for line in lines {
      guard let blank = line.unicodeScalars.firstIndex(of: " ") else { continue }
      let text = line.unicodeScalars[..<blank]
      let place = UInt16(texts.count)
      texts.append(UInt8(String(text).utf8.count))
      texts += String(text).utf8
      for letter in line.unicodeScalars[blank...].dropFirst() {
        if Int(letter.value) < LetterFolding.directEnd {
          places[Int(letter.value)] = place
        } else {
          further[letter.value] = place
        }
      }
    }
  }

  /// Adds what a scalar beyond ASCII counts as; nothing for a mark.
  func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    let value = scalar.value
    let isDirect = Int(value) < LetterFolding.directEnd
    if let place = isDirect ? places[Int(value)] : place(beyond: value), place > 0 {
      let start = Int(place) + 1
      bytes += texts[start..<start + Int(texts[Int(place)])]
    } else if scalar.isLeftOutOfSearches {
      return
    } else if LetterFolding.isLeftAsItIs(value) {
      // Letters without case, and those that the table leaves as they are.
      bytes += UTF8.encode(LetterFolding.katakana(scalar)) ?? UTF8.encodedReplacementCharacter
    } else if 0xFF01...0xFF5E ~= value {
      let ascii = UInt8(value - 0xFEE0)
      bytes.append(ascii.lowercasedASCII)
    } else {
      bytes += scalar.properties.lowercaseMapping.utf8
    }
  }

  /// Whether a letter that the table does not name is one without case, or a small one of a script that it covers.
  private static func isLeftAsItIs(_ value: UInt32) -> Bool {
    switch value {
    case 0x80..<0x530, 0x590..<0x10A0, 0x1E00..<0x2150, 0x2E80...0xA63F, 0xAC00...0xD7FF: true
    default: false
    }
  }

  private func place(beyond value: UInt32) -> UInt16? {
    switch value {
    case 0x30A1...0x30FA, 0xFB00...0xFB06, 0xFF65...0xFF9F: further[value]
    // Voiced hiragana is written as voiced katakana is.
    case 0x3041...0x3096: further[value + 0x60]
    default: nil
    }
  }

  private static func katakana(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    0x3041...0x3096 ~= scalar.value ? Unicode.Scalar(scalar.value + 0x60) ?? scalar : scalar
  }
}

extension UInt8 {
  /// The small letter of an ASCII capital, else the byte itself.
  var lowercasedASCII: UInt8 { 0x41...0x5A ~= self ? self + 0x20 : self }
}

extension Unicode.Scalar {
  /// Accents, points and selectors beside a letter, and characters that show nothing.
  fileprivate var isLeftOutOfSearches: Bool {
    switch value {
    case 0xAD, 0x0300...0x036F, 0x0483...0x0489, 0x0591...0x05BD, 0x05BF, 0x05C1...0x05C7, 0x0610...0x061A,
      0x0640,
      0x064B...0x065F, 0x0670, 0x06D6...0x06DC, 0x06DF...0x06E4, 0x06E7...0x06ED, 0x1AB0...0x1ACE,
      0x1DC0...0x1DFF,
      0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0x20D0...0x20F0, 0xFE00...0xFE0F, 0xFE20...0xFE2F,
      0xFEFF:
      true
    default: false
    }
  }
}
