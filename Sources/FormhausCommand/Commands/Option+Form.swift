extension Option {
  static let submit = Option.value(
    "--submit", "COMMAND",
    help:
      "A shell line that takes the answers as JSON on its standard input. Without it the form only prints.")
  static let answers = Option.value(
    "--answers", "FILE", help: "Answers to start with: a JSON object by key; - is standard input.")
  static let output = Option.choice(
    "--output", OutputFormat.self, help: "How the values are printed. Default: json.")
  static let outputFile = Option.value(
    "--output-file", "FILE", help: "Write the values to a file, whole or not at all, for its owner alone.")
  static let noReview = Option.flag("--no-review", help: "End a form of several steps without Review.")
  static let maxDefinition = Option.value(
    "--max-definition", "BYTES", help: "The most bytes a form may have, also as 512K or 64M. Default: 16M.")

  static let timeLimit = Option.value(
    "--time-limit", "TIME", help: "Close the form after 90s, 10m or 2h; told 60 and 10 seconds before.")
  static let locked = Option.flag(
    "--locked",
    help:
      "For kiosks: no leaving, no stopping, no looking at files; only --time-limit and signals end the form.")
  static let leaveKey = Option.value(
    "--leave-key", "KEY",
    help: "The operator's key, which leaves the full screen of --locked, as scenario files write it: '<F9>'.")
  static let tty = Option.value("--tty", "PATH", help: "The terminal to ask on. Default: /dev/tty.")

  /// What changes how a form is asked.
  static let presentation =
    [plain, noPlain] + Setting.all.map(\.option) + [profile, noProfile, timeLimit, locked, leaveKey, tty]
  /// What changes where the values go.
  static let result = [output, outputFile]
}
