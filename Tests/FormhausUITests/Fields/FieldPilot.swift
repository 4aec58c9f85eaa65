import FormhausCore
import FormhausTesting
import FormhausText
import Surface

@testable import FormhausUI
@testable import FormhausViews

/// A form of the definition language on a screen without a terminal, with the answers that it has.
@MainActor
final class FieldPilot {
  let terminal: HeadlessTerminal
  private(set) var sent: JSONObject?

  /// - Parameter fields: the fields of one page; its id is `form`.
  init(
    _ fields: [JSONValue], locale: String = "en", today: String? = nil,
    size: Size = Size(columns: 80, rows: 24),
    mouse: Bool = false, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws {
    let definition = try FormDefinition(json: [
      "id": "form", "title": "Form", "submit": ["label": "Send"], "fields": .array(fields),
    ])
    let answers = Answers()
    let view = FormhausForm(
      definition: definition, options: FormEngineOptions(locale: locale, today: today),
      renderer: FormRendererOptions(testIds: .automatic)
    ) { values, _ in
      answers.sent = values
      return .ok
    }
    terminal = HeadlessTerminal(
      view, size: size,
      options: ScreenOptions(
        colours: .monochrome, reduceMotion: true, mouse: mouse, labels: Labels(locale: locale)), change)
    self.answers = answers
  }

  private let answers: Answers

  @MainActor
  private final class Answers {
    var sent: JSONObject?
  }

  func keys(_ keys: String) throws { try terminal.type(keys) }

  /// The text of a field as it is being edited.
  func text(_ key: String) -> String? { terminal.screen.text(ofTestID: "form." + key) }

  /// Sends the form and gives what was sent; nil when it was refused.
  func send() async -> JSONObject? {
    terminal.press("form.submit")
    await terminal.settle()
    return answers.sent
  }

  var said: String? { terminal.announcements.last }
  var focus: String? { terminal.focusedTestID }
  var picture: String { terminal.text }

  /// The text of the screen's row from the cursor on, up to the first blank.
  var wordAtCursor: String {
    let (grid, cursor) = (terminal.frame.flattened, terminal.frame.cursor)
    let rest = (cursor.x..<grid.columns).map { grid[$0, cursor.y].text }
    return rest.prefix { $0.allSatisfy { $0.isNumber || $0.isLetter } }.joined()
  }
}
