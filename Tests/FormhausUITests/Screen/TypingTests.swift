import FormhausTesting
import FormhausText
import Surface
import Testing

@testable import FormhausUI
@testable import FormhausViews

/// Texts on the screen: what is typed, pasted, locked and refused.
@MainActor
@Suite struct TypingTests {
  private let answers = TestAnswers()

  @Test func whatIsTypedIsTheAnswerAtOnce() {
    let pilot = ScreenPilot([.line("Name")], answers: answers)
    pilot.keys("Ada<Left><Left>n<End>!")
    #expect(answers.texts["Name"] == "Anda!")
    #expect(pilot.picture.contains("Anda!"))
  }

  @Test func wideAndCombiningCharactersMoveTheCursorByTheirCells() {
    let pilot = ScreenPilot([.line("Name")], answers: answers)
    let start = pilot.cursor.x
    pilot.keys("日e\u{301}👍🏽")
    #expect(pilot.cursor.x == start + 5)
    pilot.keys("<Left>")
    #expect(pilot.cursor.x == start + 3)
    pilot.keys("<Left><Left>")
    #expect(pilot.cursor.x == start)
  }

  @Test func aLongTextScrollsAndStandsStillWhileTheCaretMovesInIt() {
    let pilot = ScreenPilot([.line("Name")], answers: answers, columns: 30)
    pilot.keys("abcdefghijklmnopqrstuvwxyz0123456789")
    #expect(pilot.picture.contains("0123456789"))
    #expect(!pilot.picture.contains("abcdef"))
    let shown = pilot.picture
    pilot.keys("<Left><Left><Left>")
    #expect(pilot.picture == shown)
    pilot.keys("<Home>")
    #expect(pilot.picture.contains("abcdef"))
    #expect(pilot.textAtCursor.hasPrefix("abcdef"))
  }

  @Test func undoAndRedoReachTheAnswer() {
    let pilot = ScreenPilot([.line("Name")], answers: answers)
    pilot.keys("one two<C-w><C-_>")
    #expect(answers.texts["Name"] == "one two")
    pilot.keys("<C-_>")
    #expect(answers.texts["Name"] == "")
    pilot.keys("<M-r>")
    #expect(answers.texts["Name"] == "one two")
  }

  @Test func aRefusedAnswerStaysWithItsCaret() {
    let pilot = ScreenPilot([.line("Email"), .button("Go", .next)], answers: answers)
    pilot.keys("maya@<Left><Left>")
    answers.change(\.errors["Email"], "Enter a valid email")
    #expect(pilot.picture.contains("Enter a valid email"))
    #expect(pilot.textAtCursor.hasPrefix("a@"))
    pilot.keys("x")
    #expect(answers.texts["Email"] == "mayxa@")
  }

  @Test func aSecretIsNeverShownAndStartsAfreshWhenItIsCleared() {
    let pilot = ScreenPilot([.secret("Password")], answers: answers)
    pilot.keys("hunter2")
    #expect(answers.texts["Password"] == "hunter2")
    #expect(!pilot.picture.contains("hunter"))
    #expect(pilot.picture.contains("•••••••"))
    answers.change(\.texts["Password"], "")
    pilot.keys("right")
    #expect(answers.texts["Password"] == "right")
  }

  @Test func aPasteOfTwoLinesIsOneLineAndPressesNothing() {
    let pilot = ScreenPilot([.line("Street"), .button("Submit", .submit)], answers: answers)
    pilot.screen.handle(.paste("12 High St\nFlat 4\n"))
    #expect(answers.texts["Street"] == "12 High St Flat 4")
    #expect(pilot.screen.focusedTestID == "Street")
    pilot.keys("<Tab>")
    pilot.screen.handle(.paste("y\n"))
    #expect(answers.pressed.isEmpty)
    #expect(pilot.screen.focusedTestID == "Submit")
  }

  @Test func aPasteOverTheLimitIsCutAndSaysSo() {
    let pilot = ScreenPilot([.line("Code", limit: 5)], answers: answers)
    pilot.screen.handle(.paste("1234567"))
    #expect(answers.texts["Code"] == "12345")
    #expect(pilot.statusRow == "The text was cut at 5 characters")
    pilot.keys("<Left>")
    #expect(pilot.statusRow != "The text was cut at 5 characters")
  }

  @Test func aPasteOfAMegabyteIsCutAtTheGeneralLimit() {
    let pilot = ScreenPilot([.lines("Notes")], answers: answers)
    pilot.screen.handle(.paste(String(repeating: "0123456789 line\n", count: 65_536)))
    #expect(answers.texts["Notes"]?.utf16.count == TextEditor.generalLimit)
    #expect(pilot.screen.announcements == ["The text was cut at 65536 characters"])
  }

