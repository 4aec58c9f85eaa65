extension TextWidth {
  /// What stands on the screen for one grapheme.
  ///
  /// A base with its nonspacing marks is drawn as it is; of a joined or modified emoji the first base stands for all;
  /// a flag is its two letters; what the terminal cannot show is U+FFFD; a mark without a base stands on U+25CC.
  public func drawn(_ character: Character) -> DrawnCharacter {
    if let ascii = character.asciiValue, 0x20...0x7E ~= ascii {
      return DrawnCharacter(text: String(character), cells: 1)
    }
    var parts: [DrawnCharacter] = []
    var base = ""
    var cells = 0
    func finishBase() {
      if cells > 0 { parts.append(DrawnCharacter(text: base, cells: cells)) }
    }
    for scalar in character.unicodeScalars where !scalar.isPresentationSelector {
      let letter = scalar.regionalIndicatorLetter ?? scalar
      let width = letter.isControl ? -1 : scalarWidth(letter)
      if width == 0 {
        if cells > 0 {
          base.unicodeScalars.append(letter)
        } else if !letter.properties.isDefaultIgnorableCodePoint {
          (base, cells) = ("\u{25CC}", 1)
          base.unicodeScalars.append(letter)
        }
      } else {
        if cells > 0, letter.joinsEmoji(in: character) {
          // A joiner left at the end would join the emoji with whatever is drawn beside it.
          if base.unicodeScalars.last == "\u{200D}" { base.unicodeScalars.removeLast() }
          break
        }
        finishBase()
        (base, cells) = width < 0 ? (replacement, 1) : (String(letter), min(width, 2))
      }
    }
    finishBase()
    return DrawnCharacter(parts: parts)
  }

  /// What stands on the screen for a text on one line, one base with its marks an element, each of 1 or 2 cells.
  public func parts(of text: String) -> [DrawnCharacter] {
    text.flatMap { drawn($0).parts }
  }
}

extension Unicode.Scalar {
  var isControl: Bool { value < 0x20 || 0x7F..<0xA0 ~= value }

  /// The selectors of text and emoji style, which terminals disagree on, and the tags of flags.
  fileprivate var isPresentationSelector: Bool {
    value == 0xFE0E || value == 0xFE0F || 0xE0000...0xE007F ~= value
  }

  /// The letter that half of a flag stands for.
  fileprivate var regionalIndicatorLetter: Unicode.Scalar? {
    0x1F1E6...0x1F1FF ~= value ? Unicode.Scalar(value - 0x1F1E6 + 0x41) : nil
  }

  /// Whether this scalar, a later base of the grapheme, belongs to an emoji that its first base stands for.
  fileprivate func joinsEmoji(in character: Character) -> Bool {
    guard let first = character.unicodeScalars.first, !first.isASCII else { return false }
    return first.properties.isEmoji && regionalIndicatorLetter == nil && first.regionalIndicatorLetter == nil
  }
}
