import FormhausText

/// Where the values go, and in which form.
struct ResultOptions: Equatable {
  var format: OutputFormat
  /// The file they are written to; nil for standard output.
  var file: OutputFile?

  init(_ arguments: Arguments) {
    format = arguments.choice(.output) ?? .json
    file = arguments[.outputFile].map { OutputFile(path: $0) }
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

  /// Writes the values; on a terminal, what would act on it is shown instead.
  func write(_ values: JSONObject) throws(Failure) {
    let text = try format.text(values)
    if let file {
      try file.write(text)
    } else if format.keepsControls, StandardStreams.outputIsTerminal {
      try StandardStreams.write(SafeText(lines: text).string)
    } else {
      try StandardStreams.write(text)
    }
  }
}
