import Formhaus

/// How the person wants forms to be shown: options beat variables, and variables beat the file.
struct Settings: Equatable {
  /// Where a value comes from.
  enum Source: Equatable, CustomStringConvertible {
    case standard
    case file(String)
    case variable(String)
    case option(String)

    var description: String {
      switch self {
      case .standard: "default"
      case .file(let path): "file \(path)"
      case .variable(let name): "variable \(name)"
      case .option(let name): name
      }
    }
  }

  struct Value: Equatable {
    let text: String
    let source: Source
  }

  private var values: [String: Value] = [:]

  /// - Throws: a usage failure when options contradict each other or a variable has a value that it cannot have, and
  ///   everything that is wrong with the file.
  init(_ arguments: Arguments, environment: [String: String]) throws(Failure) {
    // Where nobody is asked, nothing is shown.
    let file = arguments.has(.noInput) ? nil : try SettingsFile.standard(environment)
    for setting in Setting.all {
      if let value = try Settings.option(of: setting, arguments) {
        values[setting.member] = value
      } else if let value = try Settings.variable(of: setting, environment) {
        values[setting.member] = value
      } else {
        values[setting.member] = file?[setting]
      }
    }
  }

  subscript(_ setting: Setting) -> Value {
    values[setting.member] ?? Value(text: setting.standard, source: .standard)
  }

  /// A choice; nil where nothing was said about it.
  func choice<Choice: RawRepresentable<String>>(_ setting: Setting) -> Choice? {
    self[setting].source == .standard ? nil : Choice(rawValue: self[setting].text)
  }

  /// Whether a switch is on; nil where nothing was said about it.
  func isOn(_ setting: Setting) -> Bool? {
    let choice: OnOff? = choice(setting)
    return choice.map { $0 == .on }
  }

  private static func option(of setting: Setting, _ arguments: Arguments) throws(Failure) -> Value? {
    var wishes = setting.shorthands.filter { arguments.has($0.option) }
    if let value = arguments[setting.option] { wishes.append((setting.option, value)) }
    for wish in wishes.dropFirst() where wish.value != wishes[0].value {
      throw .usage(
        "\(wishes[0].option.name) and \(wish.option.name) contradict each other; pass one of them")
    }
    return wishes.first.map { Value(text: $0.value, source: .option($0.option.name)) }
  }

  private static func variable(
    of setting: Setting, _ environment: [String: String]
  ) throws(Failure) -> Value? {
    guard let (variable, wish) = setting.variables.wish({ environment[$0] }) else { return nil }
    guard setting.accepts(wish) else {
      throw .usage("\(variable.name) cannot be \"\(wish)\"; set it to \(variable.choices.asAlternatives)")
    }
    return Value(text: wish, source: .variable(variable.name))
  }
}

extension [String] {
  /// `full, plain or none`
  var asAlternatives: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
