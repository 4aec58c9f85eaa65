import FormhausCore
import FormhausStore
import FormhausTesting
import FormhausText
import Testing

@testable import FormhausViews

@MainActor
@Suite("Sections and groups on a page")
struct GroupViewTests {
  private static let people: JSONValue = [
    "id": "visit", "title": "Visit", "submit": ["label": "Send"],
    "fields": [
      [
        "type": "group", "key": "people", "label": "People", "helperText": "All of you",
        "itemLabel": "Person {n}",
        "addLabel": "Add a person", "minItems": 1, "maxItems": 3, "reorderable": true,
        "fields": [
          ["key": "name", "type": "text", "label": "Name", "validation": ["required": true]],
          ["key": "child", "type": "checkbox", "label": "A child"],
          [
            "type": "section", "label": "School", "show": [["field": "child", "eq": true]],
            "fields": [["key": "school", "type": "text", "label": "Name of the school"]],
          ],
        ],
      ]
    ],
  ]

  private static let sections: JSONValue = [
    "id": "order", "title": "Order", "submit": ["label": "Send"],
    "fields": [
      ["key": "other", "type": "checkbox", "label": "Another address"],
      [
        "type": "section", "key": "address", "label": "Address", "description": "Where it goes",
        "show": [["field": "other", "eq": true]],
        "fields": [["key": "street", "type": "text", "label": "Street"]],
      ],
      ["key": "notes", "type": "text", "label": "Notes"],
    ],
  ]

  private func page(_ json: JSONValue, initial: JSONObject = [:]) throws -> Page {
    Page(
      FormhausForm(
        definition: try FormDefinition(json: json), initialValues: initial,
        renderer: FormRendererOptions(testIds: .automatic)
      ) { _, _ in .ok })
  }

  private func id(_ testID: String, on page: Page) -> ElementID? {
    page.elements.first { $0.semantics?.testID == testID }?.id
  }

  @Test(
    "a section: heading, description, its fields, and a line before what follows; hidden with its condition")
  func section() throws {
    let page = try page(Self.sections)
    #expect(page.wells == ["Notes"])
    let notes = id("order.notes", on: page)
    page.testID("order.other")?.actions.press?()
    #expect(page.texts == ["Address", "Where it goes"])
    #expect(page.wells == ["Street", "Notes"])
    #expect(page.named("Address")?.role == .header)
    let kinds = page.elements.filter { if case .divider = $0.content { true } else { false } }
    #expect(kinds.count == 1)
    #expect(id("order.notes", on: page) == notes)
  }

