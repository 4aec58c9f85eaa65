import FormhausCore
import FormhausStore
import FormhausText
import Testing

@MainActor
@Suite("Moving through a form")
struct FormNavigationTests {
  @Test("a failed Continue shows the errors, says the first and puts the focus on it")
  func failedContinue() throws {
    let form = try FormUnderTest(order)
    form.send(.next) { $0.refuse("name", "This field is required", label: "Name") }
    form.send(.next) { $0.refuse("name", "This field is required", label: "Name") }
  }

  @Test("after a failed Continue the field is checked again on each edit")
  func liveCheck() throws {
    let form = try FormUnderTest(order, initial: ["name": "Ada"])
    form.send(.next) { $0.arrive("Step 2 of 3, Pay", step: "pay") }
    form.send(.setText(key: "amount", "1"))
    form.send(.next) { $0.refuse("amount", "Must be at least 5", label: "Amount") }
    form.send(.setText(key: "amount", "1x")) { $0.errors["amount"] = "Enter a number" }
    form.send(.setText(key: "amount", "12")) { $0.errors = [:] }
    form.send(.setText(key: "amount", "2")) { $0.errors["amount"] = "Must be at least 5" }
  }

  @Test("a field that was never refused is not checked while it is typed")
  func noCheckWhileTyping() throws {
    let form = try FormUnderTest(order, initial: ["name": "Ada"])
    form.send(.next) { $0.arrive("Step 2 of 3, Pay", step: "pay") }
    form.send(.setText(key: "mail", "no address"))
    form.send(.setText(key: "amount", "1"))
  }

  @Test("through all steps to Review, and back from it")
  func toReview() throws {
    let form = try FormUnderTest(order, initial: ["name": "Ada"])
    form.send(.back)
    form.send(.next) { $0.arrive("Step 2 of 3, Pay", step: "pay") }
    form.send(.next) { $0.arrive("Step 3 of 3, Review", review: true) }
    form.send(.next)
    form.send(.back) { $0.arrive("Step 2 of 3, Pay") }
    form.send(.back) { $0.arrive("Step 1 of 3, Who", step: "who") }
  }

  @Test("without Review the last step is the end")
  func withoutReview() throws {
    let form = try FormUnderTest(order, initial: ["name": "Ada"], review: false)
    form.send(.next) { $0.arrive("Step 2 of 2, Pay", step: "pay") }
    #expect(form.form.isAtEnd)
    form.send(.next)
  }

  @Test("Edit jumps to the step, and Continue goes straight back to Review")
  func edit() throws {
    let form = try FormUnderTest(order, initial: ["name": "Ada"])
    form.goToReview()
    form.send(.edit(0)) {
      $0.returnsToReview = true
      $0.arrive("Step 1 of 3, Who", step: "who")
    }
    form.send(.setText(key: "name", "Maya"))
    form.send(.next) {
      $0.returnsToReview = false
      $0.arrive("Step 3 of 3, Review", review: true)
    }
    form.send(.edit(7))
  }

  @Test("when an edit makes further required questions apply, those are asked first, then Review")
  func editAsksMore() throws {
    let form = try FormUnderTest(order, initial: ["name": "Ada"])
    form.goToReview()
    form.send(.edit(0)) {
      $0.returnsToReview = true
      $0.arrive("Step 1 of 3, Who", step: "who")
    }
    form.send(.setValue(key: "kind", "firm"))
    form.send(.next) { $0.arrive("Step 2 of 4, Firm", step: "firm") }
    form.send(.next) { $0.refuse("firmName", "This field is required", label: "Firm name") }
    form.send(.setText(key: "firmName", "Acme")) { $0.errors = [:] }
    form.send(.next) {
      $0.returnsToReview = false
      $0.arrive("Step 4 of 4, Review", review: true)
    }
  }

  @Test("Back after Edit keeps the way back to Review")
  func backAfterEdit() throws {
    let form = try FormUnderTest(order, initial: ["name": "Ada"])
    form.goToReview()
    form.send(.edit(1)) {
      $0.returnsToReview = true
      $0.arrive("Step 2 of 3, Pay")
    }
    form.send(.back) { $0.arrive("Step 1 of 3, Who", step: "who") }
    form.send(.next) {
      $0.returnsToReview = false
      $0.arrive("Step 3 of 3, Review", review: true)
    }
  }

