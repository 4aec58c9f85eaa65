import FormhausCore
import FormhausStore
import FormhausTesting
import FormhausText
import Testing

@testable import FormhausViews

/// Texts with suggestions, and choices with many options, as they come from a definition.
@MainActor
@Suite("Fields with long lists")
struct SuggestedTextTests {
  private final class Forms {
    var store: Store<FormState, FormAction>?
  }

  private let forms = Forms()

  private func page(_ field: JSONValue, initial: JSONObject = [:]) throws -> Page {
    let form = FormhausForm(
      definition: try FormDefinition(json: [
        "id": "f", "title": "F", "submit": ["label": "Send"], "fields": [field],
      ]), initialValues: initial, renderer: FormRendererOptions(testIds: .automatic)
    ) { _, _ in .ok }
    return Page(form) { [forms] in $0.formObserver = { forms.store = $0 } }
  }

  private var value: JSONValue? { forms.store?.state.engine.value("town") }

  private func element(_ page: Page) -> Element? {
    page.elements.first { $0.semantics?.testID == "f.town" }
  }

  private func input(_ page: Page) -> InputContent? {
    if case .input(let input)? = element(page)?.content { input } else { nil }
  }

  private let towns: JSONValue = [
    "key": "town", "type": "autocomplete", "label": "Town",
    "options": [
      ["value": "ber", "label": "Berlin", "description": "Germany"], ["value": "zrh", "label": "Zürich"],
    ],
  ]

  @Test("what is picked is the option's value, and its label is shown")
  func picking() throws {
    let page = try page(towns)
    let suggestions = try #require(input(page)?.suggestions)
    #expect((0..<suggestions.options.count).map { suggestions.options[$0].label } == ["Berlin", "Zürich"])
    #expect(suggestions.options[0].detail == "Germany")
    #expect(suggestions.isNarrowed)
    page.testID("f.town")?.actions.pick?(1)
    #expect(value == "zrh")
    #expect(input(page)?.text == "Zürich")
    page.testID("f.town")?.actions.pick?(7)
    #expect(value == "zrh")
  }

  @Test("the label typed in any case means the option, and stays as it was typed; other text is free")
  func typing() throws {
    let page = try page(towns)
    page.testID("f.town")?.actions.setText?("berlin ")
    #expect(value == "ber")
    #expect(input(page)?.text == "berlin ")
    page.testID("f.town")?.actions.setText?("ZÜRICH")
    #expect(value == "zrh")
    page.testID("f.town")?.actions.setText?("zurich")
    #expect(value == "zurich")
    page.testID("f.town")?.actions.setText?("Berlin West")
    #expect(value == "Berlin West")
    #expect(input(page)?.text == "Berlin West")
    page.testID("f.town")?.actions.clear?()
    #expect(input(page)?.text == "")
  }

  @Test("an answer from before is shown by its label")
  func initial() throws {
    #expect(input(try page(towns, initial: ["town": "ber"]))?.text == "Berlin")
    #expect(input(try page(towns, initial: ["town": "Bern"]))?.text == "Bern")
  }

  private func several(_ count: Int) -> JSONValue {
    .object([
      "key": "town", "type": "multiselect", "label": "Towns",
      "options": .array((0..<count).map { ["value": .string("v\($0)"), "label": .string("Town \($0)")] }),
    ])
  }

  private func choices(_ page: Page) -> ChoicesContent? {
    if case .choices(let choices)? = element(page)?.content { choices } else { nil }
  }

  @Test("more than eight options of several are a list that opens, and it says how many are picked")
  func manyOfSeveral() throws {
    #expect(choices(try page(several(8)))?.look == .inline)
    let page = try page(several(9), initial: ["town": ["v1", "v3"]])
    #expect(choices(page)?.look == .menu)
    #expect(choices(page)?.picked == [1, 3])
    #expect(choices(page)?.pickedCount == "2 picked")
    page.testID("f.town")?.actions.pick?(8)
    #expect(value == ["v1", "v3", "v8"])
    #expect(choices(page)?.pickedCount == "3 picked")
  }

  @Test("a list that is shown again is known to have the same labels; other options are others")
  func sameLabels() throws {
    let page = try page(several(500))
    let before = try #require(choices(page)?.options)
    page.testID("f.town")?.actions.pick?(8)
    let after = try #require(choices(page)?.options)
    #expect(after.hasLabels(of: before))
    forms.store?.send(
      .engine { $0.setOptions([OptionDefinition(value: "x", label: "X")], ofField: "town") })
    #expect(choices(page)?.options.hasLabels(of: after) == false)
    #expect(choices(page)?.options.count == 1)
  }

  @Test("options in random order are found by their value; locks are those of now")
  func randomOrder() throws {
    let field: JSONValue = [
      "key": "town", "type": "select", "label": "Town", "randomize": true,
      "options": .array(
        (0..<20).map {
          ["value": .string("v\($0)"), "label": .string("Town \($0)"), "disabled": .bool($0 == 3)]
        }),
    ]
    let page = try page(field, initial: ["town": "v7"])
    let list = try #require(choices(page))
    #expect(list.picked.map { list.options[$0].label } == ["Town 7"])
    let disabled = (0..<20).filter { list.options.isDisabled(at: $0) }
    #expect(disabled.map { list.options[$0].label } == ["Town 3"])
    #expect(disabled.map { list.options.label(at: $0) } == ["Town 3"])
  }
}
