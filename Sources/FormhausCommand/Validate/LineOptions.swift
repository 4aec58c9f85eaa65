import Glibc

/// What the command line says about lines that are checked: where they come from, and what is told of them.
struct LineOptions: Sendable {
  /// The most bytes of a line unless `--max-line` says otherwise.
  static let standardLineLimit = 1 << 20

  var inputs: [InputFile]
  var onlyInvalid: Bool
  var tellsSummary: Bool
  var jobs: Int
  var lineLimit: Int

  /// The options of a command whose operands name the files; none means standard input.
  init(_ arguments: Arguments, files: some Sequence<String>) throws(Failure) {
    inputs = files.map(InputFile.init(path:))
    if inputs.isEmpty { inputs = [InputFile(path: "-")] }
    onlyInvalid = arguments.has(.onlyInvalid)
    tellsSummary = arguments.has(.summary)
    jobs = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    if let text = arguments[.jobs] {
      guard let number = Int(text), 1...1024 ~= number else {
        throw .usage("--jobs cannot be \"\(text)\"; pass a number from 1 to 1024")
      }
      jobs = number
    }
    lineLimit = try arguments.bytes(.maxLine) ?? LineOptions.standardLineLimit
  }

  /// The name of an input; nil while there is one, which needs none.
  func name(ofInput index: Int) -> String? { inputs.count > 1 ? inputs[index].name : nil }

  /// Why a line is not looked at.
  var tooLong: String { "the line has more than the \(lineLimit) bytes that are read" }
}

extension Option {
  /// What every command that checks lines takes.
  static let lines: [Option] = [.onlyInvalid, .summary, .jobs, .maxLine]

  static let onlyInvalid = Option.flag("--only-invalid", help: "Print only the lines that are refused.")
  static let summary = Option.flag(
    "--summary", help: "At the end, tell on standard error how many lines were valid.")
  static let jobs = Option.value(
    "--jobs", "N", help: "How many lines are checked at a time. Default: one for each core.")
  static let maxLine = Option.value(
    "--max-line", "BYTES", help: "The most bytes of a line, also as 512K or 64M. Default: 1M.")
}
