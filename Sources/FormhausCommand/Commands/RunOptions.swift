import FormhausText

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
    if let submit, submit.trimmed.isEmpty {
      throw .usage("--submit needs a command; leave the option out to print the answers only")
    }
    hasReview = !arguments.has(.noReview)
    definitionLimit = DefinitionFile.standardLimit
    if let text = arguments[.maxDefinition] {
      guard let limit = byteCount(text) else {
        throw .usage("--max-definition cannot be \"\(text)\"; pass a number of bytes such as 64M")
      }
      definitionLimit = limit
    }
    presentation = try PresentationOptions(arguments, environment: environment)
    presentation.inputIsTaken = form.isStandardInput || answers?.isStandardInput == true
    presentation.advice = "Pass --answers FILE --no-input, or --tty PATH."
    result = ResultOptions(arguments)
  }
}
