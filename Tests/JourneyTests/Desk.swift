import Glibc
import Testing
import TmuxSupport

/// A person at an interactive shell, in a folder of their own, where `formhaus` is the program of this build.
///
/// The folder holds `visit.json`, and all that the terminal receives is recorded.
struct Desk {
  let folder: TemporaryFolder
  let tmux: TmuxSession
  private let columns: Int
  private let rows: Int

  init(columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]) async throws {
    self.columns = columns
    self.rows = rows
    folder = try TemporaryFolder()
    try folder.write(VisitForm.text, to: "visit.json")
    try folder.write(Desk.watch, to: "watch.pl")
    tmux = try await TmuxSession.shell(
      columns: columns, rows: rows,
      environment: [
        "PATH": BuiltProgram.path("").dropLast() + ":/usr/local/bin:/usr/bin:/bin", "HOME": folder.path,
      ].merging(environment) { _, given in given })
    try tmux.record(to: folder.file("recording"))
    try enter("cd; set -o pipefail; clear; echo ready")
    try await tmux.waitUntil("a clean desk") { $0.lines.first == "ready" }
  }

  /// Types a line and presses Enter.
  func enter(_ line: String) throws {
    try tmux.type(line)
    try tmux.press("Enter")
  }

  /// Enters a command on an empty screen; `ended` tells its exit code.
  func run(_ command: String) throws {
    try enter("clear; \(command); echo \"ended $?\"")
  }

  /// Waits for the end of what `run` started, and gives its exit code and the screen, which is the shell's again.
  @discardableResult
  func ended() async throws -> (code: Int, screen: TmuxScreen) {
    var code: Int?
    let screen = try await tmux.waitUntil("the end of the command") { screen in
      code = screen.lines.compactMap { $0.hasPrefix("ended ") ? Int($0.dropFirst(6)) : nil }.last
      return code != nil && screen.lines.last { !$0.isEmpty } == "$"
    }
    #expect(!screen.isAlternate)
    let known = try #require(code)
    // The recording is written by another program, which may be behind.
    try await tmux.waitUntil("the end of the recording") { _ in
      folder.text("recording").contains("ended \(known)")
    }
    return (known, screen)
  }

  /// Waits for what a command writes into a file of the folder.
  @discardableResult
  func file(_ name: String) async throws -> String {
    try await tmux.waitUntil("the file \(name)") { _ in !folder.text(name).isEmpty }
    return folder.text(name)
  }

  /// Whether the folder holds a file of that name, even an empty one.
  func holds(_ name: String) -> Bool {
    access(folder.file(name), F_OK) == 0
  }

  /// What the last full screen showed before it was left. What stands there for a moment only cannot be waited
  /// for on a busy machine, so the recording is played once more up to that point.
  func lastForm() async throws -> TmuxScreen {
    let leaving = "\u{1B}[?1049l"
    let recorded = folder.text("recording")
    let end = try #require(recorded.ranges(of: leaving).last, "no full screen was left")
    try folder.write(String(recorded[..<end.lowerBound]), to: "shown")
    let player = TmuxSession.quoted(["cat", folder.file("shown")])
    let replay = try TmuxSession(columns: columns, rows: rows, command: ["sh", "-c", "stty raw; \(player)"])
    let screen = try await replay.waitForEnd()
    #expect(screen.isAlternate)
    return screen
  }

  /// Runs a command, with its process id in the file `pid`, and tells on standard error how it ended.
  private static let watch = """
    $SIG{$_} = "IGNORE" for qw(INT QUIT);
    my $child = fork;
    if (!$child) {
      $SIG{$_} = "DEFAULT" for qw(INT QUIT);
      open my $file, ">", "pid" or die;
      print $file "$$\\n";
      close $file;
      exec { $ARGV[0] } @ARGV or exit 127;
    }
    waitpid $child, 0;
    print STDERR $? & 127 ? "died by signal " . ($? & 127) : "left with " . ($? >> 8), "\\n";

    """
}

extension TmuxScreen {
  /// What stands behind the cursor on its row, from the cell under it.
  var behindCursor: Substring { lines.indices.contains(cursor.y) ? lines[cursor.y].dropFirst(cursor.x) : "" }

  /// What stands before the cursor on its row.
  var beforeCursor: Substring { lines.indices.contains(cursor.y) ? lines[cursor.y].prefix(cursor.x) : "" }
}
