import FormhausTesting
import FormhausText
import Surface
import Testing

@testable import FormhausUI
@testable import FormhausViews

/// Clicks, when the mouse is on.
@MainActor
@Suite struct MouseTests {
  private let answers = TestAnswers()
  private let options = ScreenOptions(colours: .monochrome, reduceMotion: true, mouse: true)

  private func pilot(_ options: ScreenOptions? = nil) -> ScreenPilot {
    ScreenPilot(
      [
        .line("Name"), .choice("Day", ["Monday", "Tuesday"]), .choice("Town", ["Bonn", "Ulm"], look: .menu),
        .flag("Agree"), .button("Continue", .next),
      ], answers: answers, rows: 30, options: options ?? self.options)
  }

  /// A click on the first cell of a text on the screen.
  private func click(_ text: String, _ pilot: ScreenPilot, offset: Int = 0) throws {
    let rows = pilot.rows
    let y = try #require(rows.firstIndex { $0.contains(text) }, "\(text) is not on the screen")
    let row = rows[y]
    let start = try #require(row.indices.first { row[$0...].hasPrefix(text) })
    let x = row.distance(from: row.startIndex, to: start) + offset
    pilot.screen.handle(.mouse(MouseEvent(action: .press(button: 1), point: Point(x: x, y: y))))
  }

  @Test func aClickFocusesAndPresses() throws {
    let pilot = pilot()
    try click("Continue", pilot)
    #expect(pilot.screen.focusedTestID == "Continue")
    #expect(answers.pressed == ["Continue"])
    try click("Agree", pilot)
    #expect(answers.switches["Agree"] == true)
    try click("Tuesday", pilot)
    #expect(answers.picked["Day"] == [1])
  }

  @Test func aClickInATextSetsTheCaret() throws {
    let pilot = pilot()
    pilot.keys("Ada Lovelace")
    try click("Lovelace", pilot)
    pilot.keys("K. ")
    #expect(answers.texts["Name"] == "Ada K. Lovelace")
  }

  @Test func aListOpensPicksAndCloses() throws {
    let pilot = pilot()
    try click("Choose", pilot)
    #expect(pilot.picture.contains("Ulm"))
    try click("Ulm", pilot)
    #expect(answers.picked["Town"] == [1])
    try click("Ulm", pilot)
    #expect(pilot.picture.contains("Bonn"))
    pilot.screen.handle(.mouse(MouseEvent(action: .press(button: 1), point: Point(x: 0, y: 0))))
    #expect(!pilot.picture.contains("Bonn"))
  }

  @Test func aClickBesideEverythingLeavesThePageWhereItWasScrolledTo() {
    let pilot = ScreenPilot(
      [.line("A"), .words("line", rows: 40), .button("Continue", .next)], answers: answers, rows: 12,
      options: options)
    pilot.keys("<PgDn><PgDn>")
    let before = pilot.picture
    pilot.screen.handle(.mouse(MouseEvent(action: .press(button: 1), point: Point(x: 59, y: 3))))
    #expect(pilot.picture == before)
  }

  @Test func aClickInALongTextSetsTheCaretInTheRowThatShows() throws {
    let pilot = ScreenPilot([.lines("Notes")], answers: answers, options: options)
    pilot.screen.handle(.paste("one\ntwo\nthree\nfour\nfive"))
    try click("four", pilot, offset: 2)
    pilot.keys("-")
    #expect(answers.texts["Notes"] == "one\ntwo\nthree\nfo-ur\nfive")
  }

  @Test func theButtonsOfAQuestionCanBeClicked() throws {
    let pilot = pilot()
    pilot.keys("<Esc>")
    try click("Stay", pilot)
    #expect(!pilot.picture.contains("Leave the form?"))
    pilot.keys("<Esc>")
    let row = try #require(pilot.rows.firstIndex { $0.contains("Stay") })
    let text = pilot.rows[row]
    let start = try #require(text.indices.last { text[$0...].hasPrefix("Leave") })
    let x = text.distance(from: text.startIndex, to: start)
    pilot.screen.handle(.mouse(MouseEvent(action: .press(button: 1), point: Point(x: x, y: row))))
    #expect(pilot.endings == [.left])
  }

  @Test func withTheMouseOffAClickDoesNothing() throws {
    let pilot = pilot(ScreenOptions(colours: .monochrome, reduceMotion: true))
    try click("Continue", pilot)
    #expect(answers.pressed.isEmpty)
    #expect(pilot.screen.focusedTestID == "Name")
  }
}