  @Test("a group: label, helper, each item under its heading, its fields, then its buttons, Add at the end")
  func group() throws {
    let page = try page(Self.people, initial: ["people": [["name": "Ada"], ["name": "Ben"]]])
    #expect(page.texts == ["People", "All of you", "Person 1 of 2", "Person 2 of 2"])
    #expect(page.wells == ["Name *", "Name *"])
    #expect(
      page.buttons == ["Move down", "Remove", "Move up", "Remove", "Add a person", "Send"])
    #expect(page.named("Person 1 of 2")?.purpose == .item(title: "Person 1", number: 1, of: 2))
    #expect(page.testID("visit.people.1.name")?.value == "Ben")
    #expect(page.testID("visit.people.1.remove")?.label == "Remove Person 2")
    #expect(page.testID("visit.people.0.moveDown")?.label == "Move Person 1 down")
    let ids = page.elements.compactMap { $0.semantics?.testID }
    #expect(
      ids.filter { $0.hasPrefix("visit.people.0") } == [
        "visit.people.0.name", "visit.people.0.child", "visit.people.0.moveDown", "visit.people.0.remove",
      ])
    #expect(page.testID("visit.people.add")?.focusTag == "people")
  }

  @Test("fields of an item appear for answers of the same item only")
  func itemConditions() throws {
    let page = try page(Self.people, initial: ["people": [["name": "Ada"], ["name": "Ben"]]])
    page.testID("visit.people.1.child")?.actions.press?()
    #expect(page.wells == ["Name *", "Name *", "Name of the school"])
    #expect(page.texts.contains("School"))
    page.testID("visit.people.1.school")?.actions.setText?("Elm")
    #expect(page.testID("visit.people.1.school")?.value == "Elm")
    #expect(page.testID("visit.people.0.school") == nil)
  }

  @Test("what is typed into an item, and what appears in it, leaves the others as they are")
  func costs() throws {
    let page = try page(
      Self.people, initial: ["people": [["name": "Ada"], ["name": "Ben"], ["name": "Cy"]]])
    func element(_ testID: String) throws -> Element {
      try #require(page.elements.first { $0.semantics?.testID == testID })
    }
    let (own, other) = (try element("visit.people.0.name"), try element("visit.people.1.name"))
    page.testID("visit.people.0.name")?.actions.setText?("Ada ")
    #expect(page.testID("visit.people.0.name")?.value == "Ada ")
    page.testID("visit.people.0.child")?.actions.press?()
    #expect(page.texts.contains("School"))
    #expect(try element("visit.people.1.name").isSame(as: other))
    #expect(!(try element("visit.people.0.name").isSame(as: own)))
  }

  @Test("Add until there is no more room, which is said beside it")
  func add() throws {
    let page = try page(Self.people)
    for _ in 0..<2 { page.testID("visit.people.add")?.actions.press?() }
    #expect(page.testID("visit.people.2.name") != nil)
    #expect(page.testID("visit.people.add")?.dimmedReason == "At most 3")
    #expect(page.texts.contains("At most 3"))
    page.testID("visit.people.add")?.actions.press?()
    #expect(page.testID("visit.people.3.name") == nil)
    page.testID("visit.people.2.remove")?.actions.press?()
    #expect(page.testID("visit.people.add")?.dimmedReason == nil)
  }

  @Test("an item keeps its identity and what was typed when another one goes or it moves")
  func identity() throws {
    let page = try page(Self.people, initial: ["people": [["name": "Ada"], ["name": "Ben"], ["name": "Cy"]]])
    page.testID("visit.people.2.name")?.actions.setText?("Cy  ")
    let (ben, cy) = (id("visit.people.1.name", on: page), id("visit.people.2.name", on: page))
    page.testID("visit.people.0.remove")?.actions.press?()
    page.dialog?.actions.press?()
    #expect(id("visit.people.0.name", on: page) == ben)
    #expect(id("visit.people.1.name", on: page) == cy)
    #expect(page.testID("visit.people.1.name")?.value == "Cy  ")
    page.testID("visit.people.1.moveUp")?.actions.press?()
    #expect(id("visit.people.0.name", on: page) == cy)
    #expect(page.testID("visit.people.0.name")?.value == "Cy  ")
    page.testID("visit.people.0.name")?.actions.setText?("Cyd")
    #expect(page.testID("visit.people.0.name")?.value == "Cyd")
    #expect(page.testID("visit.people.1.name")?.value == "Ben")
  }

  @Test("removing asks first, but not for an item with nothing in it")
  func confirmation() throws {
    let page = try page(Self.people, initial: ["people": [["name": "Ada"]]])
    page.testID("visit.people.add")?.actions.press?()
    page.testID("visit.people.0.remove")?.actions.press?()
    let confirmation = page.dialog?.confirmation
    #expect(confirmation?.title == "Remove Person 1?")
    #expect(confirmation?.accept == "Remove")
    page.dialog?.actions.cancel?()
    #expect(page.dialog == nil)
    #expect(page.testID("visit.people.1.name") != nil)
    page.testID("visit.people.1.remove")?.actions.press?()
    #expect(page.dialog == nil)
    #expect(page.testID("visit.people.1.name") == nil)
  }

  @Test("too few items: the message under the group, the focus on Add")
  func tooFew() throws {
    let page = try page(Self.people)
    page.testID("visit.people.0.remove")?.actions.press?()
    page.press("Send")
    #expect(page.texts.contains("! Add at least 1"))
    #expect(page.testID("visit.people.add")?.error == "Add at least 1")
    let request = page.elements.lazy.compactMap(\.signals.focusRequest).first
    #expect(request?.tag == "people")
  }

  @Test("an error stands in its item, and moves with it")
  func errors() throws {
    let page = try page(Self.people, initial: ["people": [["name": "Ada"], [:]]])
    page.press("Send")
    #expect(page.testID("visit.people.1.name")?.error == "This field is required")
    page.testID("visit.people.1.moveUp")?.actions.press?()
    #expect(page.testID("visit.people.0.name")?.error == "This field is required")
    #expect(page.testID("visit.people.1.name")?.error == nil)
  }

  @Test("the reason of a dimmed button names the item")
  func reason() throws {
    let page = try page(Self.people, initial: ["people": [["name": "Ada"], [:]]])
    #expect(page.testID("visit.submit")?.dimmedReason == "Person 2, Name: This field is required")
  }

  @Test("Review: how many items there are, and the answers in each")
  func review() throws {
    let page = Page(
      FormhausForm(
        definition: try FormDefinition(json: [
          "id": "trip", "title": "Trip", "submit": ["label": "Book"],
          "steps": [
            [
              "id": "who", "title": "Who",
              "fields": [
                [
                  "type": "group", "key": "people", "label": "People",
                  "fields": [["key": "name", "type": "text", "label": "Name"]],
                ],
                ["key": "stars", "type": "rating", "label": "Stars"],
                ["key": "price", "type": "number", "label": "Price"],
              ],
            ]
          ],
        ]), initialValues: ["people": [["name": "Ada"], [:]], "stars": 4, "price": 1.5],
        options: FormEngineOptions(locale: "de")
      ) { _, _ in .ok }
      .formhausBehavior(FormBehavior(review: true)))
    page.press("Weiter")
    #expect(
      page.answers == [
        "People: 2", "People 1, Name: Ada", "People 2, Name: Keine Angabe", "Stars: 4 von 5", "Price: 1,5",
      ])
  }

  @Test("Review: a skipped step says so in its only row")
  func skipped() throws {
    let page = Page(
      FormhausForm(
        definition: try FormDefinition(json: [
          "id": "trip", "title": "Trip", "submit": ["label": "Book"],
          "steps": [
            [
              "id": "extras", "title": "Extras", "skip": ["label": "Not now"],
              "fields": [["key": "wish", "type": "text", "label": "Wish"]],
            ],
            ["id": "end", "title": "End", "fields": [["key": "note", "type": "text", "label": "Note"]]],
          ],
        ])
      ) { _, _ in .ok }
      .formhausBehavior(FormBehavior(review: true)))
    page.press("Not now")
    page.press("Continue")
    #expect(page.answers == [": Skipped", "Note: Not given"])
  }

  @Test(
    "a box is given once it was touched: the same words on its page and on Review",
    arguments: [0: "Not given", 1: "Yes", 2: "No"])
  func flags(touches: Int, words: String) throws {
    let page = Page(
      FormhausForm(
        definition: try FormDefinition(json: [
          "id": "f", "title": "F", "submit": ["label": "Send"],
          "steps": [
            [
              "id": "a", "title": "A",
              "fields": [
                ["key": "box", "type": "checkbox", "label": "Box"],
                ["key": "lamp", "type": "switch", "label": "Lamp"],
              ],
            ]
          ],
        ]), renderer: FormRendererOptions(testIds: .automatic)
      ) { _, _ in .ok }
      .formhausBehavior(FormBehavior(review: true)))
    for _ in 0..<touches { for id in ["f.box", "f.lamp"] { page.testID(id)?.actions.press?() } }
    for id in ["f.box", "f.lamp"] { #expect(page.testID(id)?.value?.string ?? "Not given" == words) }
    page.press("Continue")
    #expect(page.answers == ["Box: \(words)", "Lamp: \(words)"])
  }
}
