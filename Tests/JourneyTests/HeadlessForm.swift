import FormhausCore
import FormhausTesting
import FormhausText
import FormhausViews
import Surface
import TmuxSupport

/// The form of a file on a terminal without a terminal, as `formhaus run` shows it.
@MainActor
func headlessForm(_ path: String) throws -> (terminal: HeadlessTerminal, id: String) {
  let definition = try FormDefinition(node: JSONParser.parse(TextFile(path).read()))
  let view = FormhausForm(
    definition: definition, options: FormEngineOptions(typeChecks: true, trimsText: true),
    renderer: FormRendererOptions(testIds: .automatic)
  ) { _, _ in .ok }
  .formhausBehavior(FormBehavior(review: true))
  return (HeadlessTerminal(view), definition.id)
}

extension TmuxSession {
  /// Waits until the cursor stands in a cell of the full screen.
  func meet(_ cell: Point, after what: String) async throws {
    try await waitUntil("the cursor in column \(cell.x) of row \(cell.y) after \(what)") { screen in
      screen.isAlternate && screen.cursor == (cell.x, cell.y)
    }
  }
}
