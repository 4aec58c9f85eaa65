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
    for setting in Setting.all {
      let value =
        if let value = try Settings.option(of: setting, arguments) {
          value
        } else {
          try Settings.variable(of: setting, environment)
        }
      values[setting.member] = value?.atHome(environment, of: setting)
    }
    // Where nobody is asked, nothing is shown.
    if choice(.ui) == Interface.none { return }
    guard let file = try SettingsFile.standard(environment) else { return }
    for setting in Setting.all where values[setting.member] == nil {
      values[setting.member] = file[setting]?.atHome(environment, of: setting)
    }
  }

  subscript(_ setting: Setting) -> Value {
    values[setting.member] ?? Value(text: setting.standard, source: .standard)
  }

  /// A choice; nil where nothing was said about it, or that it is left to the terminal.
  func choice<Choice: RawRepresentable<String>>(_ setting: Setting) -> Choice? {
    self[setting].source == .standard ? nil : Choice(rawValue: self[setting].text)
  }

  /// Whether a switch is on; nil where nothing was said about it, or that it is left to the terminal.
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
    if case .sign = setting.values, let wish = wishes.first, !setting.accepts(wish.value) {
      throw .usage(
        "\(wish.option.name) cannot be \"\(wish.value)\"; pass \(setting.alternatives)")
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

extension Settings.Value {
  /// The value with the home folder in the place of the `~` at the start of a path, which shells leave in options and
  /// never see in files.
  fileprivate func atHome(_ environment: [String: String], of setting: Setting) -> Settings.Value {
    guard case .nameOrFile = setting.values, text.hasPrefix("~/"), let home = environment["HOME"],
      !home.isEmpty
    else { return self }
    return Settings.Value(text: home + text.dropFirst(), source: source)
  }
}

extension [String] {
  /// `full, plain or none`
  var asAlternatives: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
