import FormhausCore
import FormhausTesting
import FormhausText
import Surface
import Testing

@testable import FormhausUI

@MainActor
@Suite("Texts of several lines")
struct TextAreaTests {
  private let fields: [JSONValue] = [
    ["key": "notes", "type": "textarea", "label": "Notes", "rows": 4],
    ["key": "name", "type": "text", "label": "Name"],
  ]

  /// Rows between the label of the notes and that of the name.
  private func rows(_ pilot: FieldPilot) throws -> Int {
    let rows = pilot.picture.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(rows.firstIndex { $0.contains(" Notes ") })
    let end = try #require(rows.firstIndex { $0.contains(" Name ") })
    return end - start - 2
  }

  @Test("it begins with two rows, grows with its text to its rows, and then scrolls with a mark on its side")
  func grows() throws {
    let pilot = try FieldPilot(fields)
    #expect(try rows(pilot) == 2)
    try pilot.keys("one<Enter>two")
    #expect(try rows(pilot) == 2)
    try pilot.keys("<Enter>three")
    #expect(try rows(pilot) == 3)
    try pilot.keys("<Enter>four<Enter>five")
    #expect(try rows(pilot) == 4)
    #expect(pilot.picture.contains("two"))
    #expect(pilot.picture.contains("▴"))
    #expect(!pilot.picture.contains(" one"))
    try pilot.keys("<PgUp><PgUp>")
    #expect(pilot.picture.contains(" one"))
    #expect(pilot.picture.contains("▾"))
    #expect(pilot.focus == "form.notes")
  }

  @Test("a long line is wrapped, and counts as the rows that it takes")
  func wraps() throws {
    let pilot = try FieldPilot(fields, size: Size(columns: 40, rows: 24))
    try pilot.keys(String(repeating: "word ", count: 12))
    #expect(try rows(pilot) == 3)
  }

  @Test("page keys move in the text, and beyond its ends on the page; Tab moves on")
  func pages() throws {
    let pilot = try FieldPilot(fields)
    try pilot.keys("1<Enter>2<Enter>3<Enter>4<Enter>5<Enter>6<Enter>7<C-Home>")
    try pilot.keys("<PgDn>x")
    #expect(pilot.text("notes") == "1\n2\n3\nx4\n5\n6\n7")
    try pilot.keys("<PgDn>y")
    #expect(pilot.text("notes") == "1\n2\n3\nx4\n5\n6\n7y")
    try pilot.keys("<PgDn>")
    #expect(pilot.focus == "form.submit")
    pilot.terminal.focus("form.notes")
    try pilot.keys("<Tab>")
    #expect(pilot.focus == "form.name")
  }
}
