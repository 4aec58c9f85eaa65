import FormhausCore
import FormhausStore
import FormhausText
import Testing

@MainActor
@Suite("The items of a group")
struct FormItemTests {
  @Test("a new item gets the focus and is announced")
  func add() throws {
    let form = try FormUnderTest(party)
    form.send(.addItem(group: "people")) {
      $0.focus = "people.1.name"
      $0.focusWishes = 1
      $0.spoken = "Person 2 added"
    }
    #expect(form.form.engine.itemCount("people") == 2)
  }

  @Test("above the most that are allowed nothing is added")
  func addTooMany() throws {
    let form = try FormUnderTest(party, initial: ["people": [[:], [:], [:]]])
    form.send(.addItem(group: "people"))
    #expect(form.form.engine.itemCount("people") == 3)
  }

  @Test(
    "a removed item leaves the focus to the next one, the last one to the one before, the only one to the group"
  )
  func remove() throws {
    let form = try FormUnderTest(
      party, initial: ["people": [["name": "Ada"], ["name": "Bo"], ["name": "Cy"]]])
    let ids = form.form.engine.items("people").map(\.id)
    form.send(.removeItem(group: "people", ids[0]))
    form.send(.answer(accepts: true)) { $0.removed("Person 1", focus: "people.0.name") }
    form.send(.removeItem(group: "people", ids[2]))
    form.send(.answer(accepts: true)) { $0.removed("Person 2", focus: "people.0.name") }
    #expect(form.form.engine.value("people.0.name") == "Bo")
    form.send(.removeItem(group: "people", ids[1]))
    form.send(.answer(accepts: true)) { $0.removed("Person 1", focus: "people") }
    form.send(.removeItem(group: "people", ids[1]))
  }

  @Test("what was typed and refused stays with its item when another one goes or moves")
  func follow() throws {
    let form = try FormUnderTest(party, initial: ["people": [["name": "Ada"], [:], ["name": "Cy"]]])
    let ids = form.form.engine.items("people").map(\.id)
    form.send(.check(key: "people.1.name")) { $0.errors["people.1.name"] = "This field is required" }
    form.send(.setText(key: "people.1.age", " 4 "))
    form.send(.removeItem(group: "people", ids[0]))
    form.send(.answer(accepts: true)) {
      $0.removed("Person 1", focus: "people.0.name")
      $0.errors = ["people.0.name": "This field is required"]
    }
    #expect(form.form.text("people.0.age") == " 4 ")
    form.send(.moveItem(group: "people", from: 0, to: 1)) {
      $0.errors = ["people.1.name": "This field is required"]
      $0.spoken = "Person 1 moved to place 2 of 2"
    }
    #expect(form.form.text("people.1.age") == " 4 ")
    #expect(form.form.text("people.0.age") == "")
    form.send(.setText(key: "people.1.name", "Bo")) { $0.errors = [:] }
    form.send(.setText(key: "people.1.name", "")) {
      $0.errors = ["people.1.name": "This field is required"]
    }
    form.send(.setText(key: "people.0.name", ""))
  }

  @Test("an item with answers is asked about first, and stays when the answer is no")
  func question() throws {
    let form = try FormUnderTest(party, initial: ["people": [["name": "Ada"], [:], [:]]])
    let ids = form.form.engine.items("people").map(\.id)
    form.send(.removeItem(group: "people", ids[0]))
    #expect(form.form.question == .removeItem(group: "people", ids[0]))
    form.send(.answer(accepts: false))
    #expect(form.form.question == nil)
    #expect(form.form.engine.itemCount("people") == 3)
    form.send(.removeItem(group: "people", ids[1])) { $0.removed("Person 2", focus: "people.1.name") }
    #expect(form.form.question == nil)
  }

  @Test("a question about an item that the host removes is taken back")
  func droppedQuestion() throws {
    let form = try FormUnderTest(party, initial: ["people": [["name": "Ada"], ["name": "Bo"]]])
    let id = form.form.engine.items("people")[0].id
    form.send(.removeItem(group: "people", id))
    form.send(.engine { $0.removeItem("people", id: id) })
    #expect(form.form.question == nil)
    form.send(.answer(accepts: true))
    #expect(form.form.engine.value("people.0.name") == "Bo")
  }

  @Test("Cancel asks once something was filled in")
  func cancel() throws {
    let form = try FormUnderTest(party)
    var cancelled = 0
    form.send(.cancel { cancelled += 1 })
    #expect(cancelled == 1)
    form.send(.setText(key: "people.0.name", "Ada"))
    form.send(.cancel { cancelled += 1 })
    #expect(form.form.question == .cancel)
    #expect(cancelled == 1)
    form.send(.answer(accepts: true))
    #expect(cancelled == 2)
    #expect(form.form.question == nil)
  }

  @Test("a place that there is not moves nothing")
  func moveNowhere() throws {
    let form = try FormUnderTest(party, initial: ["people": [["name": "Ada"], ["name": "Bo"]]])
    form.send(.moveItem(group: "people", from: 0, to: 2))
    form.send(.moveItem(group: "people", from: -1, to: 0))
    form.send(.moveItem(group: "people", from: 1, to: 1))
    #expect(form.form.engine.value("people.0.name") == "Ada")
  }

  @Test("a group that was refused for too few items is checked again when one comes")
  func tooFew() throws {
    let form = try FormUnderTest(party, initial: ["people": []])
    form.send(.check(key: "people")) { $0.errors["people"] = "Add at least 1" }
    form.send(.addItem(group: "people")) {
      $0.errors = [:]
      $0.focus = "people.0.name"
      $0.focusWishes = 1
      $0.spoken = "Person 1 added"
    }
  }
}

extension SeenForm {
  fileprivate mutating func removed(_ item: String, focus key: String) {
    focus = key
    focusWishes += 1
    spoken = "\(item) removed"
  }
}

/// One to three people on a single page.
private let party: JSONValue = [
  "id": "party", "title": "Party", "submit": ["label": "Send"],
  "fields": [
    [
      "type": "group", "key": "people", "label": "People", "itemLabel": "Person {n}", "minItems": 1,
      "maxItems": 3, "reorderable": true,
      "fields": [
        ["key": "name", "type": "text", "label": "Name", "validation": ["required": true]],
        ["key": "age", "type": "text", "label": "Age"],
      ],
    ]
  ],
]
