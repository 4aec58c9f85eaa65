import FormhausCore
import FormhausTesting
import FormhausText
import FormhausUI
import Surface
import Testing

/// Containers that an app replaces: buttons, progress, sections, groups, items, dialogs.
@MainActor
@Suite("Replaced containers")
struct ContainerTests {
  private static let party: JSONValue = [
    "id": "party", "title": "Party", "submit": ["label": "Send"], "cancel": ["label": "Leave"],
    "steps": [
      [
        "id": "people", "title": "People",
        "fields": [
          [
            "type": "section", "label": "Who comes", "description": "All of you",
            "fields": [["key": "host", "type": "text", "label": "Host"]],
          ],
          [
            "type": "group", "key": "guests", "label": "Guests", "itemLabel": "Guest {n}", "minItems": 1,
            "reorderable": true,
            "fields": [["key": "name", "type": "text", "label": "Name", "validation": ["required": true]]],
          ],
        ],
      ],
      ["id": "end", "title": "End", "fields": [["key": "note", "type": "text", "label": "Note"]]],
    ],
  ]

  private static let replaced = FormComponents.standard
    .progress { Text("\($0.current)/\($0.total) \($0.title)") }
    .section { context in
      VStack {
        Text("== \(context.label) (\(context.description ?? "")) ==")
        context.content
      }
    }
    .group { context in
      VStack {
        Text("\(context.label): \(context.itemCount)")
        context.items
        Button("One more") { context.add() }.accessibilityIdentifier(context.addTestId)
      }
    }
    .groupItem { context in
      VStack {
        HStack {
          Text("[\(context.title)]")
          Button("Drop") { context.remove() }.accessibilityIdentifier(context.removeTestId)
        }
        context.content
      }
    }
    .confirmDialog { context in
      VStack {
        Text("Sure? " + context.title)
        HStack {
          Button("Nope") { context.decline() }.accessibilityIdentifier(context.declineTestId)
          Button("Yep") { context.accept() }.accessibilityIdentifier(context.acceptTestId)
        }
      }
    }
    .actions { context in
      HStack {
        if let cancel = context.state.cancelLabel {
          Button(cancel) { context.cancel() }.accessibilityIdentifier(context.testIds.cancel)
        }
        if context.state.showBack {
          Button("Previous") { context.back() }.accessibilityIdentifier(context.testIds.back)
        }
        Button(context.busy ? "Wait" : "Go: " + context.state.primaryLabel) { context.performPrimaryAction() }
          .accessibilityIdentifier(context.testIds.primary)
          .disabled(context.state.primaryDisabled || context.busy)
      }
    }

  private func terminal(
    initial: JSONObject = [:], components: FormComponents = replaced,
    size: Size = Size(columns: 70, rows: 30),
    onCancel: @escaping EndAction = {}, onSubmit: @escaping FormhausForm.SubmitHandler = { _, _ in .ok }
  ) throws -> HeadlessTerminal {
    HeadlessTerminal(
      FormhausForm(
        definition: try FormDefinition(json: Self.party), initialValues: initial,
        renderer: FormRendererOptions(testIds: .automatic), onSubmit: onSubmit
      )
      .formhausComponents(components)
      .onFormCancel(onCancel), size: size)
  }

