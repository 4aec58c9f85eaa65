import FormhausTesting
import FormhausText
import Surface
import Testing

@testable import FormhausUI
@testable import FormhausViews

/// Where the focus goes, and that it is always in sight.
@MainActor
@Suite struct FocusTests {
  private let answers = TestAnswers()

  @Test(arguments: [Purpose.next, .submit])
  func aButtonThatIsNotReadyLeadsToWhatItWaitsFor(purpose: Purpose) {
    answers.dimmedReason = "This step is not finished"
    answers.required = ["Name", "Email"]
    answers.texts["Name"] = "Ada"
    let pilot = ScreenPilot(
      [.line("Name"), .line("Nickname"), .line("Email"), .button("Go", purpose)], answers: answers)
    pilot.keys("<Tab><Tab><Tab><Enter>")
    #expect(pilot.screen.focusedTestID == "Email")
    #expect(pilot.statusRow == "This step is not finished")
    answers.errors["Name"] = "Too short"
    answers.changed?()
    pilot.keys("<Tab><Enter>")
    #expect(pilot.screen.focusedTestID == "Name")
  }

  @Test func aButtonThatIsNotReadyKeepsTheFocusWhenNoQuestionIsUnfinished() {
    answers.dimmedReason = "Come back tomorrow"
    let pilot = ScreenPilot([.line("Name"), .button("Go", .next)], answers: answers)
    pilot.keys("<Tab><Enter>")
    #expect(pilot.screen.focusedTestID == "Go")
    #expect(pilot.statusRow == "Come back tomorrow")
    #expect(pilot.screen.announcements == ["Come back tomorrow"])
  }

  @Test func theFocusBeginsOnTheFirstQuestion() {
    let pilot = ScreenPilot(
      [.button("Back", .back), .line("Name"), .button("Continue", .next)], answers: answers)
    #expect(pilot.screen.focusedTestID == "Name")
  }

  @Test func withoutQuestionsItBeginsOnTheButtonThatLeadsOn() {
    let pilot = ScreenPilot([.button("Back", .back), .button("Continue", .next)], answers: answers)
    #expect(pilot.screen.focusedTestID == "Continue")
  }

  @Test func tabGoesRoundAndShiftTabBack() {
    let pilot = ScreenPilot([.line("A"), .line("B"), .button("Go", .next)], answers: answers)
    pilot.keys("<Tab>")
    #expect(pilot.screen.focusedTestID == "B")
    pilot.keys("<S-Tab>")
    #expect(pilot.screen.focusedTestID == "A")
    pilot.keys("<S-Tab>")
    #expect(pilot.screen.focusedTestID == "Go")
    pilot.keys("<Tab>")
    #expect(pilot.screen.focusedTestID == "A")
  }

  @Test func anEmptyRequiredFieldHoldsNobody() {
    answers.errors["B"] = "This field is required"
    let pilot = ScreenPilot([.line("A"), .line("B"), .button("Back", .back)], answers: answers)
    pilot.keys("<Tab><S-Tab>")
    #expect(pilot.screen.focusedTestID == "A")
    pilot.keys("<Tab><Tab><Enter>")
    #expect(answers.pressed == ["Back"])
  }

  @Test func arrowsStopAtTheEnds() {
    let pilot = ScreenPilot([.line("A"), .line("B")], answers: answers)
    pilot.keys("<Up>")
    #expect(pilot.screen.focusedTestID == "A")
    pilot.keys("<Down><Down><Down>")
    #expect(pilot.screen.focusedTestID == "B")
  }

  @Test func enterMovesOnAndFromTheLastFieldToTheButtonThatLeadsOn() {
    let pilot = ScreenPilot(
      [.line("A"), .line("B"), .button("Back", .back), .button("Continue", .next)], answers: answers)
    pilot.keys("<Enter><Enter>")
    #expect(pilot.screen.focusedTestID == "Continue")
    #expect(answers.committed == ["A", "B"])
    #expect(answers.pressed.isEmpty)
    pilot.keys("<Enter>")
    #expect(answers.pressed == ["Continue"])
  }

  @Test func whenTheFocusedFieldGoesTheNextOneHasTheFocus() {
    let pilot = ScreenPilot([.line("A"), .line("B"), .line("C")], answers: answers)
    pilot.keys("<Tab>")
    answers.change(\.hidden, ["B"])
    #expect(pilot.screen.focusedTestID == "C")
    answers.change(\.hidden, ["B", "C"])
    #expect(pilot.screen.focusedTestID == "A")
  }

