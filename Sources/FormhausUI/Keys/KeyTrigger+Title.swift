import FormhausCore
import Surface

extension KeyTrigger {
  /// The keys as a person reads them, such as `Ctrl-C`.
  func title(_ labels: Labels) -> String {
    switch self {
    case .key(let key): key.title
    case .anyCharacter: labels[.anyLetter]
    }
  }
}

extension Key {
  /// The name printed on keyboards.
  var title: String {
    switch self {
    case .control(let letter): "Ctrl-" + letter.uppercased()
    case .alt(let character): "Alt-" + character.uppercased()
    case .altDown: "Alt-Down"
    case .character("<"): "<"
    default: name.hasPrefix("C-") ? "Ctrl-" + name.dropFirst(2) : name
    }
  }
}