  @Test("each container is drawn by its own view")
  func drawn() throws {
    let text = try terminal().text
    for part in ["1/2 People", "== Who comes (All of you) ==", "Guests: 1", "[Guest 1]", "Go: Continue"] {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test("items are added, asked about and removed by an app's own views")
  func items() throws {
    let terminal = try terminal(initial: ["guests": [["name": "Ada"], ["name": "Ben"]]])
    terminal.press("party.guests.add")
    #expect(terminal.text.contains("Guests: 3"))
    #expect(terminal.focusedTestID == "party.guests.2.name")
    terminal.press("party.guests.0.remove")
    #expect(terminal.text.contains("Sure? Remove Guest 1?"))
    #expect(terminal.focusedTestID == "party.decline")
    try terminal.type("<Esc>")
    #expect(!terminal.text.contains("Sure?"))
    #expect(terminal.focusedTestID == "party.guests.0.remove")
    terminal.press("party.guests.0.remove")
    try terminal.type("<Tab><Enter>")
    #expect(terminal.text.contains("Guests: 2"))
    #expect(terminal.screen.text(ofTestID: "party.guests.0.name") == "Ben")
    #expect(terminal.focusedTestID == "party.guests.0.name")
    terminal.press("party.guests.1.remove")
    #expect(terminal.text.contains("Guests: 1"))
  }

  @Test("nothing below a dialog can be reached")
  func modal() throws {
    let terminal = try terminal(initial: ["guests": [["name": "Ada"]]])
    terminal.press("party.guests.0.remove")
    #expect(!terminal.focus("party.host"))
    try terminal.type("<Tab><Tab>x")
    #expect(terminal.text.contains("Sure?"))
    try terminal.type("<Esc>")
    #expect(terminal.screen.text(ofTestID: "party.host") == "")
  }

  @Test("Cancel asks once something was typed, and leaves at once otherwise")
  func cancel() throws {
    var cancelled = 0
    let terminal = try terminal(onCancel: { cancelled += 1 })
    terminal.press("party.cancel")
    #expect(cancelled == 1)
    terminal.focus("party.host")
    try terminal.type("Ada")
    terminal.press("party.cancel")
    #expect(terminal.text.contains("Sure? Leave the form?"))
    #expect(cancelled == 1)
    #expect(terminal.press("party.accept"))
    #expect(cancelled == 2)
  }

  @Test("the built-in dialog is answered by test ids too")
  func builtInDialog() throws {
    let terminal = try terminal(
      initial: ["guests": [["name": "Ada"], ["name": "Ben"]]], components: .standard)
    terminal.press("party.guests.0.remove")
    #expect(terminal.text.contains("Remove Guest 1?"))
    #expect(terminal.press("party.decline"))
    #expect(!terminal.text.contains("Remove Guest 1?"))
    terminal.press("party.guests.0.remove")
    #expect(terminal.press("party.accept"))
    #expect(terminal.screen.text(ofTestID: "party.guests.0.name") == "Ben")
  }

  @Test(
    "steps, sending and going back with an app's own buttons; a busy button keeps the focus, Esc calls sending off"
  )
  func sending() async throws {
    let hold = HeldAnswer<SubmitResult>()
    let terminal = try terminal(
      initial: ["guests": [["name": "Ada"]]], onSubmit: { _, _ in await hold.value() })
    terminal.press("party.next")
    #expect(terminal.text.contains("2/2 End"))
    terminal.press("party.back")
    #expect(terminal.text.contains("1/2 People"))
    terminal.press("party.next")
    terminal.press("party.submit")
    await terminal.settle()
    #expect(terminal.text.contains("Wait"))
    #expect(terminal.focusedTestID == "party.submit")
    hold.release(.ok)
    await terminal.settle()
  }

  @Test("a refused step leads to the field of an app's own item")
  func refused() throws {
    let terminal = try terminal()
    terminal.press("party.next")
    #expect(terminal.focusedTestID == "party.guests.0.name")
    #expect(terminal.text.contains("Guest 1, Name: This field is required"))
  }

  @Test("a custom dialog at 40x12")
  func dialogPicture() throws {
    let terminal = try terminal(
      initial: ["guests": [["name": "Ada"]]], size: Size(columns: 40, rows: 12))
    terminal.press("party.guests.0.remove")
    let golden = GoldenScreen(folder: "Tests/Fixtures/screens")
    let difference = golden.difference("components-dialog-40x12", from: FramePicture(terminal.frame).drawing)
    #expect(difference == nil)
  }
}
