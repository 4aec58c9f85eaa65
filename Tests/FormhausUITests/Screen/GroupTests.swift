import FormhausCore
import FormhausTesting
import FormhausText
import FormhausUI
import FormhausViews
import SeededRandom
import Surface
import Testing

/// Groups, scales and options that cannot be picked, with the keyboard.
@MainActor
@Suite struct GroupTests {
  private func terminal(
    _ fields: JSONValue, initial: JSONObject = [:], mouse: Bool = false, locale: String = "en"
  ) throws -> HeadlessTerminal {
    HeadlessTerminal(
      FormhausForm(
        definition: try FormDefinition(json: [
          "id": "f", "title": "F", "submit": ["label": "Send"], "fields": fields,
        ]), initialValues: initial, options: FormEngineOptions(locale: locale),
        renderer: FormRendererOptions(testIds: .automatic)
      ) { _, _ in .ok }, options: ScreenOptions(reduceMotion: true, mouse: mouse))
  }

  private static let people: JSONValue = [
    [
      "type": "group", "key": "people", "label": "People", "itemLabel": "Person {n}",
      "addLabel": "Add a person",
      "maxItems": 3, "reorderable": true,
      "fields": [
        ["key": "name", "type": "text", "label": "Name"], ["key": "town", "type": "text", "label": "Town"],
      ],
    ]
  ]

  private static let three: JSONObject = ["people": [["name": "Ada"], ["name": "Ben"], ["name": "Cy"]]]

  private func name(_ index: Int, on terminal: HeadlessTerminal) -> String? {
    terminal.screen.text(ofTestID: "f.people.\(index).name")
  }

  @Test func addLeadsIntoTheNewItemAndEnterPastItsButtonsToTheNext() throws {
    let terminal = try terminal(Self.people)
    #expect(terminal.focusedTestID == "f.people.add")
    try terminal.type("<Enter>Ada<Enter>Rome<Enter>")
    #expect(terminal.focusedTestID == "f.people.add")
    #expect(terminal.announcements.contains("Person 1 added"))
    try terminal.type("<Enter>Ben<S-Tab>")
    #expect(terminal.focusedTestID == "f.people.0.remove")
    #expect(name(0, on: terminal) == "Ada")
    #expect(name(1, on: terminal) == "Ben")
  }

  @Test func enterInTheLastFieldOfAnItemGoesToTheFirstOfTheNext() throws {
    let terminal = try terminal(Self.people, initial: Self.three)
    terminal.focus("f.people.0.town")
    try terminal.type("<Enter>")
    #expect(terminal.focusedTestID == "f.people.1.name")
  }

