public import Address
import FormhausText

/// Picks a country or region from a list in the person's language, which opens above the page.
///
/// ```swift
/// CountryPicker("Ship to", selection: $countryCode, countryCodes: ["US", "CA", "MX"])
/// ```
///
/// The list is searched by the names of countries in that language, in English and in their own, by other names and by
/// code. A code that the list leaves out still shows its country.
public struct CountryPicker: View {
  @Environment(\.labels) private var labels
  @State private var memory = CountryMemory()
  private let label: String
  private let selection: Binding<String>
  private let countryCodes: [String]?
  private let formats: AddressFormats
  private var testId: @MainActor (String) -> String? = { _ in nil }

  /// A choice of a country by its ISO 3166 code of two letters.
  ///
  /// - Parameters:
  ///   - countryCodes: the countries that are offered; nil offers all.
  ///   - formats: an operator's own names and countries.
  public init(
    _ label: String, selection: Binding<String>, countryCodes: [String]? = nil,
    formats: AddressFormats = .standard
  ) {
    self.label = label
    self.selection = selection
    self.countryCodes = countryCodes
    self.formats = formats
  }

  public var body: some View {
    CountryChoice(
      label: SafeText(label: label), selection: selection,
      countries: memory.choices(locale: labels.locale, codes: countryCodes, formats: formats), testId: testId)
  }

  /// Names the options for tests by their codes.
  func optionTestIds(_ testId: @escaping @MainActor (String) -> String?) -> CountryPicker {
    var picker = self
    picker.testId = testId
    return picker
  }
}

/// The countries as one choice.
private struct CountryChoice: PrimitiveView {
  let label: SafeText
  let selection: Binding<String>
  let countries: CountryChoices
  let testId: @MainActor (String) -> String?

  func resolve(in context: ResolveContext) -> [Element] {
    let code = selection.wrappedValue.trimmed
    let place = countries.place(of: code)
    var semantics = Semantics(role: .choice, label: label)
    semantics.value = code.isEmpty ? nil : SafeText(option: countries.name(of: code))
    semantics.kind = .oneOf
    semantics.autocomplete = context.environment.autocomplete?.text
    semantics.isDisabled = !context.environment.isEnabled
    semantics.actions.pick = { [selection, countries] place in
      if let code = countries.code(at: place) { selection.wrappedValue = code }
    }
    var choices = ChoicesContent(
      look: .sheet, allowsMultiple: false, options: countries.options(testId: testId),
      picked: place.map { [$0] } ?? [], prompt: SafeText(label: context.environment.labels[.choose]))
    if code.isEmpty { choices.ghost = context.environment.offeredDetail.flatMap { countries.place(of: $0) } }
    let picker = Element(id: context.id, content: .choices(choices), semantics: semantics)
    guard context.environment.wellLabel == nil else { return [picker] }
    return context.child(0).well(label, isInvalid: false, [picker])
  }
}
