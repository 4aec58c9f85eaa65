import Formhaus

/// One thing that a person can set about how forms are shown: by an option, by a variable or in a file.
///
/// `Setting.all` is the one source of the options, the variables, the members of the file, what `formhaus config` tells
/// and the table of its page.
struct Setting: Sendable {
  /// What a setting can be.
  enum Values: Sendable, Equatable {
    /// One of a few words.
    case choice([String])
    /// On or off: true or false in the file.
    case flag
    /// One of a few names, or a file, which has a slash or `.json` in its name.
    case nameOrFile([String])
  }

  /// The member of the file, such as `reduceMotion`.
  let member: String
  let option: Option
  let values: Values
  /// Options that stand for a value of it, such as `--plain`.
  var shorthands: [(option: Option, value: String)] = []
  /// The first one that says something counts.
  var variables: [PresentationVariable] = []
  /// What counts when nothing is said.
  let standard: String
  /// What that comes to, where the value does not say it itself.
  var remark: String?

  /// The value that a text of the file, or a variable, names; nil when it is none.
  func accepts(_ value: String) -> Bool {
    switch values {
    case .choice(let choices): choices.contains(value)
    case .flag: OnOff(rawValue: value) != nil
    case .nameOrFile(let names): names.contains(value) || Setting.isFile(value)
    }
  }

  /// How the values are written in the file.
  var written: [String] {
    switch values {
    case .choice(let choices): choices.map { "\"\($0)\"" }
    case .flag: ["true", "false"]
    case .nameOrFile(let names): (names + ["FILE.json"]).map { "\"\($0)\"" }
    }
  }

  /// The words that it can be; none for a switch.
  var names: [String] {
    switch values {
    case .choice(let names), .nameOrFile(let names): names
    case .flag: []
    }
  }

  /// Whether a text names a file and no value.
  static func isFile(_ text: String) -> Bool { text.contains("/") || text.hasSuffix(".json") }
}

/// The values of a switch on the command line.
enum OnOff: String, CaseIterable, Sendable {
  case on, off
}

extension Option {
  /// An option that is turned on alone, and on or off behind `=`.
  static func onOff(_ name: String, help: String) -> Option { choice(name, alone: OnOff.on, help: help) }
}
