import FormhausCore
import FormhausTesting
import FormhausText
import FormhausUI
import FormhausViews
import Surface
import Testing

/// A form whose answers and options are in the scripts of the world, on a screen that nobody sees.
@MainActor
struct ScriptForm {
  /// Texts that are wider or narrower than they are long.
  nonisolated static let samples = [
    "日本語テスト", "한국어", "ＡＢｃ", "Ame\u{301}lie Nguye\u{302}\u{303}n", "a👨‍👩‍👧b", "👍🏽👋🏿", "🇬🇧🇯🇵", "1️⃣2️⃣3", "⚠️ ❤️",
    "नमस्ते क्षा", "กำลังทดสอบ", "שלום עולם", "שָׁלוֹם", "مرحبا بالعالم", "سه‌شنبه", "Ж±§…",
  ]

  let terminal: HeadlessTerminal

  init(
    size: Size = Size(columns: 80, rows: 24), options: ScreenOptions = ScreenOptions(reduceMotion: true),
    initialValues: JSONObject = [:]
  ) throws {
    let view = FormhausForm(
      definition: try Self.definition(), initialValues: initialValues,
      renderer: FormRendererOptions(testIds: .automatic)
    ) { _, _ in .ok }
    .formhausBehavior(FormBehavior(review: true))
    terminal = HeadlessTerminal(view, size: size, options: options)
  }

  nonisolated static func definition() throws -> FormDefinition {
    try FormDefinition(node: JSONParser.parse(TextFile("\(fixtures)/forms/scripts.json").read()))
  }

  var grid: Grid { terminal.frame.flattened }

  /// The text of a row between two columns, as it is drawn.
  func text(row: Int, from start: Int, to end: Int) -> String {
    let grid = grid
    return (start..<end).map { grid[$0, row] }.filter { $0.width > 0 }.map(\.text).joined()
  }

  /// Every cell belongs to one character: a wide one takes the cell behind it too.
  func expectWholeCells(_ location: Testing.SourceLocation = #_sourceLocation) {
    let grid = grid
    for y in 0..<grid.rows {
      var x = 0
      while x < grid.columns {
        let width = Int(grid[x, y].width)
        #expect((1...2).contains(width), "column \(x + 1) of row \(y + 1)", sourceLocation: location)
        for behind in (x + 1)..<max(x + 1, min(x + width, grid.columns)) {
          #expect(grid[behind, y].width == 0, sourceLocation: location)
        }
        x += max(1, width)
      }
      #expect(x == grid.columns, "row \(y + 1) takes \(x) columns", sourceLocation: location)
    }
  }
}
