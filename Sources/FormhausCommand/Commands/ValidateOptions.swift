import Address
import FormhausCore
import FormhausText

/// Everything the command line says about checking submissions.
struct ValidateOptions {
  var form: InputFile
  var lines: LineOptions
  var isEnvelope: Bool
  var hiddenValues: HiddenValues
  var definitionLimit: Int
  var locale: LocaleChoice
  /// The formats of countries; nil for those that are built in.
  var addressFormats: AddressFormats?

  init(_ arguments: Arguments, environment: [String: String]) throws(Failure) {
    form = InputFile(path: arguments.operands.first ?? "-")
    lines = try LineOptions(arguments, files: arguments.operands.dropFirst())
    if ([form] + lines.inputs).count(where: \.isStandardInput) > 1 {
      throw .usage("standard input can be read once; pass the form as a file, and - once")
    }
    isEnvelope = arguments.has(.envelope)
    hiddenValues = arguments.choice(.hiddenValues) ?? .clear
    definitionLimit = try arguments.definitionLimit
    locale = try LocaleChoice(arguments, environment: environment)
    addressFormats = try arguments.addressFormats
  }
}

extension Option {
  static let envelope = Option.flag(
    "--envelope", help: "A line is {\"values\": {...}, \"skippedSteps\": [...]}, as --submit gets it.")
  static let hiddenValues = Option.choice(
    "--hidden-values", HiddenValues.self,
    help: "What becomes of the answers of hidden fields. Default: clear.")
}
