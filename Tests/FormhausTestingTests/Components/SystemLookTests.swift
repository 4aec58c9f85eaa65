import FormhausCore
import FormhausTesting
import FormhausText
import FormhausUI
import FormhausViews
import Surface
import Testing

/// The terminal's own look: no boxes, ASCII, the tint of the app, the title of the form.
@MainActor
@Suite("The system components")
struct SystemLookTests {
  private static let trip: JSONValue = [
    "id": "trip", "title": "Plan a trip", "submit": ["label": "Send"],
    "steps": [
      [
        "id": "who", "title": "Who",
        "fields": [
          ["key": "name", "type": "text", "label": "Name", "validation": ["required": true]],
          [
            "key": "room", "type": "radio", "label": "Room",
            "options": [["value": "a", "label": "Attic"], ["value": "b", "label": "Balcony"]],
          ],
          ["key": "stars", "type": "rating", "label": "Stars"],
          ["key": "likely", "type": "scale", "label": "Likely", "min": 0, "max": 5],
          ["key": "news", "type": "switch", "label": "News"],
        ],
      ],
      ["id": "end", "title": "End", "fields": [["key": "note", "type": "textarea", "label": "Note"]]],
    ],
  ]

  private func terminal(
    _ size: Size, title: FormBehavior.TitleDisplayMode = .automatic, tint: FormhausViews.Color? = nil,
    components: FormComponents = .system
  ) throws -> HeadlessTerminal {
    HeadlessTerminal(
      FormhausForm(
        definition: try FormDefinition(json: Self.trip), initialValues: ["room": "b", "stars": 3],
        renderer: FormRendererOptions(testIds: .automatic)
      ) { _, _ in .ok }
      .formhausComponents(components)
      .formhausBehavior(FormBehavior(titleDisplayMode: title))
      .tint(tint), size: size)
  }

  @Test(
    "pictures",
    arguments: [Size(columns: 80, rows: 24), Size(columns: 40, rows: 12), Size(columns: 80, rows: 32)])
  func pictures(size: Size) throws {
    let terminal = try terminal(size, tint: .green)
    try terminal.type("Ada")
    let name = "components-system-\(size.columns)x\(size.rows)"
    let picture = FramePicture(terminal.frame)
    let difference = GoldenScreen(folder: "Tests/Fixtures/screens").difference(
      name, from: picture.drawing + "\n\n" + picture.styles)
    #expect(difference == nil)
  }

  @Test("the second step, with Back in the tint")
  func back() throws {
    let terminal = try terminal(Size(columns: 60, rows: 14), tint: .green)
    try terminal.type("Ada")
    terminal.press("trip.next")
    let picture = FramePicture(terminal.frame)
    let difference = GoldenScreen(folder: "Tests/Fixtures/screens").difference(
      "components-system-back-60x14", from: picture.drawing + "\n\n" + picture.styles)
    #expect(difference == nil)
  }

  @Test("what is drawn is ASCII only")
  func ascii() throws {
    let text = try terminal(Size(columns: 80, rows: 40)).text
    #expect(text.utf8.allSatisfy { $0 < 128 })
  }

  @Test(
    "the title of the form: large on a row of its own, inline beside the step, automatic by the rows, or off",
    arguments: [
      (FormBehavior.TitleDisplayMode.large, 24, true), (.inline, 40, false), (.automatic, 29, false),
      (.automatic, 30, true),
    ])
  func titles(mode: FormBehavior.TitleDisplayMode, rows: Int, isLarge: Bool) throws {
    let lines = try terminal(Size(columns: 80, rows: rows), title: mode).text.split(separator: "\n")
    let title = try #require(lines.firstIndex { $0.contains("Plan a trip") })
    let step = try #require(lines.firstIndex { $0.contains("Step 1 of 2") })
    #expect(isLarge ? title == step - 1 : title == step)
  }

  @Test("no title when it is off, and none in the Formhaus look")
  func noTitle() throws {
    #expect(!(try terminal(Size(columns: 80, rows: 40), title: .off).text.contains("Plan a trip")))
    #expect(
      !(try terminal(Size(columns: 80, rows: 40), title: .large, components: .standard).text
        .contains("Plan a trip")))
  }

  @Test("the tint colours what is picked and Continue in this look only")
  func tint() throws {
    func colours(_ components: FormComponents) throws -> String {
      FramePicture(
        try terminal(Size(columns: 80, rows: 40), tint: .rgb(0, 135, 95), components: components).frame
      ).styles
    }
    #expect(try colours(.system).contains("indexed 29"))
    #expect(!(try colours(.standard).contains("indexed 29")))
  }
}
