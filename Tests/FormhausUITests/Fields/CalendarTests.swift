import FormhausCore
import FormhausTesting
import FormhausText
import SeededRandom
import Surface
import Testing

@testable import FormhausUI

@MainActor
@Suite("The month of a date")
struct CalendarTests {
  private let day: JSONValue = ["key": "day", "type": "date", "label": "Day"]
  private let name: JSONValue = ["key": "name", "type": "text", "label": "Name"]

  @Test("Down opens the month on today, Enter writes the day as the person does, the answer is the usual one")
  func pick() async throws {
    let pilot = try FieldPilot([day, name], locale: "de", today: "2026-12-03")
    try pilot.keys("<Down>")
    #expect(pilot.said == "Dezember 2026, Donnerstag, 3., heute")
    #expect(pilot.picture.contains("Dezember 2026"))
    #expect(pilot.picture.contains("Mo  Di  Mi  Do  Fr  Sa  So"))
    #expect(pilot.wordAtCursor == "3")
    try pilot.keys("<Down><Right><Enter>")
    #expect(pilot.text("day") == "11.12.2026")
    #expect(pilot.said == "Dezember 2026, Freitag, 11., gewählt")
    #expect(!pilot.picture.contains("Mo  Di"))
    #expect(pilot.focus == "form.day")
    #expect(await pilot.send() == ["day": "2026-12-11"])
  }

  @Test("the month opens on the day that is typed; the week begins as it does in the region")
  func typed() throws {
    let pilot = try FieldPilot([day], locale: "en-US", today: "2026-12-03")
    try pilot.keys("2/28/2027<F4>")
    #expect(pilot.said == "February 2027, Sunday 28, picked")
    #expect(pilot.picture.contains("Su  Mo  Tu  We  Th  Fr  Sa"))
    #expect(pilot.picture.contains("[28]"))
  }

  @Test(
    "the cursor goes by days, weeks, months and years",
    arguments: [
      ("<Left>", "2026-01-30"), ("<Right>", "2026-02-01"), ("<Up>", "2026-01-24"), ("<Down>", "2026-02-07"),
      ("<PgDn>", "2026-02-28"), ("<PgUp>", "2025-12-31"), ("<gt>", "2027-01-31"), ("<lt>", "2025-01-31"),
      ("<Home>", "2026-01-26"), ("<End>", "2026-02-01"), ("t", "2026-12-03"), ("<PgDn><PgUp>", "2026-01-28"),
    ])
  func moves(keys: String, day: String) throws {
    let pilot = try FieldPilot([self.day], locale: "en-GB", today: "2026-12-03")
    try pilot.keys("31/1/2026<Down>" + keys.replacing("<gt>", with: ">") + "<Enter>")
    let picked = try #require(pilot.text("day"))
    #expect(DateNotation(locale: "en-GB").day(picked) == day)
  }

  @Test("days beyond the limits are told and cannot be picked")
  func limits() throws {
    let pilot = try FieldPilot(
      [["key": "day", "type": "date", "label": "Day", "min": "today", "max": "2026-12-20"]],
      today: "2026-12-03")
    try pilot.keys("<Down><Left>")
    #expect(pilot.said == "December 2026, Wednesday 2, not available")
    try pilot.keys("<Enter>")
    #expect(pilot.text("day") == "")
    #expect(pilot.picture.contains("Mo  Tu"))
    try pilot.keys("<Right><Enter>")
    #expect(pilot.text("day") == "2026-12-03")
  }

  @Test("Esc keeps the answer, Tab goes on, a typed character is typed")
  func leaving() throws {
    let pilot = try FieldPilot([day, name], today: "2026-12-03")
    try pilot.keys("<Down><Esc>")
    #expect(pilot.text("day") == "")
    #expect(!pilot.picture.contains("Mo  Tu"))
    try pilot.keys("<Down><Tab>")
    #expect(pilot.focus == "form.name")
    try pilot.keys("<S-Tab><Down>2026-12-24")
    #expect(pilot.text("day") == "2026-12-24")
    try pilot.keys("<Up>")
    #expect(pilot.focus == "form.day")
    #expect(pilot.said == "December 2026, Thursday 24, picked")
  }

  @Test("the day of a day and time is picked, the time stays; with the caret in the time arrows step it")
  func dateTime() async throws {
    let pilot = try FieldPilot(
      [["key": "at", "type": "datetime", "label": "At"]], locale: "de", today: "2026-12-03")
    try pilot.keys("<Down><Right><Enter>")
    #expect(pilot.text("at") == "04.12.2026 ")
    try pilot.keys("14:30<Up>")
    #expect(pilot.text("at") == "04.12.2026 14:35")
    try pilot.keys("<F4><Down><Enter>")
    #expect(pilot.text("at") == "11.12.2026 14:35")
    #expect(await pilot.send() == ["at": "2026-12-11T14:35"])
  }

