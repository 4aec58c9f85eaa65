import Formhaus
import FormhausTesting
import FormhausUI
import Surface

/// The wishes about asking that all commands with a form share.
struct PresentationOptions: Equatable {
  /// How the person wants forms to be shown.
  let settings: Settings
  /// In the place of the interface that the settings say.
  var interface: Interface?
  /// Nil for the standard theme.
  var theme: ThemeChoice?
  /// Where the person's own details come from; nil for nowhere.
  var profile: ProfileChoice?
  var tty: String
  var timeLimit: Duration?
  /// Whether the person may neither leave nor look at files.
  let isLocked: Bool
  /// The key that leaves nonetheless.
  var operatorKey: Key?
  /// Whether standard input holds a file, so that nobody can answer on it.
  var inputIsTaken = false
  /// What to pass when there is no terminal.
  var advice = "Pass --tty PATH."

  init(_ arguments: Arguments, environment: [String: String]) throws(Failure) {
    settings = try Settings(arguments, environment: environment)
    theme = try settings.theme
    profile = try arguments.profile(environment)
    inputIsTaken = profile?.isStandardInput == true
    tty = arguments[.tty] ?? "/dev/tty"
    isLocked = arguments.has(.locked)
    if let text = arguments[.leaveKey] {
      guard isLocked else { throw .usage("--leave-key is for --locked; pass both or none") }
      guard let keys = try? KeySequence(text).keys, keys.count == 1 else {
        throw .usage("--leave-key cannot be \"\(text)\"; pass one key, such as '<F9>' or '<C-x>'")
      }
      operatorKey = keys[0]
    }
    if let text = arguments[.timeLimit] {
      guard let limit = duration(text) else {
        throw .usage("--time-limit cannot be \"\(text)\"; pass a time such as 90s, 10m or 2h")
      }
      timeLimit = limit
    }
  }

  /// Standard input holds a file of the command.
  ///
  /// - Throws: a usage failure when it holds the person's own details too.
  mutating func takeInput() throws(Failure) {
    if inputIsTaken { throw .usage("standard input is read already; pass --profile FILE") }
    inputIsTaken = true
  }

  /// Whether nobody is to be asked.
  var asksNobody: Bool { interface == nil && settings.choice(.ui) == Interface.none }

  /// Why nobody is asked, and what to pass to be asked.
  var nobodyIsAsked: String {
    switch settings[.ui].source {
    case .option(let name): "\(name) asks nobody; leave it out"
    case .variable, .file, .standard: "nobody is asked, by the \(settings[.ui].source); pass --ui auto"
    }
  }

  /// How a view is shown, as far as that is the person's wish.
  func appOptions() throws(Failure) -> AppOptions {
    var options = AppOptions()
    options.tty = tty
    options.inputIsTaken = inputIsTaken
    options.timeLimit = timeLimit
    if isLocked {
      options.mayLeave = false
      options.operatorKey = operatorKey
      options.fileBrowser = nil
    }
    if let theme { options.theme = try theme.theme() }
    settings.apply(to: &options)
    if let interface { options.interface = interface }
    return options
  }
}

extension Settings {
  /// The theme that was asked for; nil for the standard one.
  var theme: ThemeChoice? {
    get throws(Failure) {
      self[.theme].source == .standard ? nil : try ThemeChoice(self[.theme].text)
    }
  }

  /// Puts everything but the theme into the options of an app.
  func apply(to options: inout AppOptions) {
    switch self[.ui].source {
    case .option: options.interface = choice(.ui)
    case .standard, .file, .variable: options.preferredInterface = choice(.ui)
    }
    switch self.choice(.color) as ColorChoice? {
    case .always, .auto: options.colours = .truecolor
    case .never: options.colours = .monochrome
    case nil: break
    }
    options.borders = choice(.borders)
    options.reduceMotion = isOn(.reduceMotion)
    options.isLarge = isOn(.large) ?? false
    options.bell = isOn(.bell) ?? false
    options.flash = isOn(.flash) ?? false
    options.mouse = isOn(.mouse) ?? false
    options.ambiguousWide = isOn(.ambiguousWide) ?? false
    options.quietWait = isOn(.quietWait) ?? false
    options.commandPrefix = self[.commandPrefix].text
    // They have been read, with the rank that they have among options and the file.
    options.readsVariables = false
  }
}
