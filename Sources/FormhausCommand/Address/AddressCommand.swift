import Address
import FormhausCore
import FormhausText

/// `formhaus address`
@MainActor
struct AddressCommand {
  /// What is done with addresses.
  enum Task: String, CaseIterable {
    case check, format
  }

  /// How the format of a country is printed.
  enum Output: String, CaseIterable {
    case text, json
  }

  private let task: Task
  private let arguments: Arguments
  private let locale: String
  private let formats: AddressFormats
  private let country: String?

  init(_ arguments: Arguments, environment: [String: String]) throws(Failure) {
    task = arguments.operands.first.flatMap(Task.init(rawValue:)) ?? .check
    self.arguments = arguments
    locale = try LocaleChoice(arguments, environment: environment).name()
    formats = try arguments.addressFormats ?? .standard
    country = try arguments.country
  }

  func run() throws(Failure) {
    switch task {
    case .check: try check()
    case .format: try format()
    }
  }

  private var texts: AddressTexts {
    AddressTexts(messages: Messages(locale: locale), labels: Labels(locale: locale))
  }

  private func check() throws(Failure) {
    try refuse([.envelopeStyle, .envelopeAddress, .formatOutput], of: .format)
    let options = try LineOptions(arguments, files: arguments.operands.dropFirst())
    guard options.inputs.count(where: \.isStandardInput) < 2 else {
      throw .usage("standard input can be read once; pass - once")
    }
    let checker = AddressLineChecker(formats: formats, texts: texts, defaultCountry: country ?? "")
    try LineRun(options: options).run {
      var lines = AddressLines(checker: checker, options: options)
      return { lines.check($0) }
    }
  }

  private func format() throws(Failure) {
    try refuse(Option.lines, of: .check)
    guard arguments.operands.count < 2 else {
      throw .usage("address format takes no files; an address for the envelope: --address FILE")
    }
    guard let country else { throw .usage("address format needs a country: --country JP") }
    let format = formats.format(for: country)
    guard formats.countryCodes.contains(country) else {
      throw .usage("--country cannot be \"\(country)\"; there is no such country or region")
    }
    let page = AddressFormatPage(
      format: format,
      name: CountryList(language: locale, formats: formats).name(of: country) ?? format.countryName,
      labels: Labels(locale: locale), texts: texts, address: try arguments.address,
      style: arguments.choice(.envelopeStyle) ?? .postal)
    switch arguments.choice(.formatOutput) ?? Output.text {
    case .text: try StandardStreams.write(page.text)
    case .json: try StandardStreams.write(JSONWriter.string(.object(page.json), pretty: true) + "\n")
    }
  }

  /// Refuses the options that only another task takes.
  private func refuse(_ options: [Option], of other: Task) throws(Failure) {
    for option in options where arguments.has(option) {
      throw .usage("\(option.name) is for address \(other.rawValue)")
    }
  }
}
