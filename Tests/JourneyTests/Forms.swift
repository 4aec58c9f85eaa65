import TmuxSupport

/// A small form with a question that only some are asked.
enum VisitForm {
  static let text = """
    {
      "id": "visit",
      "title": "Visit",
      "submit": {"label": "Book"},
      "fields": [
        {"key": "name", "type": "text", "label": "Name", "validation": {"required": true}},
        {
          "key": "kind", "type": "radio", "label": "Kind",
          "options": [{"value": "person", "label": "Person"}, {"value": "firm", "label": "Firm"}]
        },
        {
          "key": "firm", "type": "text", "label": "Firm name",
          "show": [{"field": "kind", "eq": "firm"}], "validation": {"required": true}
        },
        {"key": "notes", "type": "textarea", "label": "Notes", "rows": 3}
      ]
    }

    """
}

extension Desk {
  /// Waits for the form's first screen.
  @discardableResult
  func visit() async throws -> TmuxScreen {
    try await tmux.waitUntil("the form") { screen in
      screen.isAlternate && screen.contains("[ Book ]")
        && screen.row(containing: "Name *") == screen.cursor.y - 1
    }
  }

  /// Fills in the name and goes to the button.
  func fillIn(name: String = "Ada") async throws {
    try tmux.keys("\(name)<Tab><Tab><Tab>")
    try await atBook()
  }

  /// Waits until the form rests with the focus on its button.
  @discardableResult
  func atBook() async throws -> TmuxScreen {
    try await tmux.waitUntil("Book in focus") {
      $0.contains("[>Book<]") && $0.behindCursor.hasPrefix("Book<]")
    }
  }
}

/// The path of the sign-up form among the examples.
let signUpForm = exampleForm("signup")

/// The path of a form among the examples.
func exampleForm(_ name: String) -> String {
  "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/docs/examples/\(name).json"
}
