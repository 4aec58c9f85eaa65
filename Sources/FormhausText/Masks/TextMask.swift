/// A pattern that gives a typed text its shape: `+1 (###) ###-####`, `AA-9999`.
///
/// `#` takes a digit, `*` anything, a run of `A` alone letters and a run of `9` alone digits; all else stands for itself,
/// and so does what follows a backslash. A mask without such a place, like `DE123456789`, is only an example, and so is
/// one with letters or digits of its own behind its first place.
///
/// Nothing that is typed or pasted is refused, and a text that does not fit stays exactly as it was typed.
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
    let signs = TextMask.signs(of: mask)
    var parts: [Part] = []
    var isExample = false
    for (index, sign) in signs.enumerated() {
      let part = sign.isEscaped ? .literal(sign.character) : Part(sign.character)
      if part.isPlace, !sign.isOfARun || TextMask.isPureRun(around: index, in: signs) {
        parts.append(part)
        continue
      }
      if !sign.isEscaped, sign.character.isContent, parts.contains(where: \.isPlace) { isExample = true }
      parts.append(.literal(sign.character))
    }
    self.parts = parts
    example = String(signs.map(\.character))
    isFormatter = !isExample && parts.contains(where: \.isPlace)
  }

  /// A character of a mask as it was written.
  private struct Sign {
    var character: Character
    var isEscaped: Bool

    /// Whether it is a letter or a digit, which is a place only among its like.
    var isOfARun: Bool { !isEscaped && character.isContent }
  }

  private static func signs(of mask: String) -> [Sign] {
    var signs: [Sign] = []
    var isEscaped = false
    for character in mask {
      if character == "\\", !isEscaped {
        isEscaped = true
      } else {
        signs.append(Sign(character: character, isEscaped: isEscaped))
        isEscaped = false
      }
    }
    return signs
  }

  /// Whether the letters, or the digits, that a sign stands among are all the same one: `AA`, and not `USA`.
  private static func isPureRun(around index: Int, in signs: [Sign]) -> Bool {
    let sign = signs[index]
    func isLike(_ other: Sign) -> Bool {
      other.isOfARun && other.character.isLetter == sign.character.isLetter
    }
    let before = signs[..<index].reversed().prefix(while: isLike)
    let behind = signs[index...].prefix(while: isLike)
    return (Array(before) + behind).allSatisfy { $0.character == sign.character }
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

extension Character {
  /// Whether it says something, and is not only a mark between things.
  var isContent: Bool { isLetter || isNumber }
}
