public import FormhausViews
import NcursesTerminal

/// Runs a view as a program in the terminal.
///
/// ```swift
/// switch await FormhausApp.run(SignupView()) {
/// case .finished: print("sent")
/// default: exit(1)
/// }
/// ```
@MainActor
public enum FormhausApp {
  /// Shows a view until it says that it is done or the person leaves, and gives the terminal back as it was.
  ///
  /// Full screen where the terminal can draw one, else line by line; standard output stays free for data.
  public static func run<Root: View>(_ root: Root, _ options: AppOptions = AppOptions()) async -> AppEnding {
    let environment = AppEnvironment()
    let options = options.settled(environment.variable)
    let probe = NcursesTerminal.probe(tty: options.tty)
    let facts = environment.facts(options, probe)
    switch facts.choice {
    case .full: return await FullScreenRun(root, options, environment).result()
    case .plain(let channel):
      return await PlainRun(root, options, channel, unknownTerminal: unknown(facts, probe)).result()
    case .none: return .noTerminal("Nobody is asked: the interface is none.")
    case .impossible(let reason): return .noTerminal(reason)
    }
  }

  /// How `run` would show a view with these options, from what the environment and the terminal say now.
  public static func interface(_ options: AppOptions = AppOptions()) -> InterfaceChoice {
    let environment = AppEnvironment()
    let options = options.settled(environment.variable)
    return environment.facts(options, NcursesTerminal.probe(tty: options.tty)).choice
  }

  /// The name of a terminal that cannot be drawn on for want of a description, where somebody may expect a screen.
  private static func unknown(_ facts: InterfaceFacts, _ probe: Probe) -> String? {
    guard facts.wish != .plain, case .unknown(let term) = probe.failure, !["", "unknown"].contains(term)
    else { return nil }
    return term
  }
}
