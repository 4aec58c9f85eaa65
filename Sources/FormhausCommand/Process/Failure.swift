/// Why a command cannot go on: what to say, one line each, and how to end.
struct Failure: Error, Equatable {
  let code: ExitCode
  let lines: [String]

  init(_ code: ExitCode, _ lines: [String]) {
    self.code = code
    self.lines = lines
  }

  init(_ code: ExitCode, _ line: String) {
    self.init(code, [line])
  }

  /// A command line that cannot be understood; the text says what to pass.
  static func usage(_ text: String) -> Failure { Failure(.usage, "formhaus: \(text)") }
}
