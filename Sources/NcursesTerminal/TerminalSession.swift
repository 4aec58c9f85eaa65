import CNcurses
import CTerminalGuard
import Glibc
import Surface

/// The time between taking a terminal over and giving it back.
@MainActor
final class TerminalSession {
  let tty: Tty
  let signals: SignalPipe
  let capabilities: TerminalCapabilities
  let standIn: StandInDescription?
  var panels: PanelStack
  var reader: KeyReader

  private let modes: TerminalModes
  private let screen: OpaquePointer
  private let files: [UnsafeMutablePointer<FILE>]
  private let hasAlternateScreen: Bool
  /// The terminal's modes to go back to.
  private var savedModes: termios

  /// Takes the terminal over. Waits for the foreground first.
  init(_ options: TerminalOptions) throws(TerminalError) {
    fh_guard_install()
    let tty = try Tty.open(options.tty)
    guard let signals = SignalPipe() else {
      tty.close()
      throw .refused
    }
    do throws(TerminalError) {
      guard tty.awaitForeground() else { throw TerminalError.inBackground }
      let opened = try OpenScreen(tty, options)
      self.tty = tty
      self.signals = signals
      screen = opened.screen
      files = opened.files
      modes = opened.modes
      savedModes = opened.savedModes
      standIn = opened.standIn
      capabilities = opened.capabilities
      panels = opened.panels
      reader = opened.reader
      hasAlternateScreen = Terminfo.string("rmcup") != nil
    } catch {
      signals.close()
      tty.close()
      throw error
    }
  }

  /// The extent that ncurses believes in, for a terminal that does not tell its size.
  var screenSize: Size {
    Size(columns: max(1, Int(fh_columns())), rows: max(1, Int(fh_lines())))
  }

  func resize(to size: Size) {
    if size != screenSize { resize_term(Int32(size.rows), Int32(size.columns)) }
    guardTerminal(rows: size.rows)
  }

  /// Gives the terminal back for a while.
  func leave(rows: Int) {
    tty.write(modes.leave)
    endwin()
    if !hasAlternateScreen { tty.write(modes.lastRow(rows: rows) + "\r\n") }
    tty.set(savedModes)
    fh_guard_disarm()
  }

  /// Takes the terminal over again; the next drawing brings the screen back.
  func enter() {
    if let modes = tty.modes { savedModes = modes }
    guardTerminal(rows: screenSize.rows)
    reader.reset()
    reset_prog_mode()
    tty.write(modes.enter)
  }

  /// Gives the terminal back for good.
  func end(rows: Int) {
    // The rest of a paste or a click must not reach the program that comes next.
    let dropsInput = modes.mouse || reader.deadline != nil
    panels.removeAll()
    reader.close()
    leave(rows: rows)
    if dropsInput { tty.dropInput() }
    delscreen(screen)
    for file in files { fclose(file) }
    tty.close()
    // Until here the terminal may keep the program waiting.
    signals.close()
  }

  private func guardTerminal(rows: Int) {
    modes.arm(tty, savedModes, rows: rows)
  }
}