  @Test func tabVisitsTheFieldsOfAnItemAndThenWhatCanBeDoneToIt() throws {
    let terminal = try terminal(Self.people, initial: Self.three)
    terminal.focus("f.people.0.name")
    var visited: [String] = []
    while terminal.focusedTestID != "f.people.add" {
      visited.append(String(terminal.focusedTestID?.dropFirst("f.people.".count) ?? ""))
      try terminal.type("<Tab>")
    }
    #expect(
      visited == [
        "0.name", "0.town", "0.moveDown", "0.remove", "1.name", "1.town", "1.moveUp", "1.moveDown",
        "1.remove", "2.name", "2.town", "2.moveUp", "2.remove",
      ])
  }

  @Test func enterBehindTheFirstFieldOfANewItemRemovesNothing() throws {
    let terminal = try terminal(Self.people)
    try terminal.type("<Enter>H<Tab><Enter>")
    #expect(name(0, on: terminal) == "H")
    #expect(terminal.focusedTestID == "f.people.add")
  }

  @Test func removingAsksFirstAndKeepIsTheDefault() throws {
    let terminal = try terminal(Self.people, initial: Self.three)
    terminal.focus("f.people.1.remove")
    try terminal.type("<Enter>")
    #expect(terminal.text.contains("Remove Person 2?"))
    #expect(terminal.text.contains("Esc close"))
    try terminal.type("<Enter>")
    #expect(!terminal.text.contains("Remove Person 2?"))
    #expect(name(1, on: terminal) == "Ben")
    try terminal.type("<Enter><Tab><Enter>")
    #expect(name(1, on: terminal) == "Cy")
    #expect(terminal.focusedTestID == "f.people.1.name")
    #expect(terminal.announcements.last == "Person 2 removed")
  }

  @Test(arguments: [("<Esc>", 3), ("n", 3), ("y", 2), ("<C-c>", 3)]) func answersToTheQuestion(
    keys: String, count: Int
  ) throws {
    let terminal = try terminal(Self.people, initial: Self.three)
    terminal.focus("f.people.0.remove")
    try terminal.type("<Space>" + keys)
    #expect(!terminal.text.contains("Remove Person 1?"))
    #expect(
      ["f.people.0.name", "f.people.1.name", "f.people.2.name"].count {
        terminal.screen.element(testID: $0) != nil
      } == count)
  }

  @Test func inAWindowTooSmallForAQuestionNothingIsRemoved() throws {
    let terminal = try terminal(Self.people, initial: Self.three)
    terminal.focus("f.people.0.remove")
    try terminal.type("<Space>")
    terminal.resize(to: Size(columns: 15, rows: 5))
    try terminal.type("<Esc>")
    terminal.resize(to: Size(columns: 80, rows: 24))
    #expect(name(0, on: terminal) == "Ada")
    #expect(terminal.ending == nil)
  }

  @Test func theFocusAndTheCursorStayWithAnItemThatMoves() throws {
    let terminal = try terminal(Self.people, initial: Self.three)
    terminal.focus("f.people.2.name")
    try terminal.type("<Left>")
    terminal.focus("f.people.2.moveUp")
    try terminal.type("<Enter>")
    #expect(terminal.focusedTestID == "f.people.1.moveUp")
    try terminal.type("<Enter>")
    #expect(name(0, on: terminal) == "Cy")
    #expect(terminal.focusedTestID == "f.people.0.moveDown")
    terminal.focus("f.people.0.name")
    try terminal.type("X")
    #expect(name(0, on: terminal) == "CXy")
  }

  @Test func theCursorStaysInItsTextWhenAnotherItemGoes() throws {
    let terminal = try terminal(Self.people, initial: Self.three)
    terminal.focus("f.people.2.name")
    try terminal.type("<Left>")
    terminal.focus("f.people.0.remove")
    try terminal.type("<Enter>y")
    terminal.focus("f.people.1.name")
    try terminal.type("X")
    #expect(name(1, on: terminal) == "CXy")
    try terminal.type("<C-_>")
    #expect(name(1, on: terminal) == "Cy")
  }

  @Test func aFullGroupSaysWhy() throws {
    let terminal = try terminal(Self.people, initial: Self.three)
    terminal.focus("f.people.add")
    #expect(terminal.text.contains("[>Add a person<]  At most 3"))
    try terminal.type("<Enter>")
    #expect(terminal.announcements.last == "At most 3")
  }

  @Test func leavingAsksOnceAnItemWasAdded() throws {
    let terminal = try terminal(Self.people)
    try terminal.type("<Enter><C-c>")
    #expect(terminal.text.contains("What you have filled in has not been sent."))
  }

  @Test func arrowsMoveOnAScaleAndDigitsFindANumber() throws {
    let terminal = try terminal([["key": "s", "type": "scale", "label": "S"]])
    try terminal.type("<Right><Right><Right>")
    #expect(terminal.text.contains("0   1  (2)  3   4"))
    try terminal.type("10")
    #expect(terminal.text.contains("9  (10)"))
    try terminal.type("<Home>")
    #expect(terminal.text.contains("(0)  1   2"))
    try terminal.type("<Delete>")
    #expect(terminal.screen.text(ofTestID: "f.s") == "S")
  }

  @Test(arguments: ["scale", "rating"]) func enterPassesAScaleWithoutAnAnswer(type: String) throws {
    for required in [true, false] {
      let terminal = try terminal([
        ["key": "s", "type": .string(type), "label": "S", "validation": ["required": .bool(required)]],
        ["key": "n", "type": "text", "label": "N"],
      ])
      try terminal.type("<F1>")
      #expect(!terminal.text.contains("Pick the option and go on"))
      try terminal.type("<Esc><Enter>")
      #expect(terminal.focusedTestID == "f.n")
      #expect(terminal.screen.text(ofTestID: "f.s") == "S")
      try terminal.type("<S-Tab><Right><Enter>")
      #expect(terminal.focusedTestID == "f.n")
      #expect(terminal.screen.text(ofTestID: "f.s")?.hasPrefix(type == "scale" ? "0" : "1") == true)
    }
  }

  @Test(arguments: ["en", "ja"]) func aDigitPicksItsNumber(locale: String) throws {
    let terminal = try terminal(
      [
        ["key": "s", "type": "scale", "label": "S"],
        ["key": "r", "type": "rating", "label": "R", "max": 10],
      ], locale: locale)
    try terminal.type("0")
    #expect(terminal.text.contains("(0)  1   2"))
    try terminal.type("5<End><Home><Right><Right>1")
    #expect(terminal.text.contains("0  (1)  2"))
    terminal.focus("f.r")
    try terminal.type("1")
    #expect(terminal.text.contains("★ ☆ ☆"))
    try terminal.type("73")
    #expect(terminal.text.contains("★ ★ ★ ☆"))
  }

  @Test func starsFillUpToThePickedOne() throws {
    let terminal = try terminal([["key": "r", "type": "rating", "label": "R", "max": 4]])
    #expect(terminal.text.contains("☆ ☆ ☆ ☆"))
    try terminal.type("<Right><Right><Right>")
    #expect(terminal.text.contains("★ ★ ★ ☆  3 of 4"))
    let row = try #require(terminal.text.split(separator: "\n").firstIndex { $0.contains("★") })
    #expect(terminal.frame.cursor.x == 12)
    #expect(terminal.frame.cursor.y >= row)
  }

  @Test func anOptionThatCannotBePickedSaysSo() throws {
    let terminal = try terminal(
      [
        [
          "key": "d", "type": "radio", "label": "Drink",
          "options": [["value": "t", "label": "Tea"], ["value": "w", "label": "Wine", "disabled": true]],
        ],
        [
          "key": "e", "type": "select", "label": "Food",
          "options": [["value": "r", "label": "Rice"], ["value": "m", "label": "Meat", "disabled": true]],
        ],
      ], mouse: true)
    #expect(terminal.text.contains("(-) Wine (not available)"))
    terminal.press("f.d.w")
    #expect(terminal.announcements.last == "Wine is not available")
    #expect(terminal.screen.text(ofTestID: "f.d") == "Drink")
    terminal.focus("f.e")
    try terminal.type("<Enter>")
    #expect(terminal.text.contains("- Meat (not available)"))
  }

  @Test func lockedFieldsSayThatTheyAre() throws {
    let terminal = try terminal([
      ["key": "a", "type": "text", "label": "A", "readOnly": true],
      ["key": "b", "type": "checkbox", "label": "B"],
      ["key": "c", "type": "scale", "label": "C", "disabled": true],
    ])
    for text in ["A (locked)", "C (locked)"] { #expect(terminal.text.contains(text)) }
    try terminal.type("x")
    #expect(terminal.announcements.last == "A cannot be changed now")
    terminal.focus("f.c")
    try terminal.type("<Right>")
    #expect(!terminal.text.contains("(1)"))
  }
}