  @Test func theFocusStaysWhenOtherFieldsComeAndGo() {
    answers.hidden = ["A"]
    let pilot = ScreenPilot([.line("A"), .line("B"), .line("C")], answers: answers)
    pilot.keys("<Tab>x")
    answers.change(\.hidden, [])
    pilot.keys("y")
    #expect(answers.texts["C"] == "xy")
  }

  @Test func aFieldThatMovesToAnotherPlaceKeepsFocusAndUndo() {
    let pilot = ScreenPilot([.line("A"), .line("B"), .line("C")], answers: answers)
    pilot.keys("<Tab>one<Left>")
    answers.change(\.edition, 1)
    #expect(pilot.screen.focusedTestID == "B")
    pilot.keys("x")
    #expect(answers.texts["B"] == "onxe")
    pilot.keys("<C-_><C-_>")
    #expect(answers.texts["B"] == "")
  }

  @Test func aRequestMovesTheFocusOnce() {
    let pilot = ScreenPilot([.line("A"), .line("B"), .line("C")], answers: answers)
    answers.change(\.focusRequest, FocusRequest(serial: 1, tag: "C"))
    #expect(pilot.screen.focusedTestID == "C")
    pilot.keys("<S-Tab>")
    answers.change(\.texts["A"], "changed")
    #expect(pilot.screen.focusedTestID == "B")
    answers.change(\.focusRequest, FocusRequest(serial: 2, tag: "C"))
    #expect(pilot.screen.focusedTestID == "C")
  }

  @Test func aNewStepHasTheFocusOnItsFirstQuestion() {
    let pilot = ScreenPilot([.line("A"), .line("B"), .button("Go", .next)], answers: answers)
    pilot.keys("<Tab><Tab>")
    answers.change(\.step, 1)
    #expect(pilot.screen.focusedTestID == "A")
  }

  @Test func aRequestWinsOverANewStep() {
    let pilot = ScreenPilot([.line("A"), .line("B")], answers: answers)
    answers.focusRequest = FocusRequest(serial: 1, tag: "B")
    answers.change(\.step, 1)
    #expect(pilot.screen.focusedTestID == "B")
  }

  @Test func aViewReadsAndSetsItsFocus() {
    let pilot = ScreenPilot(FocusedPair())
    #expect(pilot.screen.text(ofTestID: "said") == "first")
    pilot.keys("<Tab>")
    #expect(pilot.screen.text(ofTestID: "said") == "second")
    pilot.keys("<Tab>")
    #expect(pilot.screen.focusedTestID == "jump")
    pilot.keys("<Enter>")
    #expect(pilot.screen.focusedTestID == "second")
    #expect(pilot.screen.text(ofTestID: "said") == "second")
  }

  @Test func aViewThatGoesWithTheFocusOnItHasItNoMore() {
    let pilot = ScreenPilot(GoingField())
    pilot.keys("<Enter>")
    #expect(pilot.screen.focusedTestID == "guest")
    #expect(pilot.screen.text(ofTestID: "said") == "focused")
    pilot.keys("x")
    #expect(pilot.screen.element(testID: "guest") == nil)
    #expect(pilot.screen.text(ofTestID: "said") == "not focused")
    pilot.keys("<Enter>")
    #expect(pilot.screen.focusedTestID == "guest")
  }

  @Test func thirtyFieldsAreAllReachedAndInSight() {
    let names = (1...30).map { "Field number \($0)" }
    let pilot = ScreenPilot(
      names.map { TestForm.Field.line($0) } + [.button("Continue", .next)], answers: answers, rows: 12,
      columns: 80)
    for name in names {
      #expect(pilot.screen.focusedTestID == name)
      #expect(pilot.rows.contains { $0.contains(name) }, "\(name) is out of sight")
      pilot.keys("x")
      #expect(pilot.rows[pilot.cursor.y].contains("x"), "the cursor is not on \(name)")
      pilot.keys("<Tab>")
    }
    #expect(pilot.screen.focusedTestID == "Continue")
    for name in names.reversed() {
      pilot.keys("<S-Tab>")
      #expect(pilot.rows.contains { $0.contains(name) }, "\(name) is out of sight on the way back")
    }
  }

