import Address
import Testing

@Suite("Choosing a country")
struct CountryListTests {
  private func first(_ text: String, in language: String = "en") -> String? {
    CountryList(language: language).search(text).first?.code
  }

  @Test(
    "a country is found by any of its names",
    arguments: [
      ("Deutschland", "DE"), ("germany", "DE"), ("GERMANY", "DE"), ("DE", "DE"), ("UK", "GB"), ("uk", "GB"),
      ("Holland", "NL"), ("Ivory Coast", "CI"), ("cote d'ivoire", "CI"), ("Côte d’Ivoire", "CI"),
      ("USA", "US"),
      ("u.s.", "US"), ("england", "GB"), ("日本", "JP"), ("turkey", "TR"), ("turkiye", "TR"), ("Åland", "AX"),
      ("aland", "AX"), ("guinea bissau", "GW"), ("Burma", "MM"), ("suisse", "CH"), ("São Tomé", "ST"),
      ("réunion", "RE"), ("  france ", "FR"),
    ])
  func search(text: String, code: String) {
    for language in ["en", "de", "ja", "ar", "zh-Hant"] {
      #expect(first(text, in: language) == code, "\(language)")
    }
  }

  @Test(
    "other names in the person's language",
    arguments: [
      ("de", "Elfenbeinküste", "CI"), ("de", "suedafrika", "ZA"), ("en", "oesterreich", "AT"),
      ("ja", "カンコク", "KR"), ("de", "osterreich", "AT"), ("de", "Weißrussland", "BY"),
      ("de", "weissrussland", "BY"), ("fr", "Angleterre", "GB"), ("fr", "etats", "US"),
      ("es", "Holanda", "NL"),
      ("ja", "米国", "US"), ("ja", "おらんだ", "NL"), ("ru", "США", "US"), ("pl", "lotwa", "LV"),
      ("el", "Ολλανδια", "NL"),
      ("vi", "Mỹ", "US"), ("he", "הולנד", "NL"), ("sv", "osterrike", "AT"),
    ])
  func translated(language: String, text: String, code: String) {
    #expect(first(text, in: language) == code)
  }

  @Test("what begins with the text comes first")
  func order() {
    let list = CountryList(language: "en")
    #expect(
      list.search("united").map(\.name) == [
        "United Arab Emirates", "United Kingdom", "United States",
      ])
    #expect(list.search("qqq").isEmpty)
    #expect(list.search("guinea").map(\.code) == ["GN", "GW", "GQ", "PG"])
    #expect(list.search("z").map(\.code) == ["ZM", "ZW", "NZ"])
    #expect(list.search(" ") == list.countries)
    #expect(list.search("niger").map(\.code) == ["NE", "NG"])
  }

  @Test("of a letter those that are listed under it come before those that have such a name elsewhere")
  func letter() {
    // Suomi stands further up in the list.
    let list = CountryList(language: "en")
    let found = list.search("s").map(\.name)
    let listed = list.countries.map(\.name).filter { $0.hasPrefix("S") }
    #expect(found.starts(with: listed) && listed.count > 20)
    #expect(found.dropFirst(listed.count).contains("Finland"))
  }

  @Test("every language names every country, in its own order")
  func complete() {
    let required = ["en", "de", "fr", "es", "ja"]
    #expect(CountryList.languages.starts(with: required))
    #expect(CountryList.languages.count >= 30)
    for language in CountryList.languages {
      let list = CountryList(language: language)
      #expect(Set(list.countries.map(\.code)) == Set(AddressFormats.standard.countryCodes), "\(language)")
      #expect(Set(list.countries.map(\.name)).count == 252, "\(language)")
      for country in stride(from: 0, to: list.countries.count, by: 12).map({ list.countries[$0] }) {
        #expect(list.search(country.name).first == country, "\(language) \(country)")
      }
    }
    let swedish = CountryList(language: "sv").countries.map(\.name)
    #expect(swedish.suffix(2) == ["Österrike", "Östtimor"])
  }

  @Test(
    "a language is chosen by tag or locale",
    arguments: [
      ("de_AT.UTF-8", "de"), ("pt-BR", "pt"), ("zh_TW.UTF-8", "zh-Hant"), ("zh-CN", "zh-Hans"),
      ("zh-Hans-HK", "zh-Hans"), ("nn_NO", "nb"), ("C.UTF-8", "en"), ("", "en"), ("own", "en"), ("tlh", "en"),
    ])
  func language(locale: String, language: String) {
    #expect(CountryList(language: locale).language == language)
  }

  @Test("a list can be limited")
  func limited() {
    let list = CountryList(language: "de", codes: ["us", "CA", "QQ"])
    #expect(list.countries.map(\.name) == ["Kanada", "Vereinigte Staaten"])
    #expect(list.search("holland").isEmpty)
    #expect(list.name(of: "ca") == "Kanada" && list.name(of: "DE") == nil)
    #expect(list.country(named: "Canada")?.code == "CA" && list.country(named: "can") == nil)
  }

  @Test("areas are found by name, code or Latin name")
  func areas() {
    let us = AddressFormat.format(for: "US")
    #expect(us.areas(matching: "cal").map(\.key) == ["CA"])
    #expect(us.areas(matching: "CA").first?.key == "CA")
    #expect(us.areas(matching: "new").map(\.key) == ["NH", "NJ", "NM", "NY"])
    #expect(us.areas(matching: "").count == us.areas.count)
    let jp = AddressFormat.format(for: "JP")
    #expect(jp.areas(matching: "toky").map(\.key) == ["東京都"])
    #expect(jp.areas(matching: "東").map(\.key) == ["東京都"])
    #expect(AddressFormat.format(for: "ES").area(named: "avila")?.name == "Ávila")
  }
}
