import Formhaus
import FormhausText

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
    /// On, off, or left to the terminal: true, false or "auto" in the file.
    case flagOrAuto
    /// One of a few names, or a file, which has a slash or `.json` in its name.
    case nameOrFile([String])
    /// A few signs that no answer begins with.
    case sign
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

  /// The word of a setting that is left to the terminal.
  static let auto = PresentationVariable.auto

  /// Whether it can have a value.
  func accepts(_ value: String) -> Bool {
    switch values {
    case .choice(let choices): choices.contains(value)
    case .flag: OnOff(rawValue: value) != nil
    case .flagOrAuto: value == Setting.auto || OnOff(rawValue: value) != nil
    case .nameOrFile(let names): names.contains(value) || Setting.isFile(value)
    case .sign: Setting.isSign(value)
    }
  }

  /// How the values are written in the file.
  var written: [String] {
    switch values {
    case .choice(let choices): choices.map { "\"\($0)\"" }
    case .flag: ["true", "false"]
    case .flagOrAuto: ["true", "false", "\"\(Setting.auto)\""]
    case .nameOrFile(let names): (names + ["FILE.json"]).map { "\"\($0)\"" }
    case .sign: ["\"SIGN\""]
    }
  }

  /// What to write in the file, in words.
  var alternatives: String {
    if case .sign = values { return #"one to three signs such as "/" or ":", none of ? . + -"# }
    return written.asAlternatives
  }

  /// The words that it can be; none for a switch.
  var names: [String] {
    switch values {
    case .choice(let names), .nameOrFile(let names): names
    case .flagOrAuto: [Setting.auto]
    case .flag, .sign: []
    }
  }

  /// Whether a text names a file and no value.
  static func isFile(_ text: String) -> Bool { text.contains("/") || text.hasSuffix(".json") }

  /// Whether a text is one to three signs that begin neither a number, a sentence nor a look-up, and do not end a text.
  static func isSign(_ text: String) -> Bool {
    (1...3).contains(text.count) && SafeText(value: text).string == text
      && text.allSatisfy { !$0.isLetter && !$0.isNumber && !$0.isWhitespace && !"?.+-\u{FF1F}".contains($0) }
  }
}

/// The values of a switch on the command line.
enum OnOff: String, CaseIterable, Sendable {
  case on, off
}

extension Option {
  /// An option that is turned on alone, and on or off behind `=`.
  static func onOff(_ name: String, help: String) -> Option { choice(name, alone: OnOff.on, help: help) }

  /// The same, or left to the terminal.
  static func onOffAuto(_ name: String, help: String) -> Option {
    words(
      name, OnOff.allCases.map(\.rawValue) + [Setting.auto], alone: OnOff.on.rawValue, help: help)
  }
}