  @Test("the month tells its keys, and the input that it opens")
  func hints() throws {
    let pilot = try FieldPilot([day], today: "2026-12-03")
    #expect(pilot.picture.contains("▾"))
    try pilot.keys("<Down>")
    for hint in ["Enter pick", "Esc close", "PgUp/PgDn month", "</> year", "t today"] {
      #expect(pilot.picture.contains(hint), "\(pilot.picture)")
    }
  }

  @Test("on the narrowest screen the month is named and today's mark is whole")
  func narrow() throws {
    let pilot = try FieldPilot([day], today: "2026-12-03", size: Size(columns: 20, rows: 8))
    try pilot.keys("<Down>")
    #expect(pilot.picture.contains("December 2026"))
    #expect(pilot.picture.contains("2 (3) 4"))
  }

  @Test("an error about a date shows how one is written")
  func errorExample() async throws {
    let pilot = try FieldPilot([day, name], locale: "de")
    try pilot.keys("morgen")
    #expect(await pilot.send() == nil)
    #expect(pilot.picture.contains("! Gültiges Datum eingeben, etwa 03.12.2026"))
  }

  @Test("a locked date opens nothing")
  func locked() throws {
    let pilot = try FieldPilot(
      [["key": "day", "type": "date", "label": "Day", "readOnly": true, "defaultValue": "2026-12-24"]],
      locale: "de")
    #expect(pilot.text("day") == "24.12.2026")
    try pilot.keys("<Down>")
    #expect(!pilot.picture.contains("Mo  Di"))
  }

  @Test("picking can be taken back")
  func undo() throws {
    let pilot = try FieldPilot([day], today: "2026-12-03")
    try pilot.keys("2026-12-24<Down><Right><Enter>")
    #expect(pilot.text("day") == "2026-12-25")
    try pilot.keys("<C-_>")
    #expect(pilot.text("day") == "2026-12-24")
  }

  @Test("a click picks a day; one beside the month closes it")
  func clicks() throws {
    let pilot = try FieldPilot([day], today: "2026-12-03", mouse: true)
    try pilot.keys("<Down>")
    let rows = pilot.picture.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
    let y = try #require(rows.firstIndex { String($0).contains(" 17 ") })
    let x = try #require(rows[y].indices.first { rows[y][$0...].starts(with: "17") })
    pilot.terminal.take(.mouse(MouseEvent(action: .press(button: 1), point: Point(x: x, y: y))))
    #expect(pilot.text("day") == "2026-12-17")
    try pilot.keys("<Down>")
    pilot.terminal.take(.mouse(MouseEvent(action: .press(button: 1), point: Point(x: 79, y: 22))))
    #expect(!pilot.picture.contains("Mo  Tu"))
  }

  @Test("whatever is pressed, on whatever screen, the cursor is on the number of its day", arguments: 0..<6)
  func cursor(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let pilot = try FieldPilot([name, day, name], today: "2026-12-03")
    try pilot.keys("<Tab><Down>")
    let moves = [
      "<Left>", "<Right>", "<Up>", "<Down>", "<PgUp>", "<PgDn>", "<lt>", ">", "<Home>", "<End>", "t",
    ]
    for _ in 0..<120 {
      try pilot.keys(try #require(moves.randomElement(using: &random)))
      let size = Size(
        columns: Int.random(in: 20...90, using: &random), rows: Int.random(in: 6...30, using: &random))
      pilot.terminal.resize(to: size)
      let said = try #require(
        pilot.said?.split(separator: " ").compactMap { Int($0.filter(\.isNumber)) }.last)
      #expect(pilot.wordAtCursor == String(said), "\(size): \(pilot.picture)")
    }
  }

  @Test("without lines nothing of the page stands beside the month")
  func withoutLines() throws {
    let definition = try FormDefinition(json: [
      "id": "form", "title": "Form", "submit": ["label": "Send"],
      "fields": [
        ["key": "day", "type": "date", "label": "Day of arrival", "validation": ["required": true]]
      ],
    ])
    for size in [Size(columns: 80, rows: 24), Size(columns: 40, rows: 12)] {
      let terminal = HeadlessTerminal(
        FormhausForm(definition: definition, options: FormEngineOptions(today: "2026-10-22")) { _, _ in .ok },
        size: size, options: ScreenOptions(colours: .monochrome, reduceMotion: true, borders: .none))
      try terminal.type("<Tab><Enter>")
      #expect(terminal.text.contains("This field is required"))
      try terminal.type("<F4>")
      let rows = terminal.text.split(separator: "\n").drop { !$0.contains("October 2026") }.prefix(8)
      #expect(rows.count == 8)
      #expect(rows.allSatisfy { $0.count < 36 }, "\(terminal.text)")
    }
  }
}
