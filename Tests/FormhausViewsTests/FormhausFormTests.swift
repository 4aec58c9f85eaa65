import FormhausCore
import FormhausStore
import FormhausTesting
import FormhausText
import FormhausViews
import Testing

@MainActor
@Suite("FormhausForm")
struct FormhausFormTests {
  private let answer = HeldAnswer<SubmitResult>()

  /// Plain fields on one page; the second shows for an answer of the third.
  private static let page: JSONValue = [
    "id": "signup", "title": "Sign up", "submit": ["label": "Join"], "cancel": ["label": "Leave"],
    "fields": [
      [
        "key": "name", "type": "text", "label": "Name", "validation": ["required": true],
        "helperText": "In full",
      ],
      ["key": "firm", "type": "text", "label": "Firm", "show": [["field": "plan", "eq": "pro"]]],
      [
        "key": "plan", "type": "radio", "label": "Plan",
        "options": [["value": "free", "label": "Free"], ["value": "pro", "label": "Pro"]],
      ],
      ["key": "news", "type": "checkbox", "label": "Newsletter"],
    ],
  ]

  /// Both steps ask for the same key, each in its words.
  private static let steps: JSONValue = [
    "id": "trip", "title": "Trip", "submit": ["label": "Book"],
    "steps": [
      [
        "id": "one", "title": "Where", "description": "Where do you go?",
        "fields": [["key": "place", "type": "text", "label": "Place"]],
      ],
      [
        "id": "two", "title": "Sure?",
        "fields": [["key": "place", "type": "text", "label": "The same place"]],
      ],
      [
        "id": "three", "title": "Secrets", "next": ["label": "Done"], "back": ["label": "Before"],
        "fields": [
          ["key": "pin", "type": "password", "label": "PIN", "validation": ["required": true]],
          [
            "key": "days", "type": "multiselect", "label": "Days",
            "options": [["value": "mo", "label": "Monday"]],
          ],
        ],
      ],
    ],
  ]

  private func page(
    _ json: JSONValue, initial: JSONObject = [:], review: Bool = true,
    onCancel: @escaping @Sendable @MainActor () -> Void = {},
    onSuccess: @escaping @Sendable @MainActor () -> Void = {}
  ) throws -> Page {
    let answer = answer
    return Page(
      FormhausForm(
        definition: try FormDefinition(json: json), initialValues: initial,
        options: FormEngineOptions(typeChecks: true, trimsText: true),
        renderer: FormRendererOptions(testIds: .automatic)
      ) { _, _ in await answer.value() }
      .formhausBehavior(FormBehavior(review: review))
      .onFormCancel(onCancel)
      .onFormSuccess(onSuccess))
  }

  @Test("a single page: fields in wells, marked when required, and one button; nothing of the title")
  func singlePage() throws {
    let page = try page(Self.page)
    #expect(page.heading == nil)
    #expect(page.wells == ["Name *", "Plan"])
    #expect(page.texts == ["In full", "Name: This field is required"])
    #expect(page.buttons == ["Leave", "Join"])
    let name = try #require(page.testID("signup.name"))
    #expect(name.label == "Name")
    #expect(name.isRequired)
    #expect(name.hint == "In full")
    #expect(name.focusTag == "name")
    #expect(page.testID("signup.plan")?.kind == .oneOf)
    #expect(page.testID("signup.news")?.role == .toggle)
    #expect(page.testID("signup.submit")?.dimmedReason == "Name: This field is required")
    #expect(page.testID("signup.cancel")?.label == "Leave")
  }

  @Test("the options of a choice have test ids of their own")
  func optionTestIDs() throws {
    let page = try page(Self.page)
    let ids = page.elements.compactMap { element in
      if case .choices(let choices) = element.content {
        (0..<choices.options.count).map { choices.options[$0].testID }
      } else {
        nil
      }
    }
    #expect(ids == [["signup.plan.free", "signup.plan.pro"]])
  }

  @Test("what is typed is shown as typed and counts at once")
  func typing() throws {
    let page = try page(Self.page)
    page.testID("signup.name")?.actions.setText?(" Ada L")
    #expect(page.testID("signup.name")?.value == " Ada L")
    #expect(page.testID("signup.submit")?.dimmedReason == nil)
    #expect(page.texts == ["In full"])
  }

  @Test("a field that appears before others leaves their identity alone")
  func identity() throws {
    let page = try page(Self.page)
    let plan = page.elements.first { $0.semantics?.testID == "signup.plan" }?.id
    page.pick(1, in: "Plan")
    #expect(page.wells == ["Name *", "Firm", "Plan"])
    #expect(page.elements.first { $0.semantics?.testID == "signup.plan" }?.id == plan)
    #expect(page.testID("signup.plan")?.value == "Pro")
    page.pick(0, in: "Plan")
    #expect(page.wells == ["Name *", "Plan"])
  }

