/// A pattern that gives a typed text its shape: `+1 (###) ###-####`, `AA-9999`.
///
/// `#` and `9` take a digit, `A` a letter, `*` anything; all else stands for itself, and so does what follows a
/// backslash. A mask with letters or digits of its own behind its first place, such as `AB-1234`, is only an example.
///
/// Nothing that is typed or pasted is refused: letters and digits are never lost, and what does not fit stays as typed.
public struct TextMask: Sendable, Hashable {
  enum Part: Sendable, Hashable {
    case digit, letter, any
    case literal(Character)
  }

  let parts: [Part]
  /// Whether texts are shaped; else the mask only shows an example.
  public let isFormatter: Bool
  /// The mask as it is shown in an empty field.
  public let example: String

  /// Reads a mask as a definition writes it.
  public init(_ mask: String) {
    var parts: [Part] = []
    var isEscaped = false
    var isExample = false
    var example = ""
    for character in mask {
      if character == "\\", !isEscaped {
        isEscaped = true
        continue
      }
      let part = isEscaped ? .literal(character) : Part(character)
      if case .literal = part, !isEscaped, character.isLetter || character.isNumber,
        parts.contains(where: \.isPlace)
      {
        isExample = true
      }
      isEscaped = false
      parts.append(part)
      example.append(character)
    }
    self.parts = parts
    self.example = example
    isFormatter = !isExample && parts.contains(where: \.isPlace)
  }
}

extension TextMask.Part {
  fileprivate init(_ character: Character) {
    switch character {
    case "#", "9": self = .digit
    case "A": self = .letter
    case "*": self = .any
    default: self = .literal(character)
    }
  }

  /// Whether something is to be typed here.
  var isPlace: Bool { if case .literal = self { false } else { true } }

  func takes(_ character: Character) -> Bool {
    switch self {
    case .digit: character.isWholeNumber
    case .letter: character.isLetter
    case .any: !character.isNewline
    case .literal: false
    }
  }
}
