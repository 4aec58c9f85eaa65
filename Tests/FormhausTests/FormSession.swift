import TmuxSupport

/// The program in a terminal, with a form.
struct FormSession {
  let folder: TemporaryFolder
  let tmux: TmuxSession

  /// Runs the program with `arguments` on a form of `fields`, then tells how it ended (`ended 0`) and whether the
  /// terminal's modes are those from before (`modes kept`). `variables` are assignments of a shell.
  ///
  /// The shell is not interactive: an interactive one would itself repair the modes that a dead program left.
  static func start(fields: String, _ arguments: String = "", variables: String = "") async throws
    -> FormSession
  {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{"id": "f", "title": "Visit", "submit": {"label": "Send"}, "fields": [\#(fields)]}"#, to: "form.json")
    let program = "\(BuiltProgram.path("formhaus")) run \(folder.path)/form.json \(arguments)"
    try folder.write(
      """
      # Ctrl-\\ is for the program alone.
      trap : QUIT
      ulimit -c 0
      stty -a > \(folder.path)/before
      tmux pipe-pane 'cat > \(folder.path)/drawn'
      sh -c 'echo $$ > \(folder.path)/pid; exec env \(variables) \(program) > \(folder.path)/answers'
      echo "ended $?"
      stty -a > \(folder.path)/after
      cmp -s \(folder.path)/before \(folder.path)/after && echo "modes kept" || echo "modes changed"

      """, to: "script")
    return FormSession(folder: folder, tmux: try TmuxSession(command: ["sh", folder.file("script")]))
  }

  /// The program's process id.
  var processID: Int32? {
    folder.text("pid").split(separator: "\n").first.flatMap { Int32($0) }
  }

  /// All that was drawn so far, also what is gone again.
  var drawn: String { folder.text("drawn") }

  /// Waits for the shell to tell that the program has ended.
  func ending() async throws -> TmuxScreen {
    try await tmux.waitUntil("the program's end") { $0.row(containing: "modes ") != nil }
  }
}
