import CNcurses

/// What there is for drawing on a terminal, for a person who looks for what is missing.
public struct TerminalReport: Sendable, Hashable {
  /// What TERM says; empty when it says nothing.
  public let term: String
  /// Whether a full screen can be drawn, why not, and the terminal's extent.
  public let probe: Probe
  /// How many colours the terminal's description names; 0 for none.
  public let colours: Int
  /// The locale of characters that LC_ALL, LC_CTYPE or LANG names; empty when none does.
  public let locale: String
  /// Whether the C library has that locale.
  public let hasLocale: Bool
  /// Whether letters beyond ASCII are drawn.
  public let isUnicode: Bool

  public init(
    term: String, probe: Probe, colours: Int, locale: String, hasLocale: Bool, isUnicode: Bool
  ) {
    self.term = term
    self.probe = probe
    self.colours = colours
    self.locale = locale
    self.hasLocale = hasLocale
    self.isUnicode = isUnicode
  }
}

extension NcursesTerminal {
  /// The library that draws, as it is when the program runs: `ncurses 6.4.20221231`.
  public nonisolated static var libraryVersion: String { String(cString: curses_version()) }

  /// What there is for drawing on the terminal at `tty`, without touching it.
  ///
  /// - Parameter ambiguousWide: as in `TerminalOptions`.
  public static func report(tty path: String = "/dev/tty", ambiguousWide: Bool = false) -> TerminalReport {
    let term = environment("TERM") ?? ""
    let (probe, colours) = look(at: path, term: term)
    let (locale, hasLocale) = CharacterSet.wanted
    let isUnicode = CharacterSet.establish(ambiguousWide: ambiguousWide)
    return TerminalReport(
      term: term, probe: probe, colours: colours, locale: locale, hasLocale: hasLocale,
      isUnicode: isUnicode)
  }

  /// The cells that a character takes on the screen, as ncurses places it; -1 for one that is not drawn.
  ///
  /// The locale of `report` has to stand.
  public nonisolated static func cells(of scalar: Unicode.Scalar) -> Int { CharacterSet.width(of: scalar) }
}
