import Glibc
import Synchronization

/// A terminal for one test: a tmux server of its own, with one program in one window.
///
/// Nothing here sleeps for a fixed time: a test says what it waits for. The server ends with the session.
public final class TmuxSession: Sendable {
  /// How long a test waits for something that must come, unless it says otherwise.
  public static let patience = Duration.seconds(60)

  let server: String
  let environment: [String: String]

  /// Starts `command` in a terminal of that many columns and rows. The program's environment is `environment`
  /// over a bare one (a home, a path, a UTF-8 locale); `term` is its TERM.
  public init(
    columns: Int = 80, rows: Int = 24, term: String = "tmux-256color", environment: [String: String] = [:],
    command: [String]
  ) throws {
    server = "formhaus-\(getpid())-\(TmuxSession.counter.add(1, ordering: .relaxed).newValue)"
    let bare = [
      "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": "/tmp", "LANG": "C.UTF-8", "SHELL": "/bin/sh",
    ]
    self.environment = bare.merging(environment) { _, new in new }
    try run(
      "start-server", ";", "set-option", "-g", "default-terminal", term, ";", "set-option", "-g", "status",
      "off",
      ";", "set-option", "-g", "escape-time", "0", ";", "new-session", "-d", "-x", "\(columns)", "-y",
      "\(rows)", "--",
      "exec " + TmuxSession.quoted(ProgramRunner.words(command)))
  }

  /// A session that runs an interactive bash with job control, whose prompt is `$ `.
  public static func shell(
    columns: Int = 80, rows: Int = 24, term: String = "tmux-256color", environment: [String: String] = [:]
  ) async throws -> TmuxSession {
    let session = try TmuxSession(
      columns: columns, rows: rows, term: term,
      environment: environment.merging(["PS1": "$ "]) { mine, _ in mine },
      command: ["bash", "--norc", "--noprofile", "-i"])
    try await session.waitUntil("the shell's prompt") { $0.lines.first == "$" }
    return session
  }

  deinit {
    close()
  }

  /// Ends the program and the terminal.
  public func close() {
    _ = try? ChildProcess.run(tmux + ["kill-server"], environment: environment)
  }

  /// Makes the terminal that large.
  public func resize(columns: Int, rows: Int) throws {
    try run("resize-window", "-x", "\(columns)", "-y", "\(rows)")
  }

  /// What the terminal shows now.
  public func screen() throws -> TmuxScreen {
    let output = try run("display-message", "-p", TmuxScreen.format, ";", "capture-pane", "-p")
    guard let screen = TmuxScreen(output) else { throw TmuxError("tmux said: \(output)") }
    return screen
  }

  /// What the terminal shows now, with the escape sequences of its colours and emphasis.
  public func styledScreen() throws -> String {
    try run("capture-pane", "-p", "-e")
  }

  /// Appends every byte that the program writes from now on to the file at `path`.
  public func record(to path: String) throws {
    try run("pipe-pane", "-O", "cat >> " + TmuxSession.quoted([path]))
  }

  /// Waits until `condition` holds for the screen, and gives that screen. Throws, with the screen, after `timeout`.
  @discardableResult
  public func waitUntil(
    _ what: String, timeout: Duration = patience, _ condition: (TmuxScreen) throws -> Bool
  ) async throws -> TmuxScreen {
    let clock = ContinuousClock()
    let end = clock.now + timeout
    while true {
      let screen = try screen()
      if try condition(screen) { return screen }
      guard clock.now < end else {
        throw TmuxError(
          "waited \(timeout) for \(what); the screen is\n\(screen.text)\ncursor \(screen.cursor)")
      }
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  /// Waits until `text` is shown on one row.
  @discardableResult
  public func waitFor(_ text: String, timeout: Duration = patience) async throws -> TmuxScreen {
    try await waitUntil("\"\(text)\"", timeout: timeout) { $0.contains(text) }
  }

  /// Waits until the program has ended.
  @discardableResult
  public func waitForEnd(timeout: Duration = patience) async throws -> TmuxScreen {
    try await waitUntil("the end", timeout: timeout) { $0.ending != nil }
  }

  /// The process id of the session's program, which must be running.
  public func processID() async throws -> Int32 {
    var id: Int32?
    try await waitUntil("a running program") { _ in
      id = ProgramRunner.processID(try run("display-message", "-p", "#{pane_title}").dropLast())
      return id != nil
    }
    guard let id else { throw TmuxError("no running program") }
    return id
  }

  /// The path of the session's terminal.
  public func ttyPath() throws -> String {
    String(try run("display-message", "-p", "#{pane_tty}").prefix { $0 != "\n" })
  }

  /// Runs commands of tmux, given as words, on this session's server. Throws when they fail.
  @discardableResult
  public func run(_ words: String...) throws -> String {
    let result = try ChildProcess.run(tmux + words, environment: environment)
    guard result.status == 0 else {
      throw TmuxError("tmux \(words.joined(separator: " ")): \(result.output)")
    }
    return result.output
  }

  private static let counter = Atomic<Int>(0)

  private var tmux: [String] { ["tmux", "-u", "-L", server, "-f", "/dev/null"] }

  /// The words as one line for a shell.
  public static func quoted(_ words: [String]) -> String {
    words.map { word in
      "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }.joined(separator: " ")
  }
}
