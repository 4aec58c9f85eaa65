/// A text with the place of the caret in it, in graphemes.
public struct CaretText: Sendable, Hashable {
  /// The text.
  public var text: String
  /// The grapheme that the caret stands before, from 0 to their number.
  public var caret: Int

  /// A text with the caret before one of its graphemes.
  public init(_ text: String, caret: Int) {
    self.text = text
    self.caret = caret
  }
}

extension TextMask {
  /// A text in the shape of the mask; a text that has it already stays as it is.
  ///
  /// - Parameter completes: whether what the mask has behind its last place is put behind a full text.
  public func shaped(_ text: String, completes: Bool = false) -> String {
    shaped(CaretText(text, caret: 0), completes: completes).text
  }

  /// The same with the caret where it stood between what was typed.
  public func shaped(_ typed: CaretText, completes: Bool = false) -> CaretText {
    guard isFormatter, !typed.text.isEmpty else { return typed }
    var shaping = Shaping(parts)
    shaping.take(Array(typed.text))
    if completes { shaping.complete() }
    return CaretText(String(shaping.shaped), caret: shaping.place(ofCaret: typed.caret))
  }
}

/// A typed text being laid into the places of a mask.
private struct Shaping {
  let parts: [TextMask.Part]
  private(set) var shaped: [Character] = []
  /// For each typed character, where what came of it ends in the shaped text.
  private var ends: [Int] = []
  /// The next part of the mask.
  private var next = 0
  /// Whether the part before is a literal that was typed itself.
  private var followsTypedLiteral = false
  private var isMisfit = false

  init(_ parts: [TextMask.Part]) {
    self.parts = parts
  }

  mutating func take(_ typed: [Character]) {
    let places = parts.filter(\.isPlace)
    // As many bare characters as there are places: none of them is the mask's own.
    let isBare = typed.count == places.count && zip(places, typed).allSatisfy { $0.takes($1) }
    for character in typed {
      if isMisfit || !take(character, isBare: isBare) {
        isMisfit = true
        shaped.append(character)
      }
      ends.append(shaped.count)
    }
  }

  /// Puts what the mask has behind its last place behind a text that fills it.
  mutating func complete() {
    guard !isMisfit, next > 0, parts[next...].allSatisfy({ !$0.isPlace }) else { return }
    appendLiterals(upTo: parts.count)
    if let last = ends.indices.last { ends[last] = shaped.count }
  }

  func place(ofCaret caret: Int) -> Int {
    caret <= 0 ? 0 : caret <= ends.count ? ends[caret - 1] : shaped.count
  }

  /// Finds a place for a character; false when it does not fit.
  private mutating func take(_ character: Character, isBare: Bool) -> Bool {
    let place = parts[next...].firstIndex(where: \.isPlace) ?? parts.count
    if !isBare, let literal = (next..<place).first(where: { parts[$0] == .literal(character) }) {
      appendLiterals(upTo: literal + 1)
      followsTypedLiteral = true
      return true
    }
    // Another country's code is not this one's: `+44` does not fit `+1`.
    if followsTypedLiteral, next < place, case .literal(let literal) = parts[next], literal.isContent,
      character.isContent
    {
      return false
    }
    guard place < parts.count else { return false }
    if parts[place].takes(character) {
      appendLiterals(upTo: place)
      shaped.append(character)
      next = place + 1
      followsTypedLiteral = false
      return true
    }
    guard !character.isContent else { return false }
    // Any mark between the parts of a number stands for those of the mask.
    appendLiterals(upTo: place)
    return true
  }

  private mutating func appendLiterals(upTo end: Int) {
    for part in parts[next..<max(next, end)] {
      if case .literal(let character) = part { shaped.append(character) }
    }
    next = max(next, end)
  }
}

extension Character {
  /// Whether it says something, and is not only a mark between things.
  fileprivate var isContent: Bool { isLetter || isNumber }
}
