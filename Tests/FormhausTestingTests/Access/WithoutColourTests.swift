import FormhausCore
import FormhausTesting
import FormhausText
import FormhausUI
import Surface
import Testing

/// What is told by colour, bold or underline is told by a letter or a word too: the text of the screen alone,
/// without the cursor, tells the states apart.
@MainActor
@Suite("Without colour") struct WithoutColourTests {
  nonisolated static let looks = [
    ScreenOptions(reduceMotion: true),
    ScreenOptions(reduceMotion: true, ascii: true),
    ScreenOptions(reduceMotion: true, ascii: true, borders: .none),
  ]

  /// The text of the screen without the row of hints.
  private func page(_ terminal: HeadlessTerminal) -> String {
    terminal.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().joined(separator: "\n")
  }

  @Test("where the focus is", arguments: WidgetForm.names)
  func focus(widget: String) throws {
    for (number, options) in Self.looks.enumerated() {
      let terminal = try WidgetForm.terminal(widget, options: options)
      let first = terminal.focusedTestID
      var seen: [String: String] = [:]
      repeat {
        let id = terminal.focusedTestID ?? ""
        let twin = seen.updateValue(id, forKey: page(terminal))
        #expect(twin == nil, "look \(number): \(twin ?? "") and \(id)")
        try terminal.type("<Tab>")
      } while terminal.focusedTestID != first
      #expect(seen.count > 1)
    }
  }

  @Test(
    "what is picked",
    arguments: ["select", "radio", "multiselect", "checkbox", "switch", "scale", "rating", "picture"])
  func picked(widget: String) throws {
    for (number, options) in Self.looks.enumerated() {
      let before = try WidgetForm.terminal(widget, options: options)
      try before.type("<Tab>")
      let after = try WidgetForm.terminal(widget, options: options)
      try after.type(widget == "select" ? "<Enter><Enter><Tab>" : "<Space><Tab>")
      #expect(before.focusedTestID == after.focusedTestID)
      #expect(page(before) != page(after), "look \(number)")
    }
  }

  @Test(
    "what is refused",
    arguments: ["text", "email", "password", "date", "select", "radio", "checkbox", "file", "group"])
  func refused(widget: String) throws {
    for options in Self.looks {
      let terminal = try WidgetForm.terminal(widget, options: options)
      #expect(!page(terminal).contains("! "))
      while terminal.focusedTestID?.hasSuffix(".submit") == false { try terminal.type("<Tab>") }
      try terminal.type("<Enter>")
      let words = widget == "checkbox" ? "! Please accept the terms" : "! This field is required"
      #expect(page(terminal).contains(words))
    }
  }

  @Test("what cannot be picked, and what cannot be changed")
  func disabled() throws {
    for options in Self.looks {
      #expect(try page(WidgetForm.terminal("radio", options: options)).contains("(-) A talk (not available)"))
      for type in FieldType.builtInNames where type != "section" {
        let pages = try [false, true].map { isDisabled in
          try page(
            WidgetForm.terminal(
              FormDefinition(json: Self.form(type, isDisabled: isDisabled)), options: options))
        }
        #expect(pages[0] != pages[1], "\(type)")
      }
    }
  }

  /// Something to type in first, so that the focus is not what makes the difference.
  private static func form(_ type: String, isDisabled: Bool) -> JSONValue {
    [
      "id": "f", "title": "F", "submit": ["label": "Send"],
      "fields": [
        ["key": "first", "type": "text", "label": "First"],
        [
          "key": "x", "type": .string(type), "label": "Label", "disabled": .bool(isDisabled),
          "options": [["value": "a", "label": "A"], ["value": "b", "label": "B"]],
        ],
      ],
    ]
  }
}