  @Test("a refused Submit shows the errors and wishes the focus on the first field")
  func refused() throws {
    let page = try page(Self.page)
    page.press("Join")
    #expect(page.texts == ["! Check 1 answer", "! This field is required", "Name: This field is required"])
    #expect(page.testID("signup.summary")?.label == "Check 1 answer")
    #expect(page.buttons.first == "Name: This field is required")
    #expect(page.testID("signup.name")?.error == "This field is required")
    let request = page.elements.lazy.compactMap(\.signals.focusRequest).first
    #expect(request == FocusRequest(serial: 1, tag: "name"))
    #expect(page.announcement == "Name: This field is required")
    page.testID("signup.name")?.actions.setText?("Ada")
    #expect(page.texts == ["In full"])
  }

  @Test("sending locks the fields, the receiver's errors unlock them")
  func receiverErrors() async throws {
    let page = try page(Self.page, initial: ["name": "Ada"])
    page.press("Join")
    #expect(page.buttons == ["Leave", "Sending..."])
    #expect(page.testID("signup.name")?.isLocked == true)
    answer.release(.errors(["name": "Taken", "ghost": "Something else"]))
    await page.settle()
    #expect(page.testID("signup.name")?.error == "Taken")
    #expect(page.testID("signup.name")?.isLocked == false)
    #expect(page.texts.contains("! Something else"))
    #expect(page.buttons == ["Name: Taken", "Leave", "Join"])
  }

  @Test("sent: the message beside the check, then the host goes on")
  func sent() async throws {
    var successes = 0
    let page = try page(Self.page, initial: ["name": "Ada"], onSuccess: { successes += 1 })
    answer.release(.okWithMessage("See you"))
    page.press("Join")
    await page.settle()
    #expect(page.buttons == ["✓ Sent"])
    #expect(page.texts.last == "See you")
    page.clock.advance(by: .milliseconds(600))
    #expect(successes == 1)
  }

  @Test("Cancel tells the host")
  func cancel() throws {
    var cancels = 0
    let page = try page(Self.page, onCancel: { cancels += 1 })
    page.press("Leave")
    #expect(cancels == 1)
  }

  @Test(
    "steps: indicator with Review counted, description, the step's own labels, dimmed until it is filled in")
  func steps() throws {
    let page = try page(Self.steps)
    #expect(page.heading == "Step 1 of 4, Where")
    #expect(page.texts == ["Where do you go?"])
    #expect(page.buttons == ["Continue"])
    page.press("Continue")
    page.press("Continue")
    #expect(page.heading == "Step 3 of 4, Secrets")
    #expect(page.buttons == ["Before", "Done"])
    #expect(page.testID("trip.next")?.dimmedReason == "PIN: This field is required")
  }

  @Test("two steps that ask for one key show it each in its own words")
  func sharedKey() throws {
    let page = try page(Self.steps)
    #expect(page.wells == ["Place"])
    page.press("Continue")
    #expect(page.wells == ["The same place"])
    page.press("Back")
    #expect(page.wells == ["Place"])
  }

  @Test("Review: answers in words, secrets not shown, Edit by test id")
  func review() throws {
    let page = try page(Self.steps, initial: ["place": "Oslo", "pin": "1234", "days": ["mo"]])
    for label in ["Continue", "Continue", "Done"] { page.press(label) }
    #expect(page.heading == "Step 4 of 4, Review")
    #expect(page.answers == ["Place: Oslo", "The same place: Oslo", "PIN: Saved", "Days: Monday"])
    page.testID("trip.two.edit")?.actions.press?()
    #expect(page.heading == "Step 2 of 4, Sure?")
    #expect(page.buttons == ["Back", "Back to review"])
    page.press("Back to review")
    #expect(page.heading == "Step 4 of 4, Review")
    #expect(page.testID("trip.submit")?.label == "Book")
  }

  @Test("without Review the last step sends")
  func withoutReview() throws {
    let page = try page(Self.steps, review: false)
    page.press("Continue")
    page.press("Continue")
    #expect(page.heading == "Step 3 of 3, Secrets")
    #expect(page.buttons == ["Before", "Book"])
  }

  @Test("a definition that cannot run says what is wrong")
  func badDefinition() throws {
    let page = try page([
      "id": "twice", "title": "Twice", "submit": ["label": "Send"],
      "steps": [
        ["id": "a", "title": "A", "fields": []], ["id": "a", "title": "B", "fields": []],
      ],
    ])
    #expect(page.texts == ["! Duplicate step id \"a\"."])
    #expect(page.buttons == [])
  }

  @Test("nothing in a label, an option or an answer reaches the tree unsafe")
  func safety() throws {
    let page = try page(
      [
        "id": "evil", "title": "Evil", "submit": ["label": "Send\u{1B}[2J"],
        "fields": [
          [
            "key": "a", "type": "radio", "label": "La\u{202E}bel", "helperText": "He\u{9B}lp",
            "options": [["value": "x", "label": "harmless\u{202E}txt.exe"]],
          ],
          ["key": "b", "type": "text", "label": "B"],
        ],
      ], initial: ["b": "\u{1B}]0;title\u{7}"])
    for element in page.elements {
      guard let semantics = element.semantics else { continue }
      for text in [semantics.label, semantics.value, semantics.hint].compactMap(\.self) {
        #expect(!text.string.unicodeScalars.contains { $0.properties.generalCategory == .control })
        #expect(!text.string.unicodeScalars.contains("\u{202E}"))
      }
    }
    #expect(page.named("B")?.value == "^[]0;title^G")
  }
}
