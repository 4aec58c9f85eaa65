import FormhausText

/// Cuts texts into the words that an index compares: without case, accents and punctuation.
///
/// Characters of scripts without spaces between words (Han, kana) are words of their own.
enum PlaceWords {
  /// The words of what a person types. Parts around an apostrophe are one word.
  static func typed(_ text: String) -> [String] {
    var words: [String] = []
    for word in pieces(of: SearchKey(text).string) { words.append(word.filter { $0 != apostrophe }.asString) }
    return words.filter { !$0.isEmpty }
  }

  /// The words by which a text is found: those that would be typed, parts around apostrophes, other spellings.
  static func indexed(_ text: String) -> [String] {
    var words: [String] = []
    for piece in pieces(of: SearchKey(text).string) {
      let parts = piece.split(separator: apostrophe).map { Array($0).asString }
      let whole = parts.joined()
      guard !whole.isEmpty else { continue }
      words.append(whole)
      if parts.count > 1 { words += parts }
      for part in parts { words += Abbreviations.alternatives(to: part) }
    }
    return words
  }

  /// The term that stands for a whole street name: its words, those with a short form in that.
  static func name(_ words: [String]) -> String {
    "=" + words.map(Abbreviations.shortForm).joined(separator: "_")
  }

  private static let apostrophe: Unicode.Scalar = "'"

  /// Runs of letters and digits of a folded text, apostrophes among them; a character without spaces around is alone.
  private static func pieces(of folded: String) -> [[Unicode.Scalar]] {
    var pieces: [[Unicode.Scalar]] = []
    var piece: [Unicode.Scalar] = []
    func end() {
      if !piece.isEmpty { pieces.append(piece) }
      piece = []
    }
    for scalar in folded.unicodeScalars {
      if scalar.standsAlone {
        end()
        pieces.append([scalar])
      } else if scalar.isOfWord {
        piece.append(scalar)
      } else {
        end()
      }
    }
    end()
    return pieces
  }
}

extension Unicode.Scalar {
  /// Characters of Chinese and Japanese, which are written without spaces.
  var standsAlone: Bool {
    switch value {
    case 0x2E80...0x2FDF, 0x3005...0x3007, 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
      0x20000...0x323AF:
      true
    default: false
    }
  }

  /// Letters, digits and the marks on them; an apostrophe is inside of words.
  fileprivate var isOfWord: Bool {
    switch value {
    case 0x27, 0x30...0x39, 0x61...0x7A: true
    case 0..<0x80: false
    default:
      switch properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .decimalNumber,
        .letterNumber, .otherNumber, .nonspacingMark, .spacingMark:
        true
      default: false
      }
    }
  }
}

extension [Unicode.Scalar] {
  var asString: String {
    var text = ""
    text.unicodeScalars.append(contentsOf: self)
    return text
  }
}
