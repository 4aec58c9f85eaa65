extension TmuxSession {
  /// Presses keys, written as in scenario files: `Ada<Tab>ada@x.org<Enter>`; `<lt>` is `<`.
  public func keys(_ text: String) throws {
    var rest = text[...]
    while let open = rest.firstIndex(of: "<"), let close = rest[open...].firstIndex(of: ">") {
      try type(String(rest[..<open]))
      try press(String(rest[rest.index(after: open)..<close]))
      rest = rest[rest.index(after: close)...]
    }
    try type(String(rest))
  }

  /// Presses one key by its name.
  public func press(_ name: String) throws {
    if name == "lt" { return try type("<") }
    try run("send-keys", "--", TmuxSession.names[name] ?? name)
  }

  /// Types text as it is.
  public func type(_ text: String) throws {
    if text.isEmpty { return }
    // A last semicolon would end the command for tmux.
    let safe = text.hasSuffix(";") ? text.dropLast() + "\\;" : text
    try run("send-keys", "-l", "--", safe)
  }

  /// Sends bytes as they are.
  public func send(bytes: [UInt8]) throws {
    let digits = bytes.map { byte in
      let text = String(byte, radix: 16)
      return text.count == 1 ? "0" + text : text
    }
    _ = try ChildProcess.run(
      ["tmux", "-u", "-L", server, "-f", "/dev/null", "send-keys", "-H"] + digits, environment: environment)
  }

  /// Pastes text, in brackets when the program asked for them.
  public func paste(_ text: String) throws {
    try run("set-buffer", "-b", "paste", "--", text, ";", "paste-buffer", "-p", "-r", "-d", "-b", "paste")
  }

  /// Pastes the contents of the file at `path`, in brackets when the program asked for them.
  public func pasteFile(_ path: String) throws {
    try run("load-buffer", "-b", "paste", path, ";", "paste-buffer", "-p", "-r", "-d", "-b", "paste")
  }

  /// The keys that tmux calls otherwise.
  private static let names = [
    "Esc": "Escape", "Backspace": "BSpace", "S-Tab": "BTab", "Delete": "DC", "Insert": "IC", "PgUp": "PPage",
    "PgDn": "NPage",
  ]
}
