import CNcurses
import CTerminalGuard
import Glibc
import Surface

/// A screen as ncurses has just opened it on a terminal.
@MainActor
struct OpenScreen {
  let screen: OpaquePointer
  let files: [UnsafeMutablePointer<FILE>]
  let modes: TerminalModes
  let savedModes: termios
  let standIn: StandInDescription?
  let capabilities: TerminalCapabilities
  let panels: PanelStack
  let reader: KeyReader

  init(_ tty: Tty, _ options: TerminalOptions) throws(TerminalError) {
    let unicode = CharacterSet.establish(ambiguousWide: options.ambiguousWide)
    let name = options.term ?? environment("TERM") ?? ""
    let used = try Terminfo.load(name, tty)
    let modes = TerminalModes(marksPastes: TerminalName.marksPastes(used), mouse: options.mouse)
    guard let saved = tty.modes, let output = tty.file("w"), let input = tty.file("r") else { throw .refused }
    // The restoring text needs the description that newterm loads again.
    modes.arm(tty, saved, rows: tty.size?.rows ?? 24)
    Terminfo.unload()

    // The terminal itself says how large it is, not LINES and COLUMNS.
    use_env(false)
    use_tioctl(true)
    guard let screen = newterm(used, output, input) else {
      fh_guard_disarm()
      fclose(output)
      fclose(input)
      throw .unknown(term: name)
    }
    raw()
    noecho()
    nonl()
    // A frame is drawn to its end, also when keys are waiting.
    typeahead(-1)
    let colours = ColourPairs(atMost: options.colours)
    guard let reader = KeyReader(tty, marksPastes: modes.marksPastes) else {
      endwin()
      tty.set(saved)
      fh_guard_disarm()
      throw .refused
    }
    tty.write(modes.enter)
    self.screen = screen
    self.modes = modes
    self.reader = reader
    files = [output, input]
    savedModes = saved
    standIn = StandInDescription(for: name, used: used)
    capabilities = TerminalCapabilities(colours: colours.depth, unicode: unicode)
    panels = PanelStack(CellPainter(unicode: unicode, colours: colours))
  }
}
