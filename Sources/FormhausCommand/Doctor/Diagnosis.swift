import Formhaus
import FormhausText
import NcursesTerminal
import Surface

/// What a machine has for forms, and what is missing.
struct Diagnosis {
  /// Something to mend.
  struct Complaint: Equatable {
    let problem: String
    /// What a person can do about it.
    let mend: String
  }

  let terminal: TerminalReport
  /// The path of the terminal.
  let tty: String
  let interface: InterfaceChoice
  /// The path of `formhaus-geocoder`; nil when it is not installed.
  let geocoder: String?
  /// What is wrong with the settings, a line each.
  let settingsProblems: [String]

  /// All that is to be mended, what matters most first.
  var complaints: [Complaint] {
    [terminalComplaint, sizeComplaint, localeComplaint, colourComplaint].compactMap(\.self)
      + settingsProblems.map { Complaint(problem: $0, mend: "Mend the file or the variable that it names.") }
  }

  private var terminalComplaint: Complaint? {
    let term = SafeText(value: terminal.term).string
    switch terminal.probe.failure {
    case .cannotOpen?, .notATerminal?:
      return Complaint(
        problem: "There is no terminal at \(SafeText(value: tty).string).",
        mend: "Over ssh pass -t; in a container pass --interactive --tty; else name one: --tty PATH.")
    case .unknown? where term.isEmpty:
      return Complaint(
        problem: "TERM does not name a terminal.",
        mend: "Set it to what the terminal is: export TERM=xterm-256color")
    case .unknown?:
      return Complaint(
        problem: "This machine has no description of the terminal \(term).",
        mend:
          "Install the descriptions (Debian: apt-get install ncurses-term), or: export TERM=xterm-256color")
    case .cannotDraw?:
      return Complaint(
        problem: "TERM says \(term), which cannot show a full screen; forms are asked line by line.",
        mend: "If the terminal can do more, name it: export TERM=xterm-256color")
    case .inBackground?:
      return Complaint(problem: "The program runs in the background.", mend: "Bring it to the front: fg")
    case .refused?:
      return Complaint(
        problem: "The system does not let the program take the terminal over.",
        mend: "Pass another one: --tty PATH")
    case nil:
      guard let used = terminal.probe.term, used != terminal.term else { return nil }
      return Complaint(
        problem: "This machine has no description of the terminal \(term); that of \(used) is used.",
        mend: "Install the descriptions (Debian: apt-get install ncurses-term).")
    }
  }

  private var sizeComplaint: Complaint? {
    let smallest = InterfaceFacts.smallestSize
    guard let size = terminal.probe.size, size.columns < smallest.columns || size.rows < smallest.rows else {
      return nil
    }
    return Complaint(
      problem: "The window is \(size.columns)x\(size.rows); forms are asked line by line.",
      mend: "Enlarge it to \(smallest.columns)x\(smallest.rows) or more.")
  }

  private var localeComplaint: Complaint? {
    let name = SafeText(value: terminal.locale).string
    if !terminal.hasLocale {
      return Complaint(
        problem: "The locale \(name) is not installed"
          + (terminal.isUnicode ? "; C.UTF-8 is used for letters." : ", so only ASCII is drawn."),
        mend:
          "Install it (Debian: apt-get install locales, then dpkg-reconfigure locales), or: export LANG=C.UTF-8"
      )
    }
    if terminal.isUnicode { return nil }
    return Complaint(
      problem: "The locale \(name.isEmpty ? "C" : name) is not of UTF-8, so only ASCII is drawn.",
      mend: "Where the terminal shows UTF-8: export LANG=C.UTF-8")
  }

  private var colourComplaint: Complaint? {
    let usuallyHasSome = ["xterm", "screen", "tmux"].contains(where: terminal.term.hasPrefix)
    guard terminal.probe.canDraw, terminal.colours == 0, usuallyHasSome else { return nil }
    return Complaint(
      problem: "TERM says \(SafeText(value: terminal.term).string), which has no colours.",
      mend: "If the terminal has some: export TERM=xterm-256color")
  }
}
