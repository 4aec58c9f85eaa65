/// How the person is asked.
enum Interface: Equatable {
  /// Full screen on the terminal.
  case full
  /// Lines on the terminal.
  case plainOnTerminal
  /// Lines read from standard input and written to standard error.
  case plainOnStreams
  /// Nobody is asked.
  case none
}

/// The ways of asking that can be wished for.
enum InterfaceName: String, CaseIterable, Sendable {
  case full, plain, none
}

/// What the command line says about asking.
struct InterfaceFlags: Equatable {
  /// `--plain`, `--no-plain` or `--ui`; `none` also for `--no-input`.
  var wanted: InterfaceName?
  /// Whether standard input holds the answers or the form, and so cannot be conversed with.
  var readsStandardInput = false
}

/// What is known about the terminal and the streams before anything is opened.
struct InterfaceProbes: Equatable {
  var inputIsTerminal: Bool
  var errorIsTerminal: Bool
  /// Whether there is a terminal to open: `/dev/tty` or that of `--tty`.
  var hasTerminal: Bool
  /// Why the terminal cannot show a full screen; nil when it can.
  var obstacle: String?
  /// The extent of the terminal, in cells; nil when it does not tell.
  var columns: Int?
  var rows: Int?

  /// Whether there is room for a full screen.
  fileprivate var hasRoom: Bool { (columns ?? 80) >= 20 && (rows ?? 24) >= 6 }
  fileprivate var hasTerminalStreams: Bool { inputIsTerminal && errorIsTerminal }
}

/// Chooses how the person is asked: the first of flag, `FORMHAUS_UI`, `ACCESSIBLE` that says something, else what
/// the terminal can do.
///
/// - Throws: a failure that says what to pass when nobody can be asked.
func chooseInterface(
  _ flags: InterfaceFlags, environment: [String: String], probes: InterfaceProbes
) throws(Failure) -> Interface {
  if let wanted = flags.wanted {
    switch wanted {
    case .none: return .none
    case .plain:
      // Lines that are piped in answer the questions.
      if !probes.inputIsTerminal, !flags.readsStandardInput { return .plainOnStreams }
      return try plain(flags, probes)
    case .full:
      guard probes.hasTerminal else { throw .noTerminal }
      if let obstacle = probes.obstacle {
        throw Failure(.noTerminal, "formhaus: \(obstacle) Pass --plain to be asked line by line.")
      }
      return .full
    }
  }
  switch try wish(environment) {
  case .some(.none): return .none
  case .plain: return try plain(flags, probes)
  case .full where probes.hasTerminal && probes.obstacle == nil: return .full
  case .full, nil: break
  }
  guard probes.hasTerminal, probes.obstacle == nil, probes.hasRoom else { return try plain(flags, probes) }
  return .full
}

/// What the environment wishes for.
private func wish(_ environment: [String: String]) throws(Failure) -> InterfaceName? {
  if let name = environment["FORMHAUS_UI"], !name.isEmpty {
    guard let wanted = InterfaceName(rawValue: name) else {
      throw .usage("FORMHAUS_UI cannot be \"\(name)\"; set it to full, plain or none")
    }
    return wanted
  }
  let accessible = environment["ACCESSIBLE"] ?? ""
  return accessible.isEmpty || ["0", "false", "no"].contains(accessible.lowercased()) ? nil : .plain
}

private func plain(_ flags: InterfaceFlags, _ probes: InterfaceProbes) throws(Failure) -> Interface {
  if probes.hasTerminal { return .plainOnTerminal }
  if probes.hasTerminalStreams, !flags.readsStandardInput { return .plainOnStreams }
  throw .noTerminal
}

extension Failure {
  static let noTerminal = Failure(
    .noTerminal, "formhaus: there is no terminal to ask on; pass --answers FILE --no-input, or --tty PATH")
}
