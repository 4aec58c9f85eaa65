import Formhaus
import NcursesTerminal
import Surface
import Testing

@testable import FormhausCommand

/// What `formhaus doctor` finds, and what it says about mending it.
@Suite struct DiagnosisTests {
  private func diagnosis(
    term: String = "xterm-256color", used: String? = "xterm-256color", failure: TerminalError? = nil,
    size: Size? = Size(columns: 80, rows: 24), colours: Int = 256, locale: String = "C.UTF-8",
    hasLocale: Bool = true, isUnicode: Bool = true, problems: [String] = []
  ) -> Diagnosis {
    Diagnosis(
      terminal: TerminalReport(
        term: term, probe: Probe(failure: failure, size: size, term: used), colours: colours, locale: locale,
        hasLocale: hasLocale, isUnicode: isUnicode),
      tty: "/dev/tty", interface: .full, geocoder: nil, settingsProblems: problems)
  }

  @Test func nothingToMend() {
    #expect(diagnosis().verdict == ["All is well."])
  }

  @Test func eachComplaintSaysHowToMendIt() {
    let found = [
      diagnosis(failure: .cannotOpen(path: "/dev/tty"), size: nil),
      diagnosis(term: "", failure: .unknown(term: "")),
      diagnosis(term: "odd", failure: .unknown(term: "odd")),
      diagnosis(term: "dumb", failure: .cannotDraw(term: "dumb")),
      diagnosis(term: "xterm-kitty"), diagnosis(size: Size(columns: 15, rows: 4)),
      diagnosis(locale: "de_DE.UTF-8", hasLocale: false),
      diagnosis(locale: "de_DE", hasLocale: false, isUnicode: false),
      diagnosis(locale: "C", isUnicode: false),
      diagnosis(term: "xterm-mono", used: "xterm-mono", colours: 0),
      diagnosis(problems: ["config.json:1:1: odd"]),
    ].map { $0.complaints.map(\.problem) }
    #expect(
      found == [
        ["There is no terminal at /dev/tty."], ["TERM does not name a terminal."],
        ["This machine has no description of the terminal odd."],
        ["TERM says dumb, which cannot show a full screen; forms are asked line by line."],
        ["This machine has no description of the terminal xterm-kitty; that of xterm-256color is used."],
        ["The window is 15x4; forms are asked line by line."],
        ["The locale de_DE.UTF-8 is not installed; C.UTF-8 is used for letters."],
        ["The locale de_DE is not installed, so only ASCII is drawn."],
        ["The locale C is not of UTF-8, so only ASCII is drawn."],
        ["TERM says xterm-mono, which has no colours."], ["config.json:1:1: odd"],
      ])
  }

  @Test func namesFromOutsideAreMadeHarmless() {
    let complaints = diagnosis(term: "a\u{1B}[2J", failure: .unknown(term: "a\u{1B}[2J")).verdict
    #expect(!complaints.joined().contains("\u{1B}"))
  }
}
