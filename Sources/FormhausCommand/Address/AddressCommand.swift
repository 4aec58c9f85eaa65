import Address
import FormhausCore
import FormhausText

/// `formhaus address`
@MainActor
struct AddressCommand {
  /// What is done with addresses.
  enum Operation: String, CaseIterable {
    case ask, check, format
  }

  /// How the format of a country is printed.
  enum Output: String, CaseIterable {
    case text, json
  }

  private let operation: Operation
  private let arguments: Arguments
  private let environment: [String: String]
  private let language: Language
  private let formats: AddressFormats
  private let country: String?

  init(_ arguments: Arguments, environment: [String: String]) throws(Failure) {
    operation = arguments.operands.first.flatMap(Operation.init(rawValue:)) ?? .ask
    self.arguments = arguments
    self.environment = environment
    language = try LocaleChoice(arguments, environment: environment).language()
    formats = try arguments.addressFormats ?? .standard
    country = try arguments.country
  }

  func run() async throws(Failure) {
    try refuseOthers()
    switch operation {
    case .ask: try await ask()
    case .check: try check()
    case .format: try format()
    }
  }

  private func ask() async throws(Failure) {
    guard arguments.operands.count < 2 else {
      throw .usage("the address form takes no files; a saved address to begin with: --address FILE")
    }
    let options = try AddressFormOptions(
      arguments, environment: environment, home: LocaleName.country(language.locale), formats: formats)
    try await AskedAddress(options: options, language: language, formats: formats).run()
  }

  private func check() throws(Failure) {
    let options = try LineOptions(arguments, files: arguments.operands.dropFirst())
    guard options.inputs.count(where: \.isStandardInput) < 2 else {
      throw .usage("standard input can be read once; pass - once")
    }
    let checker = AddressLineChecker(
      formats: formats, texts: language.addressTexts, defaultCountry: country ?? "")
    try LineRun(options: options).run {
      var lines = AddressLines(checker: checker, options: options)
      return { lines.check($0) }
    }
  }

  private func format() throws(Failure) {
    guard arguments.operands.count < 2 else {
      throw .usage("address format takes no files; an address for the envelope: --address FILE")
    }
    guard let country else { throw .usage("address format needs a country: --country JP") }
    guard formats.countryCodes.contains(country) else {
      throw .usage("--country cannot be \"\(country)\"; there is no such country or region")
    }
    let format = formats.format(for: country)
    let page = AddressFormatPage(
      format: format,
      name: CountryList(language: language.locale, formats: formats).name(of: country) ?? format.countryName,
      labels: language.labels, texts: language.addressTexts, address: try arguments.address,
      style: arguments.choice(.envelopeStyle) ?? .postal)
    switch arguments.choice(.formatOutput) ?? Output.text {
    case .text: try StandardStreams.write(page.text)
    case .json: try StandardStreams.write(JSONWriter.string(.object(page.json), pretty: true) + "\n")
    }
  }

  /// Refuses the options that are for others.
  private func refuseOthers() throws(Failure) {
    let common: [Option] = [.addressCountry, .formats] + Option.language
    let own = AddressCommand.options(of: operation) + common
    for other in Operation.allCases where other != operation {
      for option in AddressCommand.options(of: other) where arguments.has(option) {
        guard !own.contains(where: { $0.name == option.name }) else { continue }
        throw .usage(
          "\(option.name) is for \(other == .ask ? "the address form" : "address \(other.rawValue)")")
      }
    }
  }

  /// The options that one takes besides those of all.
  private static func options(of operation: Operation) -> [Option] {
    switch operation {
    case .ask: Option.addressForm
    case .check: Option.lines
    case .format: [.formatOutput, .envelopeStyle, .address]
    }
  }
}
