import FormhausCore
import FormhausTesting
import FormhausText
import SeededRandom
import Surface
import Testing

@testable import FormhausUI
@testable import FormhausViews

/// A screen for large letters: what is too long is broken into rows, and nothing stands side by side.
@MainActor
@Suite struct LargeTests {
  private func terminal(_ view: some View, _ size: Size, isLarge: Bool = true) -> HeadlessTerminal {
    HeadlessTerminal(
      view, size: size,
      options: ScreenOptions(colours: .monochrome, reduceMotion: true, mouse: true, isLarge: isLarge))
  }

  private func form(_ labels: [String], type: String) throws -> some View {
    let options = labels.enumerated().map { place, label -> JSONValue in
      ["value": .string("v\(place)"), "label": .string(label)]
    }
    let definition = try FormDefinition(json: [
      "id": "form", "title": "Form", "submit": ["label": "Send"],
      "fields": [["key": "town", "type": .string(type), "label": "Town", "options": .array(options)]],
    ])
    return FormhausForm(definition: definition, renderer: FormRendererOptions(testIds: .automatic)) { _, _ in
      .ok
    }
  }

  /// Labels of different lengths, each with a word at its start and at its end that no other has.
  private func labels(_ count: Int, seed: UInt64) -> [String] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { place in
      let words = (0..<Int.random(in: 0...9, using: &random)).map { _ in
        String(repeating: "o", count: Int.random(in: 1...9, using: &random))
      }
      return (["a\(place)."] + words + ["z\(place)."]).joined(separator: " ")
    }
  }

  @Test(arguments: 1...12) func theOptionUnderTheCursorIsSeenWhole(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let labels = labels(Int.random(in: 2...20, using: &random), seed: UInt64(seed))
    let size = Size(
      columns: Int.random(in: 24...60, using: &random), rows: Int.random(in: 14...26, using: &random))
    let terminal = terminal(try form(labels, type: "select"), size)
    try terminal.type("<Enter>")
    for place in labels.indices {
      let words = terminal.text.split { $0 == " " || $0 == "\n" || $0 == "│" || $0 == ">" }
      #expect(words.contains("a\(place)."), "seed \(seed), option \(place)\n\(terminal.text)")
      #expect(words.contains("z\(place)."), "seed \(seed), option \(place)\n\(terminal.text)")
      let row = terminal.frame.flattened.text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(row[terminal.frame.cursor.y].contains("a\(place)."), "seed \(seed), option \(place)")
      try terminal.type("<Down>")
    }
    for place in labels.indices.reversed() {
      #expect(terminal.text.contains("a\(place)."), "seed \(seed), option \(place), upwards")
      #expect(terminal.text.contains("z\(place)."), "seed \(seed), option \(place), upwards")
      try terminal.type("<Up>")
    }
  }

  @Test func aClickOnAnyRowOfAnOptionPicksIt() throws {
    let labels = ["Short", "A name that is much too long for one row of this list", "Last"]
    let terminal = terminal(try form(labels, type: "select"), Size(columns: 30, rows: 20))
    try terminal.type("<Enter>")
    let rows = terminal.text.split(separator: "\n", omittingEmptySubsequences: false)
    let y = try #require(rows.firstIndex { $0.contains(" list") })
    #expect(!rows[y].contains("A name"))
    terminal.take(.mouse(MouseEvent(action: .press(button: 1), point: Point(x: 10, y: y))))
    #expect(!terminal.text.contains("Last"))
    // What is picked is not cut either.
    #expect(terminal.text.contains("A name that"))
    #expect(terminal.text.contains("list"))
    #expect(!terminal.text.contains("…"))
  }

  @Test func otherwiseALongOptionIsCut() throws {
    let labels = ["Short", "A name that is much too long for one row of this list"]
    let terminal = terminal(try form(labels, type: "select"), Size(columns: 30, rows: 20), isLarge: false)
    try terminal.type("<Enter><Down>")
    #expect(terminal.text.contains("…"))
    #expect(!terminal.text.contains("this list"))
  }

  @Test func suggestionsAreSeenWhole() throws {
    let terminal = terminal(
      try form(
        ["A street whose name goes on and on, Old Town", "A square"], type: "autocomplete"),
      Size(columns: 30, rows: 20))
    try terminal.type("a s<Down>")
    #expect(terminal.text.contains("A street whose name"))
    #expect(terminal.text.contains("Town"))
    #expect(terminal.text.contains("A square"))
    try terminal.type("<Down><Enter>")
    #expect(terminal.text.contains("A square"))
    #expect(!terminal.text.contains("A street"))
  }

  @Test func nothingStandsSideBySide() throws {
    let view = VStack {
      HStack {
        Well("Region") { TextField("", text: .constant("")) }
        Well("Postal code") { TextField("", text: .constant("")) }
      }
      HStack {
        Button("Back") {}
        Button("Continue") {}
      }
    }
    let size = Size(columns: 80, rows: 24)
    for (isLarge, expected) in [(false, 2), (true, 4)] {
      let text = terminal(view, size, isLarge: isLarge).text
      let rows = text.split(separator: "\n").filter { row in
        ["Region", "Postal", "Back", "Continue"].contains { row.contains($0) }
      }
      #expect(rows.count == expected, "\(text)")
    }
  }

  @Test func theButtonsOfAQuestionStandBelowEachOther() throws {
    let terminal = terminal(
      VStack { TextField("Name", text: .constant("")) }, Size(columns: 80, rows: 24))
    try terminal.type("x<Esc>")
    let rows = terminal.text.split(separator: "\n")
    #expect(rows.contains { $0.contains("Stay") })
    #expect(!rows.contains { $0.contains("Stay") && $0.contains("Leave ]") })
  }

  @Test func blocksBecomeAList() {
    let days = ["Monday", "A day with a name that is longer than the row of a small screen"]
    let view = Well("Day") {
      Picker("Day", selection: .constant("Monday")) {
        ForEach(days, id: \.self) { Text($0).tag($0) }
      }
      .pickerStyle(.chips)
    }
    let text = terminal(view, Size(columns: 40, rows: 12)).text
    #expect(text.contains("(*) Monday"))
    #expect(text.contains("small screen"))
    #expect(!text.contains("…"))
    #expect(terminal(view, Size(columns: 40, rows: 12), isLarge: false).text.contains("[*Monday ]"))
    // Also where two would stand on one row.
    let short = Picker("Day", selection: .constant("Mo")) {
      ForEach(["Mo", "Tu"], id: \.self) { Text($0).tag($0) }
    }
    .pickerStyle(.chips)
    let rows = terminal(short, Size(columns: 80, rows: 24)).text.split(separator: "\n")
    #expect(rows.contains { $0.contains("(*) Mo") && !$0.contains("Tu") })
  }

  @Test func aQuietButtonStandsBelowItsHeading() {
    let view = HStack {
      Text("Day and time")
      Spacer()
      Button("Edit") {}.buttonStyle(.plain)
    }
    for (isLarge, expected) in [(false, 1), (true, 2)] {
      let text = terminal(view, Size(columns: 80, rows: 24), isLarge: isLarge).text
      let rows = text.split(separator: "\n").filter { $0.contains("Day and") || $0.contains("Edit") }
      #expect(rows.count == expected, "\(text)")
    }
  }
}
