import Address
import FormhausText

/// The countries of a list as the options of a choice.
@MainActor
final class CountryChoices {
  private let countries: CountryList
  private let codes: [String]?
  private let locale: String
  private let formats: AddressFormats

  init(locale: String, codes: [String]?, formats: AddressFormats) {
    countries = CountryList(language: locale, codes: codes, formats: formats)
    self.locale = locale
    self.codes = codes
    self.formats = formats
  }

  func isMade(for locale: String, codes: [String]?, formats: AddressFormats) -> Bool {
    self.locale == locale && self.codes == codes && self.formats == formats
  }

  /// The options, in the order of the language.
  ///
  /// - Parameter testId: the name by which tests reach the option of a code; nil for none.
  func options(testId: @escaping @MainActor (String) -> String?) -> ChoiceList {
    let countries = countries
    return ChoiceList(
      count: countries.countries.count, source: self,
      lookup: ChoiceLookup(
        matches: { text in countries.search(text).compactMap { countries.index(of: $0.code) } },
        named: { text in countries.country(named: text).flatMap { countries.index(of: $0.code) } }),
      isDisabled: { _ in false },
      label: { SafeText(option: countries.countries[$0].name) },
      option: { place in
        let country = countries.countries[place]
        var choice = Choice(label: SafeText(option: country.name), testID: testId(country.code))
        choice.code = SafeText(option: country.code)
        return choice
      })
  }

  /// The option of a code; nil where the list does not have it.
  func place(of code: String) -> Int? { countries.index(of: code) }

  /// The code of the option at a place; nil outside of the list.
  func code(at place: Int) -> String? {
    countries.countries.indices.contains(place) ? countries.countries[place].code : nil
  }

  /// The name of a country, also of one that the list leaves out; the code itself where it has none.
  func name(of code: String) -> String {
    countries.name(of: code) ?? (codes == nil ? nil : everyCountry.name(of: code)) ?? code
  }

  private lazy var everyCountry = CountryList(language: locale, formats: formats)
}

/// Keeps the countries of a view, so that they are read once.
@MainActor
final class CountryMemory {
  private var made: CountryChoices?

  func choices(locale: String, codes: [String]?, formats: AddressFormats) -> CountryChoices {
    if let made, made.isMade(for: locale, codes: codes, formats: formats) { return made }
    let choices = CountryChoices(locale: locale, codes: codes, formats: formats)
    made = choices
    return choices
  }
}
