import FormhausTesting
import FormhausText
import Surface
import Testing

@testable import FormhausUI
@testable import FormhausViews

/// Esc, Ctrl-C, Cancel and Ctrl-Z.
@MainActor
@Suite struct LeavingTests {
  private let answers = TestAnswers()

  private func pilot() -> ScreenPilot {
    ScreenPilot([.line("Name"), .button("Cancel", .cancel)], answers: answers)
  }

  @Test func escAsksAndStayIsTheDefault() {
    let pilot = pilot()
    pilot.keys("<Esc>")
    #expect(pilot.picture.contains("Leave the form?"))
    #expect(pilot.textAtCursor.hasPrefix("Stay"))
    pilot.keys("<Enter>")
    #expect(!pilot.picture.contains("Leave the form?"))
    #expect(pilot.endings.isEmpty)
  }

  @Test func theQuestionNamesWhatWouldBeLostOnlyWhenSomethingWould() {
    let pilot = pilot()
    pilot.keys("<Esc>")
    #expect(!pilot.picture.contains("has not been sent"))
    pilot.keys("<Esc>a<Esc>")
    #expect(pilot.picture.contains("What you have filled in has not been sent."))
  }

  @Test(arguments: [ChoicesLook.inline, .chips, .menu])
  func pickingWhatIsPickedAlreadyFillsNothingIn(look: ChoicesLook) {
    answers.picked["Day"] = [1]
    let pilot = ScreenPilot(
      [.choice("Day", ["Mo", "Tu"], look: look), .button("Go", .next)], answers: answers)
    pilot.keys(look == .menu ? "<Enter><Enter>" : "<Space>")
    #expect(answers.committed == ["Day"])
    pilot.keys("<Esc>")
    #expect(pilot.picture.contains("Leave the form?"))
    #expect(!pilot.picture.contains("has not been sent"))
  }

  @Test func controlGReadsTheQuestionAndTheButton() {
    let pilot = ScreenPilot([.line("Name")], answers: answers, columns: 80)
    pilot.keys("a<Esc><C-g>")
    #expect(pilot.statusRow == "Leave the form? What you have filled in has not been sent. Stay, button.")
    #expect(pilot.textAtCursor.hasPrefix("Leave the form?"))
    pilot.keys("<Tab>")
    #expect(pilot.textAtCursor.hasPrefix("Leave"))
    pilot.keys("<C-g>")
    #expect(pilot.statusRow.hasSuffix("Leave, button."))
  }