/// Long random runs on a form with all that comes and goes by itself.
@MainActor
@Suite struct RandomGroupTests {
  private static let keys = [
    "<Tab>", "<Tab>", "<S-Tab>", "<Enter>", "<Enter>", "<Space>", "<Down>", "<Up>", "<Left>", "<Right>",
    "<Esc>", "y",
    "n", "a", "7", "<Home>", "<End>", "<Delete>", "<Backspace>", "<F1>", "<PageDown>", "<C-g>", "<C-_>",
  ]

  @Test(arguments: 0..<6) func theFocusIsAlwaysSomewhereAndAFrameIsDrawnAlikeTwice(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let terminal = HeadlessTerminal(
      FormhausForm(
        definition: try FormDefinition(json: [
          "id": "f", "title": "F", "submit": ["label": "Send"],
          "fields": [
            [
              "type": "group", "key": "g", "label": "Guests", "maxItems": 5, "minItems": 1,
              "reorderable": true,
              "fields": [
                ["key": "name", "type": "text", "label": "Name"],
                ["key": "kid", "type": "checkbox", "label": "Kid"],
                [
                  "type": "section", "label": "School", "show": [["field": "kid", "eq": true]],
                  "fields": [["key": "age", "type": "scale", "label": "Age"]],
                ],
              ],
            ],
            ["key": "stars", "type": "rating", "label": "Stars"],
          ],
        ]), renderer: FormRendererOptions(testIds: .automatic)
      ) { _, _ in .ok })
    for _ in 0..<150 where terminal.ending == nil {
      if Int.random(in: 0..<20, using: &random) == 0 {
        terminal.resize(
          to: Size(
            columns: Int.random(in: 10...90, using: &random), rows: Int.random(in: 4...30, using: &random)))
      } else if Int.random(in: 0..<8, using: &random) == 0 {
        let ids = ["f.g.add", "f.g.0.remove", "f.g.1.remove", "f.g.1.moveUp", "f.g.0.kid", "f.g.2.name"]
        terminal.press(random.pick(ids))
      } else {
        try terminal.type(random.pick(Self.keys))
      }
      let frame = terminal.screen.frame()
      #expect(Rect(size: frame.size).contains(frame.cursor))
      #expect(terminal.screen.frame() == frame)
    }
  }
}
