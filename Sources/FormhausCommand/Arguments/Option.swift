/// One option of a command, as the parser and the help know it.
struct Option: Equatable, Sendable {
  /// The name with its dashes, such as `--output`.
  let name: String
  /// A one-letter form, such as `-h`.
  let short: String?
  /// What stands for the value in the help, such as `FILE`; nil for an option without one.
  let placeholder: String?
  /// The only values allowed; empty allows any.
  let choices: [String]
  let help: String
  /// Whether it may be given several times.
  var repeats = false
  /// What stands for the value when it is given alone; nil when it needs one. A value then follows behind `=`.
  var valueAlone: String?

  /// An option without a value.
  static func flag(_ name: String, short: String? = nil, help: String) -> Option {
    Option(name: name, short: short, placeholder: nil, choices: [], help: help)
  }

  /// An option with a value.
  static func value(
    _ name: String, short: String? = nil, _ placeholder: String, repeats: Bool = false, help: String
  ) -> Option {
    Option(name: name, short: short, placeholder: placeholder, choices: [], help: help, repeats: repeats)
  }

  /// An option with one of a few values.
  static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String, _: Choice.Type, help: String
  ) -> Option {
    words(name, Choice.allCases.map(\.rawValue), help: help)
  }

  /// An option with one of a few words; `alone` is the one that it stands for when it is given alone.
  static func words(_ name: String, _ words: [String], alone: String? = nil, help: String) -> Option {
    Option(
      name: name, short: nil, placeholder: words.joined(separator: "|"), choices: words, help: help,
      valueAlone: alone)
  }

  /// An option with one of a few values, or alone.
  static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String, alone: Choice, help: String
  ) -> Option {
    words(name, Choice.allCases.map(\.rawValue), alone: alone.rawValue, help: help)
  }

  /// The option as it is typed: `-h, --help` or `--output json|env`.
  var usage: String {
    let names = [short, name].compactMap(\.self).joined(separator: ", ")
    if valueAlone != nil { return "\(names)[=\(placeholder ?? "")]" }
    return placeholder.map { "\(names) \($0)" } ?? names
  }
}

extension Option {
  static let help = Option.flag("--help", short: "-h", help: "Show this help.")
  static let version = Option.flag("--version", help: "Show the version.")
}
