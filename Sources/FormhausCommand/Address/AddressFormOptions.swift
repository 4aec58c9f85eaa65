import Address
import Formhaus
import FormhausCore
import FormhausText

/// Everything the command line says about asking for an address.
struct AddressFormOptions {
  /// The countries that are offered; nil for all.
  let countryCodes: [String]?
  /// What the form begins with.
  let address: Address
  /// Whether a saved address is changed.
  let isSaved: Bool
  let order: AddressFieldOrder
  let search: SearchChoice
  let submit: String?
  let presentation: PresentationOptions
  let result: ResultOptions
  /// Whether nobody is to be asked.
  let asksNobody: Bool

  /// - Parameters:
  ///   - home: the country of a new address where the command line names none; nil for the United States, or the first
  ///     one that is offered.
  ///   - formats: the countries that there are.
  init(
    _ arguments: Arguments, environment: [String: String], home: String?, formats: AddressFormats
  ) throws(Failure) {
    countryCodes = try arguments.countries
    let asked = try arguments.country
    for (option, codes) in [
      (Option.countries, countryCodes ?? []), (.addressCountry, asked.map { [$0] } ?? []),
    ] {
      for code in codes where !formats.countryCodes.contains(code) {
        throw .usage("\(option.name) cannot be \"\(code)\"; there is no such country or region")
      }
    }
    if let asked, countryCodes?.contains(asked) == false {
      throw .usage("--country \(asked) is not among --countries; add it there")
    }
    let saved = try arguments.address
    isSaved = saved != nil
    var address = saved ?? Address(countryCode: "")
    if address.countryCode.trimmed.isEmpty {
      address.countryCode = AddressFormOptions.start(asked ?? home, among: countryCodes)
    } else if asked != nil {
      throw .usage("--country is for an address without one; that of --address has countryCode")
    }
    self.address = address
    order = arguments.choice(.fieldOrder) ?? .standard
    search = try SearchChoice(arguments)
    submit = arguments[.submit]
    if let submit, submit.trimmed.isEmpty {
      throw .usage("--submit needs a command; leave the option out to print the address only")
    }
    var presentation = try PresentationOptions(arguments, environment: environment)
    if arguments[.address] == "-" {
      try presentation.takeInput()
    }
    presentation.advice = "Pass --address FILE --no-input, or --tty PATH."
    self.presentation = presentation
    result = ResultOptions(arguments)
    asksNobody = presentation.asksNobody
    if asksNobody, !isSaved {
      throw .usage("\(presentation.nobodyIsAsked), or give an address: --address FILE")
    }
  }

  private static func start(_ country: String?, among codes: [String]?) -> String {
    guard let codes, let first = codes.first else { return country ?? "US" }
    return country.flatMap { codes.contains($0) ? $0 : nil } ?? first
  }
}