  @Test func controlGIsReadAboveAQuestionThatTakesTheWholeScreen() {
    let pilot = ScreenPilot([.line("Name")], answers: answers, rows: 8, columns: 20)
    pilot.keys("a<Esc><C-g>")
    #expect(
      pilot.rows.suffix(4) == [
        "Leave the form? What", "you have filled in", "has not been sent.", "Stay, button.",
      ])
    #expect(pilot.textAtCursor.hasPrefix("Leave the form?"))
  }

  @Test func behindAQuestionNothingIsMarkedAsFocused() {
    let pilot = ScreenPilot([.button("Go", .next)], answers: answers)
    #expect(pilot.picture.contains("[>"))
    pilot.keys("<Esc><Tab>")
    #expect(pilot.picture.contains("[>Leave<]"))
    #expect(pilot.picture.ranges(of: "[>").count == 1, "\(pilot.picture)")
  }

  @Test func escTwiceStays() {
    let pilot = pilot()
    pilot.keys("<Esc><Esc>")
    #expect(!pilot.picture.contains("Leave the form?"))
    #expect(pilot.endings.isEmpty)
  }

  @Test(arguments: ["<Tab><Enter>", "<Right><Space>", "<Left><Enter>", "y"])
  func leaveLeaves(keys: String) {
    let pilot = pilot()
    pilot.keys("<Esc>" + keys)
    #expect(pilot.endings == [.left])
  }

  @Test func nothingIsTypedIntoTheFieldBelowAQuestion() {
    let pilot = pilot()
    pilot.keys("a<Esc>xn")
    #expect(answers.texts["Name"] == "a")
    pilot.keys("b")
    #expect(answers.texts["Name"] == "ab")
  }

  @Test func controlCLeavesAtOnceWhenNothingWasFilledIn() {
    let pilot = pilot()
    pilot.keys("<Tab><C-c>")
    #expect(pilot.endings == [.interrupted])
  }

  @Test func controlCAsksOnceWhenSomethingWasTyped() {
    let pilot = pilot()
    pilot.keys("a<C-c>")
    #expect(pilot.endings.isEmpty)
    #expect(pilot.picture.contains("Leave the form?"))
    pilot.keys("<C-c>")
    #expect(pilot.endings == [.interrupted])
  }

  @Test func controlCThatWasAnsweredWithLeaveIsAnInterrupt() {
    let pilot = pilot()
    pilot.keys("a<C-c>y")
    #expect(pilot.endings == [.interrupted])
  }

  @Test func controlCWorksInEveryLayer() {
    for keys in ["<F1><C-c>", "<Esc><C-c>"] {
      let pilot = pilot()
      pilot.keys(keys)
      #expect(pilot.endings == [.interrupted], "\(keys)")
    }
  }

  @Test func cancelIsPressedAtOnceForItsFormAsks() {
    let pilot = pilot()
    pilot.keys("<Tab><Enter>")
    #expect(answers.pressed == ["Cancel"])
  }

  @Test func escCallsOffWhatIsBeingSent() {
    let pilot = pilot()
    answers.change(\.isBusy, true)
    pilot.keys("<Esc>")
    #expect(answers.pressed == ["cancel"])
    #expect(!pilot.picture.contains("Leave the form?"))
  }

  @Test(arguments: ["<Esc>", "<C-c>", "<F1><C-c>"])
  func whatWasSentIsLeftWithoutAQuestion(keys: String) {
    let pilot = ScreenPilot([.line("Name"), .button("Sent", .sent)], answers: answers)
    pilot.keys("a" + keys)
    #expect(pilot.endings == [.sent])
    #expect(!pilot.picture.contains("has not been sent"))
  }

  @Test func aQuestionThatWasAskedBeforeTheFormWasSentEndsAsSent() {
    let pilot = pilot()
    pilot.keys("a<C-c>")
    answers.change(\.purpose, .sent)
    pilot.keys("y")
    #expect(pilot.endings == [.sent])
  }

  @Test func controlZSuspends() {
    let pilot = pilot()
    pilot.keys("<C-z>")
    #expect(pilot.suspensions == 1)
    #expect(pilot.endings.isEmpty)
  }

  @Test func aWindowTooSmallKeepsAnswersAndCanBeLeft() {
    let pilot = pilot()
    pilot.keys("Ada")
    pilot.screen.handle(.resize(Size(columns: 15, rows: 4)))
    #expect(pilot.picture.contains("15x4"))
    pilot.keys("x<Backspace><Backspace>")
    pilot.screen.handle(.paste("more"))
    #expect(answers.texts["Name"] == "Ada")
    pilot.screen.handle(.resize(Size(columns: 60, rows: 24)))
    #expect(pilot.picture.contains("Ada"))
    pilot.screen.handle(.resize(Size(columns: 3, rows: 2)))
    pilot.keys("<C-c><C-c>")
    #expect(pilot.endings == [.interrupted])
  }

  @Test func aWindowTooSmallSaysTheMostImportantFirst() {
    let pilot = pilot()
    pilot.screen.handle(.resize(Size(columns: 15, rows: 4)))
    #expect(pilot.rows == ["Window too", "small: 15x4,", "need 20x6. Esc", "cancels."])
    pilot.screen.handle(.resize(Size(columns: 40, rows: 5)))
    #expect(
      pilot.rows.joined(separator: " ").trimmingBlanks
        == "Window too small: 40x5, need 20x6. Esc cancels, or rerun with --plain. Your answers are kept.")
  }

  @Test func escAsksInWordsWhereTheWindowIsTooSmallForAQuestion() {
    let pilot = pilot()
    pilot.keys("Ada")
    pilot.screen.handle(.resize(Size(columns: 15, rows: 4)))
    pilot.keys("<Esc>")
    #expect(pilot.rows == ["Leave the form?", "Esc leaves, any", "other key", "stays."])
    pilot.keys("<Enter>")
    #expect(pilot.picture.contains("Window too"))
    #expect(pilot.endings.isEmpty)
    pilot.keys("<Esc><Esc>")
    #expect(pilot.endings == [.left])
  }
}
