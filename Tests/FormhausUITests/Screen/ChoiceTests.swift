import FormhausTesting
import FormhausText
import Surface
import Testing

@testable import FormhausUI
@testable import FormhausViews

/// Choices with their options on the page, and toggles.
@MainActor
@Suite struct ChoiceTests {
  private let answers = TestAnswers()
  private let days = ["Monday", "Tuesday", "-Wednesday", "Thursday"]

  @Test func arrowsPickOneAndPassOverWhatCannotBePicked() {
    let pilot = ScreenPilot([.choice("Day", days)], answers: answers)
    pilot.keys("<Down>")
    #expect(answers.picked["Day"] == [1])
    pilot.keys("<Down>")
    #expect(answers.picked["Day"] == [3])
    pilot.keys("<Down>")
    #expect(answers.picked["Day"] == [3])
    pilot.keys("<Home>")
    #expect(answers.picked["Day"] == [0])
    #expect(answers.committed.isEmpty)
  }

  @Test func spacePicksTheFirstAndSaysThatThePersonIsDone() {
    let pilot = ScreenPilot([.choice("Day", days)], answers: answers)
    pilot.keys("<Space>")
    #expect(answers.picked["Day"] == [0])
    #expect(answers.committed == ["Day"])
  }

  @Test func enterTakesTheOptionUnderTheCursorAndMovesOn() {
    let pilot = ScreenPilot([.choice("Day", days), .line("Name")], answers: answers)
    pilot.keys("<Enter>")
    #expect(answers.picked["Day"] == [0])
    #expect(pilot.screen.focusedTestID == "Name")
  }

  @Test func lettersFindAnOptionWithoutItsAccentsAndDigitsByItsPlace() {
    let towns = ["Ulm", "Österreich", "-Wien", "3 rooms"]
    let pilot = ScreenPilot([.choice("Town", towns)], answers: answers)
    pilot.keys("o")
    #expect(answers.picked["Town"] == [1])
    pilot.keys("1")
    #expect(answers.picked["Town"] == [0])
    // A name goes before a place, and what cannot be picked has none.
    pilot.keys("3")
    #expect(answers.picked["Town"] == [3])
    pilot.keys("9")
    #expect(answers.picked["Town"] == [3])
    let numbers = ScreenPilot([.choice("Town", ["x", "-y"])], answers: TestAnswers())
    numbers.keys("2")
    #expect(numbers.textAtCursor.hasPrefix("x"))
  }

  @Test func theCursorBeginsOnWhatIsPicked() {
    answers.picked["Day"] = [3]
    let pilot = ScreenPilot([.choice("Day", days)], answers: answers)
    #expect(pilot.textAtCursor.hasPrefix("Thursday"))
    answers.change(\.picked["Day"], [1])
    #expect(pilot.textAtCursor.hasPrefix("Tuesday"))
  }

  @Test func inAMultipleChoiceArrowsOnlyMoveAndSpaceTicks() {
    let pilot = ScreenPilot([.choice("Days", days, several: true)], answers: answers)
    pilot.keys("<Down>")
    #expect(answers.picked["Days"] == nil)
    pilot.keys("<Space><Up><Space>")
    #expect(answers.picked["Days"] == [0, 1])
    pilot.keys("<Space>")
    #expect(answers.picked["Days"] == [1])
  }

  @Test func enterWithNothingTickedStaysAndSaysWhatIsMissing() {
    let pilot = ScreenPilot(
      [.choice("Days", days, several: true, isRequired: true), .line("Name")], answers: answers)
    pilot.keys("<Enter>")
    #expect(pilot.screen.focusedTestID == "Days")
    #expect(pilot.statusRow.hasPrefix("Days: nothing is ticked yet."))
    pilot.keys("<Space><Enter>")
    #expect(pilot.screen.focusedTestID == "Name")
    pilot.keys("<S-Tab><Space><Tab>")
    #expect(pilot.screen.focusedTestID == "Name")
  }

  @Test func lettersFindAnOption() {
    let pilot = ScreenPilot([.choice("Day", days, several: true)], answers: answers)
    pilot.keys("t")
    #expect(pilot.textAtCursor.hasPrefix("Tuesday"))
    pilot.keys("h")
    #expect(pilot.textAtCursor.hasPrefix("Thursday"))
    pilot.keys("z")
    #expect(pilot.textAtCursor.hasPrefix("Thursday"))
    pilot.keys("M")
    #expect(pilot.textAtCursor.hasPrefix("Monday"))
  }

  @Test func deleteTakesTheAnswerBack() {
    answers.picked["Day"] = [1]
    let pilot = ScreenPilot([.choice("Day", days)], answers: answers)
    pilot.keys("<Delete>")
    #expect(answers.picked["Day"] == [])
  }

  @Test func aLockedChoiceMovesButPicksNothing() {
    answers.picked["Day"] = [0]
    answers.isLocked = true
    let pilot = ScreenPilot([.choice("Day", days)], answers: answers)
    pilot.keys("<Down>")
    #expect(answers.picked["Day"] == [0])
    pilot.keys("<Space>")
    #expect(pilot.statusRow == "Day cannot be changed now")
  }

  @Test func theLabelOfAListLongerThanTheScreenIsInSight() {
    let options = (1...60).map { "Option \($0)" }
    let pilot = ScreenPilot(
      [.line("Name"), .choice("Colour", options)], answers: answers, rows: 10, columns: 80)
    pilot.keys("<Tab>")
    for index in 1..<60 {
      pilot.keys("<Down>")
      #expect(answers.picked["Colour"] == [index])
      #expect(pilot.textAtCursor.hasPrefix("Option \(index + 1)"))
      #expect(pilot.picture.contains("Colour"), "at option \(index + 1)")
    }
  }

  @Test func spaceTurnsAToggleOverAndEnterMovesOn() {
    let pilot = ScreenPilot([.flag("Agree"), .line("Name")], answers: answers)
    pilot.keys("<Space>")
    #expect(answers.switches["Agree"] == true)
    pilot.keys("<Space>")
    #expect(answers.switches["Agree"] == false)
    pilot.keys("<Enter>")
    #expect(pilot.screen.focusedTestID == "Name")
    #expect(answers.switches["Agree"] == false)
  }

  @Test func inChipsArrowsFollowTheRowsAndLeaveAtTheirEnds() {
    let times = ["08:00", "09:00", "10:00", "11:00", "12:00", "-13:00"]
    let pilot = ScreenPilot(
      [.line("Name"), .choice("Time", times, look: .chips), .line("Notes")], answers: answers, columns: 50)
    pilot.keys("<Tab><Right>")
    #expect(answers.picked["Time"] == [1])
    let row = pilot.cursor.y
    pilot.keys("<Down>")
    #expect(pilot.cursor.y == row + 1)
    #expect(pilot.textAtCursor.hasPrefix("12:00"))
    #expect(answers.picked["Time"] == [4])
    pilot.keys("<Up>")
    #expect(pilot.cursor.y == row)
    pilot.keys("<Up>")
    #expect(pilot.screen.focusedTestID == "Name")
    pilot.keys("<Tab><Down><Down>")
    #expect(pilot.screen.focusedTestID == "Notes")
    #expect(answers.picked["Time"] == [4])
  }
}
