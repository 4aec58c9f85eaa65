import FormhausCore
import FormhausText
import Glibc

/// Everything the command line says about checking submissions.
struct ValidateOptions {
  /// The most bytes of a line unless `--max-line` says otherwise.
  static let standardLineLimit = 1 << 20

  var form: InputFile
  var inputs: [InputFile]
  var isEnvelope: Bool
  var onlyInvalid: Bool
  var tellsSummary: Bool
  var jobs: Int
  var lineLimit: Int
  var hiddenValues: HiddenValues
  var definitionLimit: Int
  var locale: LocaleChoice

  init(_ arguments: Arguments, environment: [String: String]) throws(Failure) {
    form = InputFile(path: arguments.operands.first ?? "-")
    inputs = arguments.operands.dropFirst().map(InputFile.init(path:))
    if inputs.isEmpty { inputs = [InputFile(path: "-")] }
    if ([form] + inputs).count(where: \.isStandardInput) > 1 {
      throw .usage("standard input can be read once; pass the form as a file, and - once")
    }
    isEnvelope = arguments.has(.envelope)
    onlyInvalid = arguments.has(.onlyInvalid)
    tellsSummary = arguments.has(.summary)
    jobs = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    if let text = arguments[.jobs] {
      guard let number = Int(text), 1...1024 ~= number else {
        throw .usage("--jobs cannot be \"\(text)\"; pass a number from 1 to 1024")
      }
      jobs = number
    }
    lineLimit = try arguments.bytes(.maxLine) ?? ValidateOptions.standardLineLimit
    hiddenValues = arguments.choice(.hiddenValues) ?? .clear
    definitionLimit = try arguments.definitionLimit
    locale = LocaleChoice(arguments, environment: environment)
  }
}

extension Option {
  static let envelope = Option.flag(
    "--envelope", help: "A line is {\"values\": {...}, \"skippedSteps\": [...]}, as --submit gets it.")
  static let onlyInvalid = Option.flag("--only-invalid", help: "Print only the lines that are refused.")
  static let summary = Option.flag(
    "--summary", help: "At the end, tell on standard error how many lines were valid.")
  static let jobs = Option.value(
    "--jobs", "N", help: "How many lines are checked at a time. Default: one for each core.")
  static let maxLine = Option.value(
    "--max-line", "BYTES", help: "The most bytes of a line, also as 512K or 64M. Default: 1M.")
  static let hiddenValues = Option.choice(
    "--hidden-values", HiddenValues.self,
    help: "What becomes of the answers of hidden fields. Default: clear.")
}
