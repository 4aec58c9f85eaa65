import Address
import FormhausCore
import FormhausText
import Surface

/// Everything the command line says about running a form.
struct RunOptions {
  var form: InputFile
  var answers: InputFile?
  /// Where what is filled in is kept; nil keeps nothing.
  var draft: DraftChoice?
  var submit: String?
  var hasReview: Bool
  var definitionLimit: Int
  var hiddenValues: HiddenValues
  var host: HostOptions
  /// Where suggestions for addresses come from.
  var search: SearchChoice
  /// What the addresses of countries are made of, where an operator says so; nil for the built-in formats.
  var addressFormats: AddressFormats?
  var locale: LocaleChoice
  var presentation: PresentationOptions
  var result: ResultOptions
  /// How the test ids are listed in the place of asking; nil asks.
  var idFormat: IdFormat?
  /// The extent of the terminal on which the ids are listed.
  var size: Size

  init(_ arguments: Arguments, environment: [String: String]) throws(Failure) {
    form = InputFile(path: arguments.operands.first ?? "-")
    answers = arguments[.answers].map(InputFile.init(path:))
    if form.isStandardInput, answers?.isStandardInput == true {
      throw .usage("the form and the answers cannot both come from standard input; pass --answers FILE")
    }
    draft = try DraftChoice(arguments, environment: environment)
    submit = arguments[.submit]
    if let submit, submit.trimmed.isEmpty {
      throw .usage("--submit needs a command; leave the option out to print the answers only")
    }
    hasReview = !arguments.has(.noReview)
    definitionLimit = try arguments.definitionLimit
    hiddenValues = arguments.choice(.hiddenValues) ?? .clear
    host = try HostOptions(arguments)
    search = try SearchChoice(arguments)
    addressFormats = try arguments.addressFormats
    locale = try LocaleChoice(arguments, environment: environment)
    presentation = try PresentationOptions(arguments, environment: environment)
    if form.isStandardInput || answers?.isStandardInput == true { try presentation.takeInput() }
    presentation.advice = "Pass --answers FILE --no-input, or --tty PATH."
    result = ResultOptions(arguments)
    idFormat = arguments.choice(.dumpIds)
    size = try arguments.terminalSize
    if idFormat == nil, arguments.has(.size) {
      throw .usage("--size is for --dump-ids; a form takes the terminal as it is")
    }
  }
}

extension Arguments {
  /// The most bytes that a definition may have.
  var definitionLimit: Int {
    get throws(Failure) { try bytes(.maxDefinition) ?? DefinitionFile.standardLimit }
  }

  /// The number of bytes that an option says; nil when it was not given.
  func bytes(_ option: Option) throws(Failure) -> Int? {
    guard let text = self[option] else { return nil }
    guard let count = byteCount(text) else {
      throw .usage("\(option.name) cannot be \"\(text)\"; pass a number of bytes such as 64M")
    }
    return count
  }
}
