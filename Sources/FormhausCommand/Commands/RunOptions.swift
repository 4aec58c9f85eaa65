import FormhausText

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
    "--ui", InterfaceName.self, help: "How to ask: --plain, --no-plain or --no-input.")
  static let reduceMotion = Option.flag("--reduce-motion", help: "No slides and no spinner: words instead.")
  static let mouse = Option.flag(
    "--mouse", help: "Clicks focus and press; the terminal then selects no text.")
  static let color = Option.choice(
    "--color", ColorChoice.self, help: "Whether colours are used. Default: auto.")
  static let tty = Option.value("--tty", "PATH", help: "The terminal to ask on. Default: /dev/tty.")

  /// What changes how a form is asked.
  static let presentation = [plain, noPlain, ui, reduceMotion, mouse, color, tty]
  /// What changes where the values go.
  static let result = [output, outputFile]
}

/// The wishes about asking that all commands with a form share.
struct PresentationOptions: Equatable {
  var wanted: InterfaceName?
  var reducesMotion: Bool
  var usesMouse: Bool
  var color: ColorChoice
  var tty: String

  init(_ arguments: Arguments, environment: [String: String]) throws(Failure) {
    var wishes: [(Option, InterfaceName)] = []
    if arguments.has(.plain) { wishes.append((.plain, .plain)) }
    if arguments.has(.noPlain) { wishes.append((.noPlain, .full)) }
    if arguments.has(.noInput) { wishes.append((.noInput, .none)) }
    if let ui: InterfaceName = arguments.choice(.ui) { wishes.append((.ui, ui)) }
    for wish in wishes.dropFirst() where wish.1 != wishes[0].1 {
      throw .usage("\(wishes[0].0.name) and \(wish.0.name) contradict each other; pass one of them")
    }
    wanted = wishes.first?.1
    let variables = ["REDUCED_MOTION", "REDUCE_MOTION"].compactMap { environment[$0] }
    reducesMotion =
      arguments.has(.reduceMotion) || variables.contains { !["", "0", "false", "no"].contains($0) }
    usesMouse = arguments.has(.mouse)
    color = arguments.choice(.color) ?? .auto
    tty = arguments[.tty] ?? "/dev/tty"
  }
}

/// Where the values go, and in which form.
struct ResultOptions: Equatable {
  var format: OutputFormat
  /// The file they are written to; nil for standard output.
  var file: OutputFile?

  init(_ arguments: Arguments) {
    format = arguments.choice(.output) ?? .json
    file = arguments[.outputFile].map(OutputFile.init(path:))
  }

  /// Refuses what could not be written in the end.
  func check(keys: [String]) throws(Failure) {
    try format.checkNames(of: keys)
    if let file {
      try file.check()
    } else if !StandardStreams.canWriteOutput {
      throw Failure(.cannotWrite, "formhaus: standard output is closed; pass --output-file FILE")
    }
  }

  /// Writes the values.
  func write(_ values: JSONObject) throws(Failure) {
    let text = try format.text(values)
    if let file { try file.write(text) } else { try StandardStreams.write(text) }
  }
}

/// Everything the command line says about running a form.
struct RunOptions: Equatable {
  var form: InputFile
  var answers: InputFile?
  var submit: String?
  var hasReview: Bool
  var definitionLimit: Int
  var presentation: PresentationOptions
  var result: ResultOptions

  init(_ arguments: Arguments, environment: [String: String]) throws(Failure) {
    form = InputFile(path: arguments.operands.first ?? "-")
    answers = arguments[.answers].map(InputFile.init(path:))
    if form.isStandardInput, answers?.isStandardInput == true {
      throw .usage("the form and the answers cannot both come from standard input; pass --answers FILE")
    }
    submit = arguments[.submit]
    hasReview = !arguments.has(.noReview)
    definitionLimit = DefinitionFile.standardLimit
    if let text = arguments[.maxDefinition] {
      guard let limit = byteCount(text) else {
        throw .usage("--max-definition cannot be \"\(text)\"; pass a number of bytes such as 64M")
      }
      definitionLimit = limit
    }
    presentation = try PresentationOptions(arguments, environment: environment)
    result = ResultOptions(arguments)
  }
}

/// A number of bytes with an optional binary unit; nil when it is none or zero.
func byteCount(_ text: String) -> Int? {
  let units: [Character: Int] = ["K": 1 << 10, "M": 1 << 20, "G": 1 << 30]
  let unit = text.last.flatMap { units[Character($0.uppercased())] }
  guard let number = Int(unit == nil ? text : String(text.dropLast())), number > 0 else { return nil }
  let (bytes, overflows) = number.multipliedReportingOverflow(by: unit ?? 1)
  // One more byte is read to notice a longer file.
  return overflows || bytes == .max ? nil : bytes
}
