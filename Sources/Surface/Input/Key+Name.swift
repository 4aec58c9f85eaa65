extension Key {
  /// The key's written name, as in scenario files: `Tab`, `S-Tab`, `C-c`, `M-x`, `F1`, `Space`, `a`.
  public var name: String {
    switch self {
    case .character(" "): "Space"
    case .character("<"): "lt"
    case .character(let character): String(character)
    case .control(let letter): "C-\(letter)"
    case .alt(let character): "M-\(character)"
    case .function(let number): "F\(number)"
    default: Key.names.first { $0.key == self }?.name ?? ""
    }
  }

  /// The key with that name; nil for a name no key has. Also reads `C-i`, `C-m`, `C-j`, `C-h` and `C-[`
  /// as what a terminal makes of them, and `Escape`, `PageUp`, `PageDown`, `Return`.
  public init?(name: String) {
    if let named = Key.names.first(where: { $0.name == name })
      ?? Key.aliases.first(where: { $0.name == name })
    {
      self = named.key
    } else if name.count == 1, let character = name.first {
      self = .character(character)
    } else if name.hasPrefix("F"), let number = Int(name.dropFirst()), (1...63).contains(number),
      !name.contains("+")
    {
      self = .function(number)
    } else if name.count == 3, name.hasPrefix("C-"), let letter = name.last, Key.isControl(letter) {
      self = .control(letter)
    } else if name.count == 3, name.hasPrefix("M-"), let character = name.last {
      self = .alt(character)
    } else {
      return nil
    }
  }

  private static func isControl(_ letter: Character) -> Bool {
    ("a"..."z").contains(letter) || "@\\]^_".contains(letter)
  }

  private static let names: [(name: String, key: Key)] = [
    ("Enter", .enter), ("Tab", .tab), ("S-Tab", .backTab), ("Esc", .escape), ("Backspace", .backspace),
    ("Delete", .delete), ("Insert", .insert), ("Up", .up), ("Down", .down), ("Left", .left),
    ("Right", .right), ("Home", .home), ("End", .end), ("PgUp", .pageUp), ("PgDn", .pageDown),
    ("C-Up", .controlUp), ("C-Down", .controlDown), ("C-Left", .controlLeft), ("C-Right", .controlRight),
    ("C-Home", .controlHome), ("C-End", .controlEnd), ("C-Delete", .controlDelete), ("S-Up", .shiftUp),
    ("S-Down", .shiftDown), ("S-Left", .shiftLeft), ("S-Right", .shiftRight), ("S-Home", .shiftHome),
    ("S-End", .shiftEnd), ("M-Down", .altDown),
  ]

  private static let aliases: [(name: String, key: Key)] = [
    ("Space", .character(" ")), ("lt", .character("<")), ("C-i", .tab), ("C-m", .enter), ("C-j", .enter),
    ("C-h", .backspace), ("C-[", .escape), ("Escape", .escape), ("Return", .enter), ("PageUp", .pageUp),
    ("PageDown", .pageDown),
  ]
}
