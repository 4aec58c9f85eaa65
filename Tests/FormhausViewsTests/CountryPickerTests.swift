import Address
import FormhausCore
import FormhausText
import Testing

@testable import FormhausViews

@MainActor
@Suite("Choosing a country from a list")
struct CountryPickerTests {
  @MainActor
  private final class Answer {
    var code: String

    init(_ code: String) { self.code = code }

    var binding: Binding<String> { Binding(get: { self.code }, set: { self.code = $0 }) }
  }

  private func page(_ answer: Answer, locale: String = "en", codes: [String]? = nil) -> Page {
    Page(CountryPicker("Country or region", selection: answer.binding, countryCodes: codes)) {
      $0.labels = Labels(locale: locale)
    }
  }

  private func picker(_ page: Page) throws -> (semantics: Semantics, choices: ChoicesContent) {
    for element in page.elements {
      if case .choices(let choices) = element.content, let semantics = element.semantics {
        return (semantics, choices)
      }
    }
    return try #require(nil)
  }

  /// The name of the best match in the person's language.
  private func first(_ text: String, _ locale: String) throws -> String? {
    let options = try picker(page(Answer("US"), locale: locale)).choices.options
    return options.lookup?.matches(text).first.map { options.label(at: $0).string }
  }

  @Test("it shows the name in the person's language and has one of the countries picked")
  func value() throws {
    for (locale, name) in [
      ("en", "Germany"), ("de_AT.UTF-8", "Deutschland"), ("fr", "Allemagne"), ("es", "Alemania"),
      ("ja", "ドイツ"),
    ] {
      let page = page(Answer("de"), locale: locale)
      let picker = try picker(page)
      #expect(picker.semantics.value?.string == name)
      #expect(picker.semantics.role == .choice && picker.semantics.kind == .oneOf)
      #expect(picker.choices.look == .sheet)
      #expect(picker.choices.picked.map { picker.choices.options.label(at: $0).string } == [name])
      #expect(picker.choices.options.count >= 249)
      #expect(page.wells == ["Country or region"])
    }
  }

  @Test("a pick is kept as a code")
  func pick() throws {
    let answer = Answer("US")
    let page = page(answer)
    let picker = try picker(page)
    let place = try #require(picker.choices.options.lookup?.named("Holland"))
    #expect(picker.choices.options[place].code?.string == "NL")
    picker.semantics.actions.pick?(place)
    #expect(answer.code == "NL")
    picker.semantics.actions.pick?(1_000)
    #expect(answer.code == "NL")
  }

  @Test(
    "it is searched in any language",
    arguments: [
      ("en", "Germany", "United Kingdom", "Netherlands", "Côte d’Ivoire"),
      ("de", "Deutschland", "Vereinigtes Königreich", "Niederlande", "Côte d’Ivoire"),
      ("fr", "Allemagne", "Royaume-Uni", "Pays-Bas", "Côte d’Ivoire"),
      ("es", "Alemania", "Reino Unido", "Países Bajos", "Côte d’Ivoire"),
      ("ja", "ドイツ", "イギリス", "オランダ", "コートジボワール"),
    ])
  func search(locale: String, germany: String, kingdom: String, netherlands: String, coast: String) throws {
    for text in ["Deutschland", "germany", "GERMANY", "DE", "de", germany] {
      #expect(try first(text, locale) == germany, "\(text)")
    }
    for text in ["UK", "gb", kingdom] { #expect(try first(text, locale) == kingdom, "\(text)") }
    for text in ["Holland", "holl", netherlands] {
      #expect(try first(text, locale) == netherlands, "\(text)")
    }
    for text in ["Ivory Coast", "cote d'ivoire", "CÔTE D’I"] {
      #expect(try first(text, locale) == coast, "\(text)")
    }
    #expect(try first("qqq", locale) == nil)
  }

  @Test("a list can be limited; a country that it leaves out still shows its name, an unknown code itself")
  func limited() throws {
    let answer = Answer("FR")
    let page = page(answer, locale: "de", codes: ["US", "ch", "DE", "XX"])
    var picker = try picker(page)
    #expect(page.optionLabels == ["Deutschland", "Schweiz", "Vereinigte Staaten"])
    #expect(picker.semantics.value?.string == "Frankreich" && picker.choices.picked.isEmpty)
    #expect(picker.choices.options.lookup?.matches("france").isEmpty == true)
    answer.code = "QQ"
    page.host.invalidate()
    picker = try self.picker(page)
    #expect(picker.semantics.value?.string == "QQ")
    answer.code = " "
    page.host.invalidate()
    picker = try self.picker(page)
    #expect(picker.semantics.value == nil && picker.choices.prompt.string == "Auswählen")
  }

  @Test("the countries are read once, not for each frame")
  func memory() throws {
    let answer = Answer("FR")
    let page = page(answer)
    let before = try picker(page).choices.options
    answer.code = "DE"
    page.host.invalidate()
    #expect(try picker(page).choices.options.hasLabels(of: before))
    #expect(try !picker(self.page(answer)).choices.options.hasLabels(of: before))
  }

  @Test("any picker can open its options as a sheet")
  func style() throws {
    let page = Page(
      Picker("Plan", selection: .constant("pro")) {
        Text("Free").tag("free")
        Text("Pro").tag("pro")
      }.pickerStyle(.sheet))
    #expect(try picker(page).choices.look == .sheet)
    #expect(page.wells == ["Plan"])
  }
}
