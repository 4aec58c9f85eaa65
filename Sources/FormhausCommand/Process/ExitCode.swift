/// How the program ends, for scripts; `docs/commands.md` lists the same.
enum ExitCode: Int32, CaseIterable {
  case success = 0
  case cancelled = 1
  case refused = 2
  case usage = 64
  case badData = 65
  case cannotRead = 66
  case noTerminal = 69
  case cannotWrite = 74
  case timeLimit = 124
  case interrupted = 130

  /// What the code means, in the words of the documentation.
  var meaning: String {
    switch self {
    case .success:
      "The form was sent; for `formhaus test`: no expectation failed; for `formhaus check`: no error."
    case .cancelled:
      "Cancelled: Cancel, Esc, /quit or the end of input; for `formhaus test`: an expectation failed; for "
        + "`formhaus check --strict`: a warning; for `formhaus locale missing`: a text is missing."
    case .refused:
      "Answers were refused and no person was there to mend them (`--no-input`, `formhaus validate`)."
    case .usage: "The command line is wrong; the line on standard error says what to pass."
    case .badData:
      "A file is not JSON, is a form that cannot run, holds answers that the form has no place for, is no catalog "
        + "of texts, is no index of places, or has no address that can be used."
    case .cannotRead: "A file cannot be read, or what `--search` names cannot be asked."
    case .noTerminal: "There is no terminal to ask on."
    case .cannotWrite: "The result cannot be written (a draft is kept), or there is no place for a draft."
    case .timeLimit: "The time of `--time-limit` was over before the form was sent."
    case .interrupted: "Ctrl-C."
    }
  }
}
