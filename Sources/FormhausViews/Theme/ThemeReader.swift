import FormhausCore
import FormhausText

/// Reads the members of a theme file and collects what is wrong with them.
struct ThemeReader {
  private(set) var problems: [(offset: Int, message: String)] = []

  /// - Parameter name: of the theme, unless the file gives it one.
  mutating func theme(_ root: JSONNode, name: String) -> FormhausTheme {
    guard
      let members = object(
        root, "a theme", like: ##"{"formhausTheme": 1, "tokens": {"accent": "#ffaf5f"}}"##,
        with: ["formhausTheme", "name", "base", "tokens"])
    else { return .standard }
    if let version = members["formhausTheme"] {
      if version.value.numberValue?.int != 1 {
        report(version, "formhausTheme must be 1, the version of the format")
      }
    } else {
      report(root, #"a theme says "formhausTheme": 1"#)
    }
    var theme = members["base"].map { base($0) } ?? .standard
    theme.name = members["name"].flatMap { text($0, "name") } ?? name
    guard let node = members["tokens"] else { return theme }
    let tokens = object(
      node, "tokens", like: ##"{"accent": "#ffaf5f"}"##, with: ThemeToken.allCases.map(\.rawValue))
    for token in ThemeToken.allCases {
      guard let node = tokens?[token.rawValue] else { continue }
      theme[token] = look(node, token, attributes: theme[token].attributes)
    }
    return theme
  }

  private mutating func base(_ node: JSONNode) -> FormhausTheme {
    let names = FormhausTheme.builtIn.map(\.name)
    guard let name = text(node, "base") else { return .standard }
    if let theme = FormhausTheme(named: name) { return theme }
    report(node, "there is no theme \"\(name)\"" + mend(name, names))
    return .standard
  }

  /// A colour in short, or an object with one for each number of colours.
  ///
  /// - Parameter attributes: those of the base, which stay unless others are given.
  private mutating func look(_ node: JSONNode, _ token: ThemeToken, attributes: Emphasis) -> TokenLook {
    switch node.content {
    case .string("default"): return TokenLook(attributes: attributes)
    case .string: return TokenLook(rgb: rgb(node), attributes: attributes)
    case .number:
      let index = number(node, token.rawValue, upTo: 255)
      return TokenLook(indexed: index, ansi: index.flatMap { $0 < 16 ? $0 : nil }, attributes: attributes)
    case .object: break
    case .null, .bool, .array:
      report(
        node, ##"\##(token.rawValue) is a colour such as "#ffaf5f", 215 or "default", or an object of them"##)
      return TokenLook()
    }
    let members = object(
      node, token.rawValue, like: ##"{"rgb": "#ffaf5f"}"##,
      with: ["rgb", "indexed", "ansi", "mark", "attributes"])
    return TokenLook(
      rgb: members?["rgb"].flatMap { rgb($0) },
      indexed: members?["indexed"].flatMap { number($0, "indexed", upTo: 255) },
      ansi: members?["ansi"].flatMap { number($0, "ansi", upTo: 15) },
      mark: members?["mark"].flatMap { number($0, "mark", upTo: 15) },
      attributes: members?["attributes"].map { self.attributes($0) } ?? attributes)
  }

  private mutating func rgb(_ node: JSONNode) -> RGB? {
    if let text = node.value.stringValue, let colour = RGB(hexadecimal: text) { return colour }
    report(node, ##"write a colour as "#rrggbb", such as "#ffaf5f", or "default" for the terminal's own"##)
    return nil
  }

  private mutating func number(_ node: JSONNode, _ name: String, upTo limit: Int) -> UInt8? {
    if let number = node.value.numberValue?.int, 0...limit ~= number { return UInt8(number) }
    report(node, "\(name) is a whole number from 0 to \(limit)")
    return nil
  }

  private mutating func attributes(_ node: JSONNode) -> Emphasis {
    let names: [String: Emphasis] = ["bold": .bold, "underline": .underline, "reverse": .reverse]
    guard let elements = node.elements else {
      report(node, #"attributes is a list such as ["bold"]"#)
      return []
    }
    var all: Emphasis = []
    for element in elements {
      let name = element.value.stringValue ?? ""
      if let attribute = names[name] {
        all.insert(attribute)
      } else {
        report(
          element, "there is no attribute \(element.value)" + mend(name, ["bold", "underline", "reverse"]))
      }
    }
    return all
  }

  private mutating func text(_ node: JSONNode, _ name: String) -> String? {
    if let text = node.value.stringValue, !text.isEmpty { return text }
    report(node, "\(name) is a text in double quotes")
    return nil
  }

  /// The members of an object by name; nil when it is none.
  private mutating func object(
    _ node: JSONNode, _ name: String, like example: String, with names: [String]
  ) -> [String: JSONNode]? {
    guard let members = node.members else {
      report(node, "\(name) is an object such as \(example)")
      return nil
    }
    for member in members where !names.contains(member.key) {
      problems.append(
        (member.keyOffset, "there is no member \"\(member.key)\" here" + mend(member.key, names)))
    }
    return Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
  }

  /// What to write instead of a name.
  private func mend(_ name: String, _ names: [String]) -> String {
    let closest = Spelling.closest(to: name, among: names).map { "; did you mean \"\($0)\"?" }
    return closest ?? "; write one of " + names.joined(separator: ", ")
  }

  private mutating func report(_ node: JSONNode, _ message: String) {
    problems.append((node.offset, message))
  }
}
