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

/// A text in the shape of a mask.
public struct ShapedText: Sendable, Hashable {
  /// The text with the caret where it stood between what was typed.
  public var text: CaretText
  /// For each of its graphemes whether the mask has put it in.
  public var filled: [Bool]
}

extension TextMask {
  /// A text in the shape of the mask; one that has it already, or does not fit, stays as it is.
  public func shaped(_ text: String) -> String {
    shaped(CaretText(text, caret: 0)).text.text
  }

  /// The same with the caret, and with what the mask has put in.
  ///
  /// - Parameter completes: whether what the mask has behind its last place is put behind a full text.
  public func shaped(_ typed: CaretText, completes: Bool = false) -> ShapedText {
    let characters = Array(typed.text)
    var shaping = Shaping(parts)
    guard isFormatter, shaping.take(characters) else {
      return ShapedText(text: typed, filled: characters.map { _ in false })
    }
    if completes { shaping.complete() }
    return ShapedText(
      text: CaretText(String(shaping.shaped), caret: shaping.place(ofCaret: typed.caret)),
      filled: shaping.filled)
  }
}

/// A typed text being laid into the places of a mask.
private struct Shaping {
  let parts: [TextMask.Part]
  private(set) var shaped: [Character] = []
  private(set) var filled: [Bool] = []
  /// For each typed character, where what came of it ends in the shaped text.
  private var ends: [Int] = []
  /// The next part of the mask.
  private var next = 0
  /// Whether the part before is a literal that was typed itself.
  private var followsTypedLiteral = false

  init(_ parts: [TextMask.Part]) {
    self.parts = parts
  }

  /// Lays a text into the places; false when it does not fit.
  mutating func take(_ typed: [Character]) -> Bool {
    let places = parts.filter(\.isPlace)
    // As many bare characters as there are places: none of them is the mask's own.
    let isBare = typed.count == places.count && zip(places, typed).allSatisfy { $0.takes($1) }
    for character in typed {
      guard take(character, isBare: isBare) else { return false }
      ends.append(shaped.count)
    }
    return true
  }

  /// Puts what the mask has behind its last place behind a text that fills it.
  mutating func complete() {
    guard next > 0, parts[next...].allSatisfy({ !$0.isPlace }) else { return }
    fill(upTo: parts.count)
    if let last = ends.indices.last { ends[last] = shaped.count }
  }

  func place(ofCaret caret: Int) -> Int {
    caret <= 0 ? 0 : caret <= ends.count ? ends[caret - 1] : shaped.count
  }

  /// Finds a place for a character; false when it does not fit.
  private mutating func take(_ character: Character, isBare: Bool) -> Bool {
    let place = parts[next...].firstIndex(where: \.isPlace) ?? parts.count
    // A letter or a digit is the mask's own only where nothing but marks stands before it.
    let ahead = parts[next..<place]
    let literal = ahead.firstIndex(of: .literal(character))
    if !isBare, let literal, !(character.isContent && ahead[..<literal].contains(where: \.isContent)) {
      fill(upTo: literal)
      put(character, filled: false)
      next = literal + 1
      followsTypedLiteral = true
      return true
    }
    guard place < parts.count else { return false }
    // Another country's code is not this one's: `+44` does not fit `+1`.
    if followsTypedLiteral, ahead.first?.isContent == true { return false }
    if parts[place].takes(character) {
      fill(upTo: place)
      put(character, filled: false)
      next = place + 1
      followsTypedLiteral = false
      return true
    }
    // Any mark between the parts of a number stands for those of the mask.
    guard !character.isContent, next > 0, !ahead.contains(where: \.isContent) else { return false }
    fill(upTo: place)
    return true
  }

  private mutating func fill(upTo end: Int) {
    for part in parts[next..<max(next, end)] {
      if case .literal(let character) = part { put(character, filled: true) }
    }
    next = max(next, end)
  }

  private mutating func put(_ character: Character, filled isFilled: Bool) {
    shaped.append(character)
    filled.append(isFilled)
  }
}

extension TextMask.Part {
  /// Whether it is a letter or a digit of the mask's own.
  fileprivate var isContent: Bool {
    if case .literal(let character) = self { character.isContent } else { false }
  }
}
