public import FormhausViews

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
    switch environment.facts(options).choice {
    case .full: return await FullScreenRun(root, options, environment).result()
    case .plain(let channel): return await PlainRun(root, options, channel).result()
    case .none: return .noTerminal("Nobody is asked: the interface is none.")
    case .impossible(let reason): return .noTerminal(reason)
    }
  }
}
