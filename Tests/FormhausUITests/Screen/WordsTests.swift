import FormhausTesting
import FormhausText
import Surface
import Testing

@testable import FormhausUI
@testable import FormhausViews

/// What the screen says: announcements, hints, the panel of keys, where the person is.
@MainActor
@Suite struct WordsTests {
  private let answers = TestAnswers()

  @Test func anAnnouncementStandsOnTheStatusRowUntilTheNextKey() {
    let pilot = ScreenPilot([.line("Name")], answers: answers)
    answers.change(\.announcement, Announcement(serial: 1, sentences: ["Step 2 of 4, Day and time"]))
    #expect(pilot.statusRow == "Step 2 of 4, Day and time")
    pilot.keys("<Left>")
    #expect(pilot.statusRow.hasPrefix("Tab next"))
    #expect(pilot.screen.announcements == ["Step 2 of 4, Day and time"])
  }

  @Test func whatTheHostSaysStandsOnTheStatusRowUntilTheNextKey() {
    let pilot = ScreenPilot([.line("Name")], answers: answers)
    let asked = pilot.framesAsked
    pilot.screen.announce("60 seconds left to answer")
    #expect(pilot.framesAsked == asked + 1)
    #expect(pilot.statusRow == "60 seconds left to answer")
    pilot.keys("<Left>")
    #expect(pilot.statusRow.hasPrefix("Tab next"))
  }

  @Test func goingOnAfterAStopAsksForOneFrame() {
    let pilot = ScreenPilot([.line("Name")], answers: answers)
    _ = pilot.screen.frame()
    let asked = pilot.framesAsked
    pilot.screen.handle(.resumed)
    #expect(pilot.framesAsked == asked + 1)
  }

  @Test func aSentenceIsSaidAgainOnlyWithANewSerial() {
    let pilot = ScreenPilot([.line("Name")], answers: answers)
    answers.change(\.announcement, Announcement(serial: 1, sentences: ["Not finished"]))
    answers.change(\.texts["Name"], "x")
    _ = pilot.screen.frame()
    answers.change(\.announcement, Announcement(serial: 2, sentences: ["Not finished"]))
    _ = pilot.screen.frame()
    #expect(pilot.screen.announcements == ["Not finished", "Not finished"])
  }

  @Test func theHintsFollowTheFocus() {
    let pilot = ScreenPilot(
      [.line("Name"), .choice("Day", ["Mo", "Tu"]), .button("Go", .next)], answers: answers, columns: 80)
    #expect(pilot.statusRow == "Tab next   S-Tab back   F1 keys   Ctrl-C leave")
    pilot.keys("<Tab>")
    #expect(pilot.statusRow.hasPrefix("Up/Down choose   Space pick   "))
    pilot.keys("<Tab>")
    #expect(pilot.statusRow.hasPrefix("Enter press   "))
    pilot.keys("<Esc>")
    #expect(pilot.statusRow.contains("Esc stay"))
  }

  @Test func theHintsSayWhichArrowsChoose() {
    let chips = ScreenPilot(
      [.choice("Day", ["Mo", "Tu"], look: .chips), .flag("News")], answers: answers, columns: 80)
    #expect(chips.statusRow.hasPrefix("Left/Right choose   Space pick   "))
    chips.keys("<Tab>")
    #expect(chips.statusRow.hasPrefix("Space tick   "))
  }

  @Test func scrollingIsAmongTheHintsOnlyWhenThePanelIsLong() {
    let tall = ScreenPilot([.button("Go", .next)], answers: answers, rows: 40, columns: 80)
    tall.keys("<F1>")
    #expect(tall.statusRow == "Esc close   Ctrl-C leave")
    let low = ScreenPilot([.button("Go", .next)], answers: answers, rows: 12, columns: 80)
    low.keys("<F1>")
    #expect(low.screen.frame().layers.first?.grid.text.contains("Esc close   Down scroll") == true)
  }

  @Test func theWayOutIsAmongTheHintsWhenRoomIsScarce() {
    let pilot = ScreenPilot([.choice("Day", ["Mo", "Tu"])], answers: answers, columns: 75)
    #expect(pilot.statusRow == "Up/Down choose   Space pick   Tab next   F1 keys   Ctrl-C leave")
  }

  @Test func f1ShowsTheKeysAndTheSameKeyClosesThem() {
    let pilot = ScreenPilot([.line("Name"), .button("Go", .next)], answers: answers, columns: 80)
    pilot.keys("<F1>")
    #expect(pilot.picture.contains("Cut the word before"))
    #expect(pilot.picture.contains("Ctrl-W"))
    pilot.keys("<F1>")
    #expect(!pilot.picture.contains("Cut the word before"))
    pilot.keys("?<Tab>?")
    #expect(answers.texts["Name"] == "?")
    #expect(pilot.picture.contains("Say where you are"))
    pilot.keys("<Esc>")
    #expect(!pilot.picture.contains("Say where you are"))
    #expect(pilot.endings.isEmpty)
  }

