import FormhausTesting
import Surface
import Testing
import TmuxSupport

/// The hardware cursor of a real terminal on every widget: where it is without one, which is on the focus.
@MainActor
@Suite(.serialized) struct WidgetCursorTests {
  nonisolated static let widgets = [
    "text", "email", "phone", "url", "password", "number", "textarea", "date", "time", "datetime",
    "autocomplete", "select", "radio", "multiselect", "checkbox", "switch", "scale", "rating", "picture",
    "file", "address", "section", "group",
  ]

  /// What is typed into a widget: a day, so that its month does not depend on today, or a digit.
  private static func text(_ widget: String) -> String {
    switch widget {
    case "date": "2999-12-03"
    case "datetime": "2999-12-03 10:00"
    default: "1"
    }
  }

  /// Its keys, what it opens, every field, the buttons behind them, and where one is told where one is.
  private static func keys(_ widget: String) -> [String] {
    [
      "<C-g>", text(widget), "<Space>", "<Left>", "<Down>", "<C-g>", "<Tab>", "<C-g>", "<Space>", "<Tab>",
      "<Tab>", "<C-g>", "<S-Tab>", "<End>", "<Home>",
    ]
  }

  private nonisolated static let repository =
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

  @Test(arguments: widgets)
  func theCursorStandsOnTheFocus(widget: String) async throws {
    let file = "\(Self.repository)/docs/widgets/\(widget).json"
    let (headless, id) = try headlessForm(file)
    let desk = try await Desk()
    let tmux = desk.tmux
    try desk.run("formhaus run \(TmuxSession.quoted([file])) > out")
    var typed = "the start"
    for keys in [nil] + Self.keys(widget).map(Optional.some) {
      if let keys {
        // Sent answers end the program, at a time that no test can know.
        if keys == "<Space>", headless.focusedTestID == "\(id).submit" { continue }
        typed += " " + keys
        try headless.type(keys)
        try tmux.keys(keys)
      }
      try await tmux.meet(headless.frame.cursor, after: typed)
    }
  }
}
