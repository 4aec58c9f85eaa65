import FormhausCore
import Surface

extension KeyTrigger {
  /// The keys as a person reads them, such as `Ctrl-C`.
  func title(_ labels: Labels) -> String {
    switch self {
    case .key(let key): key.title(labels)
    case .anyCharacter: labels[.anyLetter]
    }
  }
}

extension Key {
  /// The name printed on keyboards of the language.
  func title(_ labels: Labels) -> String {
    switch self {
    case .character(" "): labels[.keyNameSpace]
    case .character(let character): String(character)
    case .control(let letter): "\(labels[.keyNameControl])-\(letter.uppercased())"
    case .alt(let character): "\(labels[.keyNameAlt])-\(character.uppercased())"
    default:
      name.split(separator: "-").map { part in Key.words[String(part)].map { labels[$0] } ?? String(part) }
        .joined(separator: "-")
    }
  }

  /// The parts of written names, such as `S-Tab`, that languages have words for.
  private static let words: [String: LabelKey] = [
    "C": .keyNameControl, "M": .keyNameAlt, "S": .keyNameShift, "Enter": .keyNameEnter, "Tab": .keyNameTab,
    "Esc": .keyNameEscape, "Backspace": .keyNameBackspace, "Delete": .keyNameDelete,
    "Insert": .keyNameInsert, "Up": .keyNameUp, "Down": .keyNameDown, "Left": .keyNameLeft,
    "Right": .keyNameRight, "Home": .keyNameHome, "End": .keyNameEnd, "PgUp": .keyNamePageUp,
    "PgDn": .keyNamePageDown,
  ]
}
