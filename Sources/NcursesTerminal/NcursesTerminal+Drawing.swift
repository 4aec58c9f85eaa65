import CNcurses
import CTerminalGuard
public import FormhausText
public import Surface

extension NcursesTerminal {
  public func present(_ frame: Frame) {
    guard let session else { return }
    fh_guard_cover_thread()
    lastFrame = frame
    if !isShown(frame) { draw(frame, session) }
  }

  /// The cells of text as this terminal places it, from `start` on: by libc's widths, as ncurses does, or by what
  /// stands for a character where only ASCII reaches the screen.
  public var textWidth: TextWidth {
    TextWidth(
      isUnicode: capabilities.unicode && !options.ambiguousWide,
      scalarWidth: capabilities.unicode ? CharacterSet.width : AsciiSubstitute.width)
  }

  /// Draws the last frame anew, every cell of it, as after Ctrl-L.
  public func redraw() {
    shown = nil
    guard let session, let lastFrame else { return }
    draw(lastFrame, session)
  }

  public func ring() {
    // Without a bell ncurses would flash, which is asked for by itself.
    if session != nil, Terminfo.string("bel") != nil { beep() }
  }

  public func flash() {
    if session != nil, Terminfo.string("flash") != nil { CNcurses.flash() }
  }

  private func isShown(_ frame: Frame) -> Bool {
    frame == shown
  }

  private func draw(_ frame: Frame, _ session: TerminalSession) {
    if shown == nil { fh_redraw_all() }
    session.panels.show(frame.layers, on: size)
    fh_place_cursor(
      Int32(max(0, min(frame.cursor.y, size.rows - 1))), Int32(max(0, min(frame.cursor.x, size.columns - 1))))
    doupdate()
    shown = frame
  }

  /// Asks the terminal for its size, and takes a new one over. Returns whether it is a new one.
  func takeSize(_ session: TerminalSession) -> Bool {
    guard let now = session.tty.size, now != size else { return false }
    size = now
    session.panels.removeAll()
    session.resize(to: now)
    shown = nil
    return true
  }
}
