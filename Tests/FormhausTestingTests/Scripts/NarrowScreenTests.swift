import FormhausCore
import FormhausTesting
import FormhausUI
import FormhausViews
import Surface
import Testing

/// Our own texts on a screen of 40 columns and 12 rows, in each language that comes with the program.
@MainActor
@Suite("Our texts on a narrow screen")
struct NarrowScreenTests {
  private func terminal(_ language: String) throws -> HeadlessTerminal {
    var definition = try FormDefinition(json: [
      "id": "f", "title": "F", "submit": ["label": "OK"], "cancel": ["label": "No"],
      "steps": [
        [
          "id": "a", "title": "A", "skip": ["label": "Go"],
          "fields": [
            ["key": "t", "type": "text", "label": "T", "validation": ["required": true, "minLength": 2]],
            ["key": "d", "type": "date", "label": "D"],
            ["key": "n", "type": "number", "label": "N", "validation": ["min": 1]],
            [
              "key": "s", "type": "select", "label": "S",
              "options": [["value": "x", "label": "X"], ["value": "y", "label": "Y"]],
            ],
            [
              "key": "g", "type": "group", "label": "G", "reorderable": true, "minItems": 1,
              "fields": [["key": "i", "type": "text", "label": "I"]],
            ],
          ],
        ],
        ["id": "b", "title": "B", "fields": [["key": "p", "type": "password", "label": "P"]]],
      ],
    ])
    definition.lang = nil
    let view = FormhausForm(
      definition: definition,
      options: FormEngineOptions(typeChecks: true, locale: language, today: "2026-12-03"),
      renderer: FormRendererOptions(testIds: .automatic)
    ) { _, _ in .ok }
    .formhausBehavior(FormBehavior(review: true))
    return HeadlessTerminal(
      view, size: Size(columns: 40, rows: 12),
      options: ScreenOptions(reduceMotion: true, labels: Labels(locale: language)))
  }

  @Test("none of them is cut", arguments: BundledLocale.all.map(\.language))
  func whole(language: String) throws {
    let terminal = try terminal(language)
    func expectWhole(_ place: String) {
      for row in terminal.text.split(separator: "\n") where row.contains("…") {
        Issue.record("\(place): \(row)")
      }
    }
    expectWhole("the first step")
    try terminal.type("<F1>")
    for page in 1...8 {
      expectWhole("the keys, page \(page)")
      try terminal.type("<PgDn>")
    }
    try terminal.type("<Esc>")
    terminal.press("f.next")
    expectWhole("the refused step")
    for field in ["t", "d", "n", "s", "g.0.i", "skip", "next"] {
      terminal.focus("f.\(field)")
      expectWhole("the field \(field)")
    }
    terminal.focus("f.d")
    try terminal.type("<Down>")
    expectWhole("the calendar")
    try terminal.type("<Esc>")
    terminal.focus("f.s")
    try terminal.type("<Enter>")
    expectWhole("the list")
    try terminal.type("z")
    expectWhole("no match")
    try terminal.type("<Esc><Esc>")
    terminal.focus("f.t")
    try terminal.type("ab<Esc>")
    expectWhole("the question on leaving")
    try terminal.type("<Esc>")
    terminal.focus("f.g.0.i")
    try terminal.type("x")
    terminal.press("f.g.0.remove")
    expectWhole("the question on removing")
    try terminal.type("<Esc>")
    terminal.press("f.next")
    terminal.focus("f.p")
    expectWhole("the second step")
    try terminal.type("secret<C-r><C-g>")
    expectWhole("where am I")
    terminal.press("f.next")
    expectWhole("Review")
    terminal.press("f.submit")
    expectWhole("sending")
  }

  @Test("the message of a window that is too small is whole", arguments: BundledLocale.all.map(\.language))
  func tiny(language: String) throws {
    let terminal = try terminal(language)
    terminal.resize(to: Size(columns: 40, rows: 5))
    #expect(!terminal.text.contains("…"))
  }
}
