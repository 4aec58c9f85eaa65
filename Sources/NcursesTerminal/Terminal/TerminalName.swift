/// Which descriptions to try for a terminal's name.
enum TerminalName {
  /// `name` itself, and then what is known to be like it.
  static func candidates(for name: String) -> [String] {
    // ncurses takes a name with a slash for a path.
    if name.isEmpty || name.contains("/") || name.utf8.contains(0) { return [] }
    let likeXterm = ["xterm-", "foot", "alacritty", "ghostty", "wezterm"]
    if likeXterm.contains(where: name.hasPrefix) { return unique([name, "xterm-256color", "xterm"]) }
    if name.hasPrefix("tmux") { return unique([name, "screen-256color", "screen"]) }
    return [name]
  }

  /// Whether the terminal marks pastes when asked to: all but the old ones and the bare consoles do.
  static func marksPastes(_ name: String) -> Bool {
    let bare = ["linux", "vt", "ansi", "cons", "wsvt", "sun", "pcansi", "mach", "hurd", "cygwin", "dumb"]
    return !bare.contains(where: name.hasPrefix)
  }

  private static func unique(_ names: [String]) -> [String] {
    names.enumerated().filter { names.firstIndex(of: $0.element) == $0.offset }.map(\.element)
  }
}
