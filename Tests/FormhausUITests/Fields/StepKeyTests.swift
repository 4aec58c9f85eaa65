import FormhausCore
import FormhausTesting
import FormhausText
import Surface
import Testing

@testable import FormhausUI

@MainActor
@Suite("Keys that step")
struct StepKeyTests {
  private let amount: JSONValue = [
    "key": "n", "type": "number", "label": "Amount", "validation": ["min": 0, "max": 20],
  ]

  @Test("arrows step a number, page keys by ten, in the person's notation and not beyond its limits")
  func number() async throws {
    let pilot = try FieldPilot([amount], locale: "de")
    try pilot.keys("1,5<Up>")
    #expect(pilot.text("n") == "2,5")
    try pilot.keys("<PgUp>")
    #expect(pilot.text("n") == "12,5")
    try pilot.keys("<PgUp>")
    #expect(pilot.text("n") == "20")
    try pilot.keys("<Down>")
    #expect(await pilot.send() == ["n": 19])
  }

  @Test("a step can be taken back; what is no number stays")
  func undo() throws {
    let pilot = try FieldPilot([amount])
    try pilot.keys("7<Up><C-_>")
    #expect(pilot.text("n") == "7")
    try pilot.keys(" or 8<Up>")
    #expect(pilot.text("n") == "7 or 8")
    #expect(pilot.said == "7 or 8 is not a number")
    #expect(pilot.focus == "form.n")
  }

  @Test("past a locked number arrows go on")
  func locked() throws {
    let pilot = try FieldPilot([
      ["key": "a", "type": "number", "label": "A", "readOnly": true, "defaultValue": 1],
      ["key": "b", "type": "text", "label": "B"],
    ])
    pilot.terminal.focus("form.a")
    try pilot.keys("<Down>")
    #expect(pilot.focus == "form.b")
    #expect(pilot.text("a") == "1")
  }

  @Test("arrows step the hour or the minutes of a time, whichever the caret is in")
  func time() async throws {
    let pilot = try FieldPilot([["key": "t", "type": "time", "label": "At"]])
    try pilot.keys("14:30<Up><Home><Up>")
    #expect(pilot.text("t") == "15:35")
    try pilot.keys("<Down><End><PgDn>")
    #expect(pilot.text("t") == "14:30")
    #expect(await pilot.send() == ["t": "14:30"])
  }

  @Test("a time is shown as it was typed, and sent as all are")
  func asTyped() async throws {
    let pilot = try FieldPilot([["key": "t", "type": "time", "label": "At"]])
    try pilot.keys("230p")
    #expect(pilot.text("t") == "230p")
    #expect(await pilot.send() == ["t": "14:30"])
  }
}
