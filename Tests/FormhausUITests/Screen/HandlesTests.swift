import FormhausTesting
import FormhausText
import Testing

@testable import FormhausUI
@testable import FormhausViews

/// What tests and scenario files reach by test id.
@MainActor
@Suite struct HandlesTests {
  private let answers = TestAnswers()

  private func pilot() -> ScreenPilot {
    ScreenPilot(
      [.line("Name"), .choice("Day", ["Monday", "Tuesday"]), .flag("Agree"), .button("Go", .next)],
      answers: answers)
  }

  @Test func elementsAreFoundFocusedAndPressed() {
    let pilot = pilot()
    #expect(pilot.screen.element(testID: "Name")?.semantics?.label.string == "Name")
    #expect(pilot.screen.element(testID: "Nobody") == nil)
    #expect(pilot.screen.focus(testID: "Agree"))
    #expect(pilot.screen.focusedTestID == "Agree")
    #expect(pilot.screen.press(testID: "Agree"))
    #expect(answers.switches["Agree"] == true)
    #expect(pilot.screen.press(testID: "Go"))
    #expect(answers.pressed == ["Go"])
    #expect(!pilot.screen.press(testID: "Nobody"))
    #expect(!pilot.screen.focus(testID: "Nobody"))
  }

  @Test func anOptionIsPickedByItsOwnId() {
    let pilot = pilot()
    #expect(pilot.screen.press(testID: "Day.Tuesday"))
    #expect(answers.picked["Day"] == [1])
    #expect(pilot.screen.focusedTestID == "Day")
  }

  @Test func textsAreReadAsTheyAreBeingEdited() {
    let pilot = pilot()
    pilot.keys("Ada")
    #expect(pilot.screen.text(ofTestID: "Name") == "Ada")
    #expect(pilot.screen.press(testID: "Day.Monday"))
    #expect(pilot.screen.text(ofTestID: "Day") == "Monday")
    #expect(pilot.screen.text(ofTestID: "Go") == "Go")
    #expect(pilot.screen.text(ofTestID: "Nobody") == nil)
  }
}
