/// A country or region with its name in the language of a list.
public struct Country: Sendable, Hashable {
  /// Two letters of ISO 3166.
  public let code: String
  /// In the language of the list.
  public let name: String
}

/// The countries that a person chooses from, named and ordered as in the person's language.
///
/// ```swift
/// let countries = CountryList(language: "de")
/// countries.search("holland").first?.name  // "Niederlande"
/// ```
public struct CountryList: Sendable {
  private struct Keys: Sendable {
    let code: SearchKey
    /// In the list's language first.
    let names: [SearchKey]
  }

  /// The tags of all languages that have names.
  public static let languages = CountryNames.languages.filter { $0 != CountryNames.own }

  /// The tag of the language of the names.
  public let language: String
  /// In the order of the language.
  public let countries: [Country]
  private let places: [String: Int]
  /// What each country is searched by.
  private let keys: Lazy<[Keys]>

  /// The list in the language of a tag or locale (`de`, `pt-BR`, `zh_TW.UTF-8`), in English where that has no names.
  ///
  /// `codes` limits it; codes that nobody knows are left out.
  public init(language: String, codes: [String]? = nil, formats: AddressFormats = .standard) {
    let language = CountryLanguage.named(language)
    let table = CountryNames(language: language)
    let wanted = codes.map { Set($0.map(CountryCode.normalized)) }
    var countries = table.names.map { entry in
      Country(code: entry.code, name: formats.replacedName(of: entry.code) ?? entry.name)
    }
    let known = Set(countries.map(\.code))
    countries += formats.countryCodes.filter { !known.contains($0) }.map {
      Country(code: $0, name: formats.format(for: $0).countryName)
    }
    if let wanted { countries.removeAll { !wanted.contains($0.code) } }
    self.language = language
    self.countries = countries
    places = Dictionary(
      zip(countries.map(\.code), countries.indices), uniquingKeysWith: { first, _ in first })
    keys = Lazy { [countries] in CountryList.keys(of: countries, language, table) }
  }

  /// The name of a country of the list.
  public func name(of code: String) -> String? { index(of: code).map { countries[$0].name } }

  /// Where a country stands in the list, whatever the case of its code.
  public func index(of code: String) -> Int? { places[CountryCode.normalized(code)] }

  /// The countries that a text being typed may mean, the best first: by name in the list's language, in English and in
  /// the country's own, by other names (Holland) and by code. All of them for a blank text.
  ///
  /// Of those that fit as well as each other, the ones whose name in the list does come first.
  public func search(_ text: String) -> [Country] {
    let search = NameSearch(text)
    guard !search.isBlank else { return countries }
    let keys = keys.value
    return search.ranked(countries.indices) { index in
      search.fit(keys[index].names, code: keys[index].code)
    }.map { countries[$0] }
  }

  /// The country that a text names in full: a code or any of its names.
  public func country(named text: String) -> Country? {
    let key = NameSearch.key(text)
    return keys.value.firstIndex { $0.code == key || $0.names.contains(key) }.map { countries[$0] }
  }

  private static func keys(of countries: [Country], _ language: String, _ table: CountryNames)
    -> [Keys]
  {
    var keys: [String: [SearchKey]] = [:]
    func add(_ entries: [CountryNames.Entry]) {
      for entry in entries {
        let name = NameSearch.key(entry.name)
        if keys[entry.code]?.contains(name) != true { keys[entry.code, default: []].append(name) }
      }
    }
    add(countries.map { CountryNames.Entry(code: $0.code, name: $0.name) })
    add(table.names)
    add(table.aliases)
    if language != CountryNames.english {
      let english = CountryNames(language: CountryNames.english)
      add(english.names)
      add(english.aliases)
    }
    add(CountryNames(language: CountryNames.own).aliases)
    return countries.map { Keys(code: NameSearch.key($0.code), names: keys[$0.code] ?? []) }
  }
}
