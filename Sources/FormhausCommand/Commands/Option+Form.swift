import Formhaus

/// How much colour is used.
enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never
}

extension Option {
  static let submit = Option.value(
    "--submit", "COMMAND",
    help:
      "A shell line that takes the answers as JSON on its standard input. Without it the form only prints.")
  static let answers = Option.value(
    "--answers", "FILE", help: "Answers to start with: a JSON object by key; - is standard input.")
  static let noInput = Option.flag(
    "--no-input", help: "Ask nobody: check the answers of --answers, then submit and print them.")
  static let output = Option.choice(
    "--output", OutputFormat.self, help: "How the values are printed. Default: json.")
  static let outputFile = Option.value(
    "--output-file", "FILE", help: "Write the values to a file, whole or not at all, for its owner alone.")
  static let noReview = Option.flag("--no-review", help: "End a form of several steps without Review.")
  static let maxDefinition = Option.value(
    "--max-definition", "BYTES", help: "The most bytes a form may have, also as 512K or 64M. Default: 16M.")

  static let plain = Option.flag("--plain", help: "Ask line by line; for screen readers, braille and logs.")
  static let noPlain = Option.flag("--no-plain", help: "Ask full screen.")
  static let ui = Option.choice(
    "--ui", Interface.self, help: "How to ask: --plain, --no-plain or --no-input.")
  static let reduceMotion = Option.flag("--reduce-motion", help: "No slides and no spinner: words instead.")
  static let ambiguousWide = Option.flag(
    "--ambiguous-wide",
    help:
      "The terminal draws Greek, Cyrillic and other letters of ambiguous width in two cells; lines are ASCII."
  )
  static let mouse = Option.flag(
    "--mouse", help: "Clicks focus and press; the terminal then selects no text.")
  static let color = Option.choice(
    "--color", ColorChoice.self, help: "Whether colours are used. Default: auto.")
  static let timeLimit = Option.value(
    "--time-limit", "TIME", help: "Close the form after 90s, 10m or 2h; told 60 and 10 seconds before.")
  static let tty = Option.value("--tty", "PATH", help: "The terminal to ask on. Default: /dev/tty.")

  /// What changes how a form is asked.
  static let presentation = [
    plain, noPlain, ui, reduceMotion, mouse, ambiguousWide, color, theme, profile, noProfile, timeLimit, tty,
  ]
  /// What changes where the values go.
  static let result = [output, outputFile]
}
