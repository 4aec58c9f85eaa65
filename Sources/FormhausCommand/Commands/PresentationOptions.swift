import Formhaus

/// The wishes about asking that all commands with a form share.
struct PresentationOptions: Equatable {
  var wanted: Interface?
  var reducesMotion: Bool
  var usesMouse: Bool
  var isAmbiguousWide: Bool
  var color: ColorChoice
  /// Nil for the standard theme.
  var theme: ThemeChoice?
  /// Where the person's own details come from; nil for nowhere.
  var profile: ProfileChoice?
  var tty: String
  var timeLimit: Duration?
  /// Whether standard input holds a file, so that nobody can answer on it.
  var inputIsTaken = false
  /// What to pass when there is no terminal.
  var advice = "Pass --tty PATH."

  init(_ arguments: Arguments, environment: [String: String]) throws(Failure) {
    var wishes: [(Option, Interface)] = []
    if arguments.has(.plain) { wishes.append((.plain, .plain)) }
    if arguments.has(.noPlain) { wishes.append((.noPlain, .full)) }
    if arguments.has(.noInput) { wishes.append((.noInput, .none)) }
    if let ui: Interface = arguments.choice(.ui) { wishes.append((.ui, ui)) }
    for wish in wishes.dropFirst() where wish.1 != wishes[0].1 {
      throw .usage("\(wishes[0].0.name) and \(wish.0.name) contradict each other; pass one of them")
    }
    wanted = wishes.first?.1
    reducesMotion =
      arguments.has(.reduceMotion)
      || ["REDUCED_MOTION", "REDUCE_MOTION"].contains { EnvironmentSwitch.isOn(environment[$0]) }
    usesMouse = arguments.has(.mouse)
    isAmbiguousWide = arguments.has(.ambiguousWide)
    color = arguments.choice(.color) ?? .auto
    theme = try arguments.theme
    profile = try arguments.profile(environment)
    inputIsTaken = profile?.isStandardInput == true
    tty = arguments[.tty] ?? "/dev/tty"
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

  /// Whether nobody is to be asked: by the command line, else by `FORMHAUS_UI`.
  func asksNobody(_ environment: [String: String]) throws(Failure) -> Bool {
    let name = environment["FORMHAUS_UI"] ?? ""
    guard wanted == nil, !name.isEmpty else { return wanted == Interface.none }
    guard let named = Interface(rawValue: name) else {
      throw .usage("FORMHAUS_UI cannot be \"\(name)\"; set it to full, plain or none")
    }
    return named == .none
  }
}
