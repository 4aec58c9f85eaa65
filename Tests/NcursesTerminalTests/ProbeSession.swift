import Glibc
import Testing
import TmuxSupport

/// The probe in a terminal of its own.
struct ProbeSession {
  static let program = BuiltProgram.path("TerminalProbe")

  let folder: TemporaryFolder
  let tmux: TmuxSession

  /// Runs the probe in an interactive shell, which tells how it ended (`ended 0`) and then whether the
  /// terminal's modes are the ones from before (`modes kept`).
  static func start(
    _ arguments: String = "", columns: Int = 80, rows: Int = 24, term: String = "tmux-256color",
    environment: [String: String] = [:], around: (String) -> String = { $0 }
  ) async throws -> ProbeSession {
    let folder = try TemporaryFolder()
    let tmux = try await TmuxSession.shell(columns: columns, rows: rows, term: term, environment: environment)
    try folder.write(
      """
      stty -g > \(folder.path)/before
      \(around("sh -c 'echo $$ > \(folder.path)/pid; exec \(program) \(arguments)'"))
      echo "ended $?"
      stty -g > \(folder.path)/after
      cmp -s \(folder.path)/before \(folder.path)/after && echo "modes kept" || echo "modes changed"

      """, to: "script")
    try tmux.keys(". \(folder.path)/script<Enter>")
    return ProbeSession(folder: folder, tmux: tmux)
  }

  /// Runs the probe and waits for its first frame.
  static func shown(
    _ arguments: String = "", columns: Int = 80, rows: Int = 24, term: String = "tmux-256color",
    environment: [String: String] = [:], around: (String) -> String = { $0 }
  ) async throws -> ProbeSession {
    let session = try await start(
      arguments, columns: columns, rows: rows, term: term, environment: environment, around: around)
    try await session.tmux.waitFor("probe \(columns)x\(rows)")
    return session
  }

  /// The probe's process id.
  func processID() throws -> Int32 {
    try #require(folder.text("pid").split(separator: "\n").first.flatMap { Int32($0) })
  }

  /// Sends a signal to the probe.
  func send(_ signal: Int32) throws {
    kill(try processID(), signal)
  }

  /// Waits for the shell to tell that the probe has ended.
  func ending(timeout: Duration = TmuxSession.patience) async throws -> TmuxScreen {
    try await tmux.waitUntil("the probe's end", timeout: timeout) { $0.row(containing: "modes ") != nil }
  }
}
