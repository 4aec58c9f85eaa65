import FormhausCore
import FormhausStore
import FormhausTesting
import FormhausText
import Testing

@testable import FormhausViews

/// What a field shows besides its answer.
@MainActor
@Suite("States of fields")
struct FieldStateTests {
  private func page(
    _ fields: JSONValue, initial: JSONObject = [:], locale: String = "en", seed: UInt64? = 0,
    _ change: (FormhausForm) -> FormhausForm = { $0 }
  ) throws -> Page {
    Page(
      change(
        FormhausForm(
          definition: try FormDefinition(json: [
            "id": "f", "title": "F", "submit": ["label": "Send"], "fields": fields,
          ]), initialValues: initial, options: FormEngineOptions(locale: locale, seed: seed),
          renderer: FormRendererOptions(testIds: .automatic)
        ) { _, _ in .ok }))
  }

  private func choices(_ testID: String, on page: Page) -> ChoicesContent? {
    page.elements.lazy.compactMap { element in
      if element.semantics?.testID == testID, case .choices(let choices) = element.content {
        choices
      } else {
        nil
      }
    }.first
  }

  private func labels(_ testID: String, on page: Page) -> [String] {
    choices(testID, on: page).map { choices in
      (0..<choices.options.count).map { choices.options[$0].label.string }
    } ?? []
  }

  @Test("a scale offers its numbers and says what its ends mean; a rating says how many stars of how many")
  func scale() throws {
    let page = try page(
      [
        [
          "key": "s", "type": "scale", "label": "S", "max": 1, "step": 0.5, "minLabel": "No",
          "maxLabel": "Yes",
        ],
        ["key": "r", "type": "rating", "label": "R", "max": 3],
      ], locale: "de")
    #expect(labels("f.s", on: page) == ["0", "0,5", "1"])
    #expect(choices("f.s", on: page)?.ends == ScaleEnds(first: "No", last: "Yes"))
    page.testID("f.s")?.actions.pick?(1)
    #expect(page.testID("f.s")?.value == "0,5")
    page.testID("f.r")?.actions.setText?("2")
    #expect(page.testID("f.r")?.value == "2 von 3")
    #expect(page.testID("f.r")?.kind == .range(min: "1", max: "3"))
    page.testID("f.r")?.actions.clear?()
    #expect(page.testID("f.r")?.value == nil)
  }

  @Test("a scale of many numbers is typed")
  func longScale() throws {
    let page = try page([["key": "s", "type": "scale", "label": "S", "max": 100]])
    page.testID("f.s")?.actions.setText?("101")
    page.press("Send")
    #expect(page.testID("f.s")?.error == "Choose a number from 0 to 100")
    #expect(page.testID("f.s")?.value == "101")
  }

  @Test("an initial number is shown with the person's mark; what is no number stays and is refused")
  func number() throws {
    let page = try page([["key": "n", "type": "number", "label": "N"]], initial: ["n": 1.5], locale: "fr")
    #expect(page.testID("f.n")?.value == "1,5")
    page.testID("f.n")?.actions.setText?("1.5")
    page.press("Send")
    #expect(page.testID("f.n")?.value == "1.5")
    #expect(page.testID("f.n")?.error == "Saisissez un nombre")
  }

  @Test("a picture says what it shows: its words, else the name of its file")
  func picture() throws {
    let page = try page([
      [
        "key": "p", "type": "picture", "label": "P",
        "options": [
          ["value": "a", "label": "A", "image": "x/a.png", "alt": "An oak", "description": "Old"],
          ["value": "b", "label": "B", "image": "https://example.com/b.png"],
        ],
      ]
    ])
    let options = try #require(choices("f.p", on: page)?.options)
    #expect((0..<2).map { options[$0].detail } == ["Old\nPicture: An oak", "Picture: b.png"])
  }

  @Test("a disabled option follows its condition and cannot be picked")
  func disabledOption() throws {
    let page = try page([
      ["key": "kid", "type": "checkbox", "label": "Kid"],
      [
        "key": "drink", "type": "radio", "label": "Drink",
        "options": [
          ["value": "tea", "label": "Tea"],
          ["value": "wine", "label": "Wine", "disabled": [["field": "kid", "eq": true]]],
        ],
      ],
    ])
    #expect(choices("f.drink", on: page)?.options.isDisabled(at: 1) == false)
    page.testID("f.kid")?.actions.press?()
    #expect(choices("f.drink", on: page)?.options.isDisabled(at: 1) == true)
    page.testID("f.drink")?.actions.pick?(1)
    #expect(choices("f.drink", on: page)?.picked == [])
  }

