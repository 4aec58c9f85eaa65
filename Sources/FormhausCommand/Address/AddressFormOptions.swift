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

  /// - Parameter country: that of a new address; nil for the United States, or the first one that is offered.
  init(
    _ arguments: Arguments, environment: [String: String], country: String?
  ) throws(Failure) {
    countryCodes = try arguments.countries
    let saved = try arguments.address
    isSaved = saved != nil
    address = saved ?? Address(countryCode: AddressFormOptions.start(country, among: countryCodes))
    if let asked = try arguments.country, countryCodes?.contains(asked) == false {
      throw .usage("--country \(asked) is not among --countries; add it there")
    }
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
    asksNobody = try presentation.asksNobody(environment)
    if asksNobody, !isSaved { throw .usage("--no-input needs an address: --address FILE") }
  }

  private static func start(_ country: String?, among codes: [String]?) -> String {
    guard let codes, let first = codes.first else { return country ?? "US" }
    return country.flatMap { codes.contains($0) ? $0 : nil } ?? first
  }
}