  @Test func everyKeyOfThePanelCanBeScrolledTo() {
    let pilot = ScreenPilot([.line("Name")], answers: answers, rows: 8, columns: 40)
    pilot.keys("<F1>")
    let labels = pilot.screen.state.help?.rows.map(\.label.string) ?? []
    #expect(labels.count > 10)
    var seen = ""
    for _ in 0..<3 * labels.count {
      seen += pilot.picture
      pilot.keys("<Down>")
    }
    for label in labels { #expect(seen.contains(label.prefix(12)), "\(label)") }
  }

  @Test func controlGSaysWhereThePersonIs() {
    answers.errors["Email"] = "Enter a valid email"
    let pilot = ScreenPilot(
      [.line("Name"), .line("Email"), .secret("Password")], answers: answers, columns: 80)
    pilot.keys("<C-g>")
    #expect(pilot.statusRow == "Field 1 of 3, Name, empty.")
    #expect(pilot.cursor.y == 23)
    pilot.keys("<Tab>maya@<C-g>")
    #expect(pilot.statusRow == "Field 2 of 3, Email, maya@, error: Enter a valid email.")
    pilot.keys("<Tab>secret")
    #expect(pilot.cursor.y != 23)
    pilot.keys("<C-g>")
    #expect(pilot.statusRow == "Field 3 of 3, Password, filled.")
  }

  @Test(arguments: [(40, 12), (20, 8)])
  func aLongSentenceTakesAsManyRowsAsItNeeds(columns: Int, rows: Int) {
    answers.errors["Name"] = "Enter the name as it stands in your passport"
    let pilot = ScreenPilot(
      [.line("City"), .line("Street"), .line("Name"), .button("Go", .next)], answers: answers, rows: rows,
      columns: columns)
    pilot.keys("<Tab><Tab><C-g>")
    let sentence = "Field 3 of 3, Name, empty, error: Enter the name as it stands in your passport."
    let shown = pilot.rows
    let first = pilot.cursor.y
    #expect(shown[first...].joined(separator: " ") == sentence)
    // The field itself stays in sight above it.
    #expect(shown[..<first].contains { $0.hasPrefix("> [") })
    pilot.keys("<Tab>")
    #expect(pilot.statusRow.hasPrefix("Enter press"))
    #expect(pilot.picture.contains("Name"))
  }

  @Test func aSentenceLongerThanTheScreenLeavesTheFocusedRow() {
    let pilot = ScreenPilot([.line("Name"), .line("City")], answers: answers, rows: 6, columns: 20)
    let long = String(repeating: "word ", count: 60)
    answers.change(\.announcement, Announcement(serial: 1, sentences: [SafeText(notes: long)]))
    #expect(pilot.rows.first?.hasPrefix("> [") == true)
    #expect(pilot.statusRow.hasSuffix("…"))
    #expect(pilot.cursor.y == 0)
  }

  @Test func aQuestionThatCannotBeChangedSaysSo() {
    answers.locked = ["Name", "Day", "News"]
    let fields: [TestForm.Field] = [
      .line("Name"), .choice("Day", ["Mo", "Tu"], look: .menu), .flag("News"), .line("City"),
    ]
    let tall = ScreenPilot(fields, answers: answers, columns: 40)
    #expect(tall.picture.contains("━ Name (locked) ━") || tall.picture.contains("┏ Name (locked) ━"))
    #expect(tall.picture.contains("╭ Day (locked) ─"))
    #expect(tall.picture.contains("[ ] News (locked)"))
    #expect(tall.picture.contains("╭ City ─"))
    let low = ScreenPilot(fields, answers: answers, rows: 8, columns: 20)
    #expect(low.picture.contains("Name (locked)"))
    tall.keys("x")
    #expect(answers.texts["Name"] == nil)
    #expect(tall.statusRow == "Name cannot be changed now")
  }

  @Test func nothingIsMarkedAsLockedWhileTheFormIsSent() {
    (answers.isLocked, answers.isBusy) = (true, true)
    let pilot = ScreenPilot([.line("Name"), .button("Go", .sending)], answers: answers, columns: 40)
    #expect(!pilot.picture.contains("locked"))
  }

  @Test func controlGInAListStandsOnTheStatusRow() {
    let pilot = ScreenPilot([.choice("Town", ["Bonn", "Ulm"], look: .menu)], answers: answers)
    pilot.keys("<Enter><C-g>")
    #expect(pilot.statusRow == "Field 1 of 1, Town, empty.")
    #expect(pilot.cursor.y == 23)
  }
}