  @Test("an exclusive option clears the others, and is cleared by them, in items too")
  func exclusive() throws {
    let options: JSONValue = [
      ["value": "a", "label": "A"], ["value": "b", "label": "B"],
      ["value": "none", "label": "None", "exclusive": true],
    ]
    let page = try page([
      ["key": "m", "type": "multiselect", "label": "M", "options": options],
      [
        "type": "group", "key": "g", "label": "G", "minItems": 1,
        "fields": [["key": "m", "type": "multiselect", "label": "M", "options": options]],
      ],
    ])
    for id in ["f.m", "f.g.0.m"] {
      for index in [0, 1, 2] { page.testID(id)?.actions.pick?(index) }
      #expect(choices(id, on: page)?.picked == [2])
      page.testID(id)?.actions.pick?(1)
      #expect(choices(id, on: page)?.picked == [1])
    }
  }

  @Test(
    "options in an order of the person's own; a pinned one keeps its place, and a pick is the one that was seen"
  )
  func randomized() throws {
    let values = ["a", "b", "c", "d", "e", "z"]
    let options = values.map { value -> JSONValue in
      ["value": .string(value), "label": .string(value), "pinned": .bool(value == "z")]
    }
    let orders = try (UInt64(0)..<6).map { seed in
      let page = try page(
        [
          ["key": "r", "type": "radio", "label": "R", "randomize": true, "options": .array(options)]
        ], seed: seed)
      let order = labels("f.r", on: page)
      page.testID("f.r")?.actions.pick?(2)
      #expect(page.testID("f.r")?.value?.string == order[2])
      return order
    }
    #expect(Set(orders).count > 1)
    #expect(orders.allSatisfy { $0.last == "z" && Set($0) == Set(values) })
  }

  @Test("each session has an order of its own; one that the host gives a seed has that order")
  func sessionOrders() throws {
    let options = (0..<20).map { value -> JSONValue in
      ["value": .string("\(value)"), "label": .string("\(value)")]
    }
    let field: JSONValue = [
      "key": "r", "type": "radio", "label": "R", "randomize": true, "options": .array(options),
    ]
    let own = try (0..<3).map { _ in labels("f.r", on: try page([field], seed: nil)) }
    #expect(Set(own).count > 1)
    let given = try (0..<3).map { _ in labels("f.r", on: try page([field], seed: 7)) }
    #expect(Set(given).count == 1)
  }

  @Test("a disabled field is locked and asks for nothing; a read-only one asks, but is locked too")
  func locks() throws {
    let page = try page(
      [
        ["key": "a", "type": "text", "label": "A", "disabled": true, "validation": ["required": true]],
        ["key": "b", "type": "text", "label": "B", "readOnly": true, "validation": ["required": true]],
      ], initial: ["b": "x"])
    #expect(page.testID("f.a")?.isLocked == true)
    #expect(page.testID("f.a")?.isRequired == false)
    #expect(page.testID("f.b")?.isLocked == true)
    #expect(page.testID("f.b")?.isRequired == true)
    page.testID("f.b")?.actions.setText?("y")
    #expect(page.testID("f.b")?.value == "x")
  }

  @Test("options on their way, failed with a way to try again, and there")
  func options() async throws {
    let answers = HeldAnswers()
    let page = try page([
      [
        "key": "c", "type": "select", "label": "City", "optionsFrom": "cities",
        "options": [["value": "x", "label": "Static"]],
      ]
    ]) { $0.optionsProviders(["cities": { _ in try await answers.next() }]) }
    await page.settle()
    #expect(labels("f.c", on: page) == ["Static"])
    #expect(page.testID("f.c")?.isWaiting == true)
    #expect(
      page.elements.contains {
        if case .spinner(let word) = $0.content { word == "Loading..." } else { false }
      })
    answers.release(.failure(TestError()))
    await page.settle()
    #expect(page.testID("f.c")?.isWaiting == false)
    #expect(page.texts.contains("! Couldn't load the options. Try again."))
    #expect(page.testID("f.c.retry")?.label == "City: Try again")
    page.testID("f.c.retry")?.actions.press?()
    await page.settle()
    #expect(page.testID("f.c")?.isWaiting == true)
    answers.release(.success([OptionDefinition(value: "o", label: "Oslo")]))
    await page.settle()
    #expect(labels("f.c", on: page) == ["Oslo"])
    #expect(page.testID("f.c.retry") == nil)
  }
}

private struct TestError: Error {}

/// Answers of a provider that the test gives one by one.
@MainActor
private final class HeldAnswers {
  private var waiting: [CheckedContinuation<[OptionDefinition], any Error>] = []

  func next() async throws -> [OptionDefinition] {
    try await withCheckedThrowingContinuation { waiting.append($0) }
  }

  func release(_ result: Result<[OptionDefinition], any Error>) {
    guard !waiting.isEmpty else { return }
    waiting.removeFirst().resume(with: result)
  }
}
