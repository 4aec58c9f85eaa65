import Address
import FormhausCore

extension FieldContext {
  /// The first option that says the same as a detail of the person, by its value or its label; nil for none that can be
  /// picked. A country is known by its code and by its name.
  func place(ofDetail detail: String, language: String) -> Int? {
    guard !options.isEmpty else { return nil }
    var texts = [detail]
    if let token = field.autocomplete.flatMap({ AutocompleteToken($0) }), token.isCountry {
      let countries = CountryList(language: language)
      if let country = countries.country(named: detail) { texts += [country.code, country.name] }
    }
    return options.indices.first { place in
      let option = options.source.options[place]
      return !options.disabled.contains(place)
        && texts.contains {
          $0.isSameWithoutCase(as: option.value) || $0.isSameWithoutCase(as: option.shownLabel)
        }
    }
  }
}

extension AutocompleteToken {
  fileprivate var isCountry: Bool { name == "country" || name == "country-name" }
}
