import CNcurses
import CTerminalGuard
import Glibc

/// The modes of the terminal that ncurses does not know, and the text that undoes everything.
@MainActor
struct TerminalModes {
  let marksPastes: Bool
  let mouse: Bool

  /// Asks for marked pastes, and for clicks when they are wanted.
  var enter: String {
    (marksPastes ? "\u{1B}[?2004h" : "") + (mouse ? "\u{1B}[?1000h\u{1B}[?1006h" : "")
  }

  /// Takes back what `enter` asked for.
  var leave: String {
    (marksPastes ? "\u{1B}[?2004l" : "") + (mouse ? "\u{1B}[?1006l\u{1B}[?1000l" : "")
  }

  /// From now on a dying program restores `tty`. Needs the loaded description.
  func arm(_ tty: Tty, _ saved: termios, rows: Int) {
    var saved = saved
    let text = restore(rows: rows)
    fh_guard_arm(tty.descriptor, &saved, text, text.utf8.count)
  }

  /// What a dying program writes: every mode off, and the screen as it was. Needs the loaded description.
  private func restore(rows: Int) -> String {
    let modern = "\u{1B}[?2004l\u{1B}[?1000l\u{1B}[?1002l\u{1B}[?1006l\u{1B}[?1004l"
    let ends = ["sgr0", "rmacs", "op", "cnorm", "rmkx"].compactMap { Terminfo.string($0) }.joined()
    return (marksPastes ? modern : "") + Padding.stripped(from: ends + leaveScreen(rows: rows)) + "\r\n"
  }

  /// Leaves the alternate screen; where there is none, clears the last row for whoever writes next.
  private func leaveScreen(rows: Int) -> String {
    Terminfo.string("rmcup") ?? lastRow(rows: rows)
  }

  /// Moves to the last row and clears it.
  func lastRow(rows: Int) -> String {
    let address = fh_cursor_address(Int32(max(0, rows - 1)), 0).map { String(cString: $0) } ?? "\r"
    return address + (Terminfo.string("ed") ?? "")
  }
}
