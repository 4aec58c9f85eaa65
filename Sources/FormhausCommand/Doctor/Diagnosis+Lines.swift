import Formhaus
import FormhausText
import NcursesTerminal
import Surface

extension Diagnosis {
  /// What there is, a line for each thing.
  func lines(settings: Settings?, language: String, settingsFile: String?) -> [String] {
    [
      ["program", Version.lines.prefix(2).joined(separator: ", ")],
      ["libraries", Version.lines.dropFirst(2).joined(separator: ", ")],
      ["terminal", place],
      ["forms", asked],
      ["colours", colours(settings)],
      ["characters", characters],
      ["widths", widths],
      ["language", SafeText(value: language).string],
      ["settings", settingsFile.map { SafeText(value: $0).string } ?? "no file"],
      [
        "geocoder",
        geocoder.map { SafeText(value: $0).string } ?? "not installed; only --search http needs it",
      ],
    ].inColumns
  }

  /// The complaints, or that there are none.
  var verdict: [String] {
    complaints.isEmpty ? ["All is well."] : complaints.flatMap { ["- " + $0.problem, "  " + $0.mend] }
  }

  private var place: String {
    let size = terminal.probe.size.map { "\($0.columns)x\($0.rows)" } ?? "of unknown extent"
    let term = terminal.term.isEmpty ? "TERM not set" : "TERM=\(SafeText(value: terminal.term).string)"
    let described = terminal.probe.term.map { $0 == terminal.term ? "" : ", drawn as \($0)" } ?? ""
    return "\(SafeText(value: tty).string), \(size), \(term)\(described)"
  }

  private var asked: String {
    switch interface {
    case .full: "full screen"
    case .plain: "line by line"
    case .none: "of nobody"
    case .impossible(let reason): "not at all: \(reason)"
    }
  }

  private func colours(_ settings: Settings?) -> String {
    let count =
      !terminal.probe.canDraw ? "unknown" : terminal.colours == 0 ? "none" : String(terminal.colours)
    guard let value = settings?[.color], value.source != .standard else { return count }
    return "\(count); color is \(value.text) by \(value.source)"
  }

  private var characters: String {
    let name = SafeText(value: terminal.locale).string
    return (terminal.isUnicode ? "Unicode" : "ASCII")
      + (name.isEmpty ? ", no locale is set" : ", locale \(name)")
  }

  /// A letter of each kind with the cells that it takes.
  private var widths: String {
    let samples: [Unicode.Scalar] =
      terminal.isUnicode ? ["a", "\u{E9}", "\u{416}", "\u{65E5}", "\u{1F600}"] : ["a"]
    return samples.map { "\($0) \(NcursesTerminal.cells(of: $0))" }.joined(separator: ", ") + " cells"
  }
}
