/// What an address format says, as it is read.
struct FormatFields: Sendable, Hashable {
  var code: String
  var name = ""
  /// The printed order.
  var order: [AddressPart] = []
  var required: Set<AddressPart> = []
  /// Parts that an envelope prints in capitals.
  var upper: Set<AddressPart> = []
  /// The country's words for region, postal code, city and the level below it.
  var labels: [AddressPart: String] = [:]
  /// The sources' own words for region and postal code, where the form has another.
  var dataLabels: [AddressPart: String] = [:]
  var prompts: [AddressPart: String] = [:]
  var digitsOnly = false
  var postalRegex: String?
  var postalShapes: [String] = []
  var postalPrefixes: [String] = []
  var postalExamples: [String] = []
  var format = ""
  var latinFormat: String?
  var callingCode: String?
  /// The least digits of a phone number.
  var minDigits = 7
  var areas: [Area] = []
  /// The part that `areas` lists.
  var areasOf = AddressPart.region
}
