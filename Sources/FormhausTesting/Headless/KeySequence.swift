public import Surface

/// Key presses written as text: characters as they are, other keys by name in angle brackets.
///
/// ```swift
/// try KeySequence("Ada<Tab>ada@x.org<Enter>").keys
/// ```
/// Names are those of `Key.name`: Tab, S-Tab, Enter, Esc, Space, Up, PgDn, C-a, F1; `<lt>` is `<`.
public struct KeySequence: Sendable, Hashable {
  /// The keys in the order in which they are pressed.
  public let keys: [Key]

  /// Why a text is not a sequence of keys.
  public struct SyntaxError: Error, Sendable, Hashable, CustomStringConvertible {
    public let description: String
  }

  /// Reads keys. Throws what is wrong with the text, in words.
  public init(_ text: String) throws(SyntaxError) {
    var keys: [Key] = []
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "<" else {
        keys.append(try KeySequence.key(character))
        continue
      }
      guard let end = rest.firstIndex(of: ">") else {
        throw SyntaxError(description: "a < without its >; the character itself is <lt>")
      }
      let name = String(rest[..<end])
      rest = rest[end...].dropFirst()
      guard name.count > 1, let key = Key(name: name) else {
        throw SyntaxError(description: "<\(name)> is not a key; the character < itself is <lt>")
      }
      keys.append(key)
    }
    self.keys = keys
  }

  private static func key(_ character: Character) throws(SyntaxError) -> Key {
    let isControl = character.unicodeScalars.contains { $0.properties.generalCategory == .control }
    guard !isControl else {
      throw SyntaxError(description: "control characters are not keys; Enter is <Enter>, Tab is <Tab>")
    }
    return .character(character)
  }
}