  @Test(arguments: [Size(columns: 80, rows: 24), Size(columns: 40, rows: 12), Size(columns: 20, rows: 8)])
  func theCursorStandsInEachControl(size: Size) {
    let pilot = ScreenPilot(
      [
        .line("Name"), .lines("Notes"), .choice("Day", ["Monday", "Tuesday"]), .flag("Agree"),
        .choice("Town", ["Bonn", "Ulm"], look: .menu), .button("Continue", .next),
      ], answers: answers, rows: size.rows, columns: size.columns)
    pilot.keys("Ada")
    let name = pilot.cursor
    #expect(pilot.grid[name.x - 1, name.y].text == "a")
    pilot.keys("<Tab>x<Enter>yz")
    let notes = pilot.cursor
    #expect(pilot.grid[notes.x - 1, notes.y].text == "z")
    pilot.keys("<Tab><Down>")
    #expect(pilot.textAtCursor.hasPrefix("Tuesday"))
    pilot.keys("<Tab>")
    let toggle = pilot.cursor
    #expect(pilot.grid[toggle.x - 1, toggle.y].text == "[")
    pilot.keys("<Tab>")
    #expect(pilot.textAtCursor.hasPrefix("(Choose)"))
    pilot.keys("<Tab>")
    #expect(pilot.textAtCursor.hasPrefix("Continue"))
  }

  @Test(arguments: [10, 12, 16])
  func theLabelStaysInSightOnTheWayUpAListAsLongAsItHasRoom(rows: Int) {
    let options = (1...5).map { "Option \($0)" }
    let pilot = ScreenPilot(
      [.choice("Colour", options, several: true), .words("line", rows: 12), .line("Name")], answers: answers,
      rows: rows)
    pilot.keys("<S-Tab>")
    #expect(pilot.screen.focusedTestID == "Name")
    pilot.keys("<S-Tab>")
    #expect(pilot.textAtCursor.hasPrefix("Option 1"))
    #expect(pilot.rows.dropLast().contains { $0.contains("Colour") })
  }

  @Test func aLabelThatHasNoRoomIsNamedBeforeWhatIsSaid() {
    let pilot = ScreenPilot(
      [.line("Name"), .choice("Colour", (1...30).map { "Option \($0)" }, several: true)], answers: answers,
      rows: 10)
    pilot.keys("<Tab><End>")
    #expect(pilot.statusRow.hasPrefix("Colour   "))
    answers.change(\.announcement, Announcement(serial: 1, sentences: ["Two options were added"]))
    #expect(pilot.statusRow.hasPrefix("Colour. Two options were added"))
    answers.change(\.announcement, Announcement(serial: 2, sentences: ["Colour: choose one"]))
    #expect(pilot.statusRow.hasPrefix("Colour: choose one"))
  }

  @Test func pageKeysReachWordsWithoutControls() {
    let pilot = ScreenPilot(
      [.line("A"), .words("line", rows: 40), .button("Continue", .next)], answers: answers, rows: 12)
    var seen: Set<String> = []
    for _ in 0..<8 {
      seen.formUnion(pilot.rows.map(\.trimmingBlanks))
      pilot.keys("<PgDn>")
    }
    seen.formUnion(pilot.rows.map(\.trimmingBlanks))
    for index in 0..<40 { #expect(seen.contains("line \(index)"), "line \(index) was never shown") }
    #expect(pilot.screen.focusedTestID == "Continue")
    for _ in 0..<8 { pilot.keys("<PgUp>") }
    #expect(pilot.screen.focusedTestID == "A")
    #expect(pilot.rows.contains { $0.contains("A") })
  }
}

/// Two fields that know their focus, and a button that moves it.
private struct FocusedPair: View {
  @FocusState private var isFirst
  @FocusState private var isSecond
  @State private var text = ""

  var body: some View {
    VStack {
      TextField("One", text: $text).accessibilityIdentifier("first").focused($isFirst)
      TextField("Two", text: $text).accessibilityIdentifier("second").focused($isSecond)
      Button("Jump") { isSecond = true }.accessibilityIdentifier("jump")
      Text(isFirst ? "first" : isSecond ? "second" : "none").accessibilityIdentifier("said")
    }
  }
}

/// A field that goes as soon as something is typed into it, and a button that brings it back with the focus.
private struct GoingField: View {
  @FocusState private var isFocused
  @State private var isThere = false

  var body: some View {
    VStack {
      if isThere {
        TextField("Guest", text: Binding(get: { "" }, set: { _ in isThere = false }))
          .accessibilityIdentifier("guest").focused($isFocused)
      }
      Button("Add") {
        isThere = true
        isFocused = true
      }
      .accessibilityIdentifier("add")
      Text(isFocused ? "focused" : "not focused").accessibilityIdentifier("said")
    }
  }
}