  @Test func enterIsANewlineInATextareaAndTabMovesOn() {
    let pilot = ScreenPilot([.lines("Notes"), .line("Name")], answers: answers)
    pilot.keys("one<Enter>two<Tab>x")
    #expect(answers.texts["Notes"] == "one\ntwo")
    #expect(answers.texts["Name"] == "x")
  }

  @Test func upAndDownMoveByRowsAndKeepTheColumn() {
    answers.texts["Notes"] = "a long first line\nb\nthe third line"
    let pilot = ScreenPilot([.line("Name"), .lines("Notes"), .line("Next")], answers: answers)
    pilot.keys("<Tab><C-Home><Right><Right><Right><Right><Right><Right><Down><Down>X")
    #expect(answers.texts["Notes"] == "a long first line\nb\nthe thXird line")
    pilot.keys("<Up><Up><Up>")
    #expect(pilot.screen.focusedTestID == "Name")
    pilot.keys("<Down><C-End><Down>")
    #expect(pilot.screen.focusedTestID == "Next")
  }

  @Test func upAndDownFollowTheWrappedRows() {
    answers.texts["Notes"] = "aaaa bbbb cccc dddd eeee ffff gggg"
    let pilot = ScreenPilot([.lines("Notes", rows: 4)], answers: answers, columns: 24)
    pilot.keys("<C-Home><Down>")
    let caret = pilot.cursor
    pilot.keys("|")
    let text = answers.texts["Notes"] ?? ""
    #expect(text.count == "aaaa bbbb cccc dddd eeee ffff gggg".count + 1)
    #expect(!text.hasPrefix("|"))
    #expect(pilot.grid[caret.x, caret.y].text == "|")
  }

  @Test func theCaretOfALongTextareaIsInSight() {
    let pilot = ScreenPilot([.line("Name"), .lines("Notes", rows: 12)], answers: answers, rows: 8)
    pilot.keys("<Tab>" + (1...30).map { "row\($0)" }.joined(separator: "<Enter>"))
    #expect(pilot.rows[pilot.cursor.y].contains("row30"))
    #expect(pilot.picture.contains("Notes"))
    pilot.keys("<C-Home>")
    #expect(pilot.textAtCursor.hasPrefix("row1"))
    #expect(pilot.picture.contains("Notes"))
  }

  @Test func aLockedFieldCanBeReadButNotChanged() {
    answers.texts["Name"] = "Ada"
    answers.isLocked = true
    let pilot = ScreenPilot([.line("Name")], answers: answers)
    pilot.keys("x")
    #expect(answers.texts["Name"] == "Ada")
    #expect(pilot.statusRow == "Name cannot be changed now")
    pilot.keys("<Left>")
    #expect(pilot.textAtCursor.hasPrefix("a"))
    pilot.screen.handle(.paste("more"))
    #expect(answers.texts["Name"] == "Ada")
  }

  @Test func whatIsTypedWhileBusyIsPutInAfterwards() {
    let pilot = ScreenPilot([.line("Name"), .button("Go", .next)], answers: answers)
    pilot.keys("A")
    answers.isBusy = true
    answers.change(\.isLocked, true)
    pilot.keys("dx<Backspace>")
    pilot.screen.handle(.paste("a\n"))
    #expect(answers.texts["Name"] == "A")
    answers.isBusy = false
    answers.change(\.isLocked, false)
    _ = pilot.screen.frame()
    #expect(answers.texts["Name"] == "Ada")
    #expect(pilot.picture.contains("Ada"))
  }

  @Test func whatIsTypedWhileSendingIsDroppedOnceItWasSent() {
    let pilot = ScreenPilot([.line("Name"), .button("Go", .next)], answers: answers)
    answers.isBusy = true
    answers.change(\.isLocked, true)
    pilot.keys("x")
    answers.change(\.isBusy, false)
    pilot.keys("<Left>")
    answers.change(\.isLocked, false)
    #expect((answers.texts["Name"] ?? "") == "")
  }

  @Test func aChangeFromOutsideShowsAndKeepsTheCaretInRange() {
    let pilot = ScreenPilot([.line("Town")], answers: answers)
    pilot.keys("Springfield")
    answers.change(\.texts["Town"], "Ulm")
    #expect(pilot.picture.contains("Ulm"))
    pilot.keys("!")
    #expect(answers.texts["Town"] == "Ulm!")
  }

  @Test func controlCharactersOfAnAnswerAreShownAndChangeNothingElse() {
    answers.texts["Name"] = "a\u{1B}[2Jb\u{202E}c"
    let pilot = ScreenPilot([.line("Name")], answers: answers)
    #expect(pilot.picture.contains("a^[[2Jb<U+202E>c"))
    pilot.keys("d")
    #expect(answers.texts["Name"] == "a\u{1B}[2Jb\u{202E}cd")
  }
}