  @Test("an answer that takes an earlier step off the path leaves the person on the step that shows")
  func pathShrinks() throws {
    let form = try FormUnderTest(lateCondition, initial: ["b": "on"])
    form.send(.next) { $0.arrive("Step 2 of 4, Middle", step: "middle") }
    form.send(.next) { $0.arrive("Step 3 of 4, Last", step: "last") }
    form.send(.setText(key: "b", "off"))
    #expect(form.form.flow.current == 1)
    form.send(.next) { $0.arrive("Step 3 of 3, Review", review: true) }
  }

  @Test("autoAdvance moves on when the person is done with the field, but never sends")
  func autoAdvance() throws {
    let form = try FormUnderTest(advancing)
    form.send(.commit(key: "plan")) { $0.refuse("plan", "This field is required", label: "Plan") }
    form.send(.setValue(key: "plan", "pro")) { $0.errors = [:] }
    form.send(.commit(key: "plan")) { $0.arrive("Step 2 of 3, End", step: "end") }
    form.send(.commit(key: "again")) { $0.arrive("Step 3 of 3, Review", review: true) }
    form.send(.commit(key: "again"))
    form.send(.commit(key: "nothing"))
  }

  @Test("a step is skipped: its answers go, and Review follows the last one")
  func skip() throws {
    let receiver = Receiver()
    let form = try FormUnderTest(skippable, initial: ["name": "Ada", "extra": "x", "wish": "y"])
    form.send(.skip(receiver.work()))
    form.send(.next) { $0.arrive("Step 2 of 4, Extra", step: "extra") }
    form.send(.skip(receiver.work())) { $0.arrive("Step 3 of 4, Wish", step: "wish") }
    form.send(.skip(receiver.work())) { $0.arrive("Step 4 of 4, Review", review: true) }
    #expect(form.form.engine.skippedSteps == ["extra", "wish"])
    #expect(form.form.engine.submitValues == ["name": "Ada"])
    form.send(.skip(receiver.work()))
    #expect(receiver.submissions == 0)
  }

  @Test("Continue on a step that was skipped asks it again")
  func unskip() throws {
    let form = try FormUnderTest(skippable, initial: ["name": "Ada"])
    form.send(.next) { $0.arrive("Step 2 of 4, Extra", step: "extra") }
    form.send(.skip(Receiver().work())) { $0.arrive("Step 3 of 4, Wish", step: "wish") }
    form.send(.back) { $0.arrive("Step 2 of 4, Extra", step: "extra") }
    form.send(.next) { $0.refuse("extra", "This field is required", label: "Extra") }
    #expect(form.form.engine.skippedSteps == [])
  }
}

extension FormUnderTest {
  /// From the first step of `order` to Review.
  func goToReview() {
    send(.next) { $0.arrive("Step 2 of 3, Pay", step: "pay") }
    send(.next) { $0.arrive("Step 3 of 3, Review", review: true) }
  }
}

/// The middle step shows for an answer on the last one.
private let lateCondition: JSONValue = [
  "id": "late", "title": "Late", "submit": ["label": "Send"],
  "steps": [
    ["id": "first", "title": "First", "fields": [["key": "a", "type": "text", "label": "A"]]],
    [
      "id": "middle", "title": "Middle", "show": [["field": "b", "eq": "on"]],
      "fields": [["key": "m", "type": "text", "label": "M"]],
    ],
    ["id": "last", "title": "Last", "fields": [["key": "b", "type": "text", "label": "B"]]],
  ],
]

private let advancing: JSONValue = [
  "id": "plans", "title": "Plans", "submit": ["label": "Send"],
  "steps": [
    [
      "id": "plan", "title": "Plan",
      "fields": [
        [
          "key": "plan", "type": "radio", "label": "Plan", "autoAdvance": true,
          "validation": ["required": true], "options": [["value": "pro", "label": "Pro"]],
        ]
      ],
    ],
    [
      "id": "end", "title": "End",
      "fields": [
        [
          "key": "again", "type": "radio", "label": "Again", "autoAdvance": true,
          "options": [["value": "yes", "label": "Yes"]],
        ]
      ],
    ],
  ],
]

let skippable: JSONValue = [
  "id": "skippable", "title": "Skippable", "submit": ["label": "Send"],
  "steps": [
    ["id": "who", "title": "Who", "fields": [["key": "name", "type": "text", "label": "Name"]]],
    [
      "id": "extra", "title": "Extra", "skip": ["label": "Skip"],
      "fields": [["key": "extra", "type": "text", "label": "Extra", "validation": ["required": true]]],
    ],
    [
      "id": "wish", "title": "Wish", "skip": ["label": "Skip"],
      "fields": [["key": "wish", "type": "text", "label": "Wish", "validation": ["required": true]]],
    ],
  ],
]
