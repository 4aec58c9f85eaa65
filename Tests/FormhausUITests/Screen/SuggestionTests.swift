import FormhausText
import Surface
import Testing

@testable import FormhausUI
@testable import FormhausViews

/// What an input offers while a person types.
@MainActor
@Suite struct SuggestionTests {
  private let answers = TestAnswers()
  private let towns = ["Berlin", "Bern", "Zürich", "Bad Homburg", "Wien"]

  /// An input with suggestions between two others.
  private struct Offering: View {
    let answers: TestAnswers
    let offered: @MainActor (String) -> Suggestions?
    let pick: @MainActor (Int) -> Void

    var body: some View {
      VStack {
        Well("Name") { TextField("", text: answers.text("Name")).named("Name") }
        Well("Town") {
          TextField("", text: answers.text("Town"))
            .suggestions(offered(answers.texts["Town"] ?? ""), pick: pick)
            .named("Town")
            .meaning { semantics in
              semantics.isLocked = answers.isLocked
              semantics.actions.commit = { answers.committed.append("Town") }
            }
        }
        Well("Street") { TextField("", text: answers.text("Street")).named("Street") }
      }
    }
  }

  private func pilot(
    rows: Int = 24, columns: Int = 40, offered: (@MainActor (String) -> Suggestions?)? = nil,
    pick: (@MainActor (Int) -> Void)? = nil
  ) -> ScreenPilot {
    let list = ChoiceList(towns.map { Choice(label: SafeText(value: $0)) })
    let pilot = ScreenPilot(
      Offering(
        answers: answers, offered: offered ?? { _ in Suggestions(list) },
        pick: pick ?? { [answers, towns] in answers.change(\.texts["Town"], towns[$0]) }),
      size: Size(columns: columns, rows: rows))
    answers.changed = { [weak pilot] in pilot?.screen.host.invalidate() }
    pilot.screen.focus(testID: "Town")
    return pilot
  }

  @Test func theyDropDownBelowTheInputWhileOneTypes() {
    let pilot = pilot()
    #expect(!pilot.picture.contains("Berlin"))
    pilot.keys("be")
    // Below the text and in its column, under the panel's line.
    let (rows, input) = (pilot.rows, pilot.cursor.y)
    let column = rows[input].prefix { $0 != "b" }.count
    #expect(rows[input + 2].dropFirst(column).hasPrefix("Berlin"))
    #expect(rows[input + 3].dropFirst(column).hasPrefix("Bern"))
    #expect(rows[input + 4].contains("╰"))
    #expect(pilot.highlighted == nil)
    // Typing goes on in the input.
    #expect(pilot.grid[pilot.cursor.x - 1, pilot.cursor.y].text == "e")
  }

  @Test func arrowsMoveInThemAndEnterPicks() {
    let pilot = pilot()
    pilot.keys("be<Down>")
    #expect(pilot.highlighted == "Berlin")
    #expect(pilot.textAtCursor.hasPrefix("Berlin"))
    pilot.keys("<Down><Down>")
    #expect(pilot.highlighted == "Bern")
    pilot.keys("<Enter>")
    #expect(answers.texts["Town"] == "Bern")
    #expect(answers.committed == ["Town"])
    #expect(pilot.screen.focusedTestID == "Town")
    #expect(!pilot.picture.contains("Berlin"))
    // The caret is behind what was picked.
    pilot.keys("!")
    #expect(answers.texts["Town"] == "Bern!")
  }

  @Test func upBeyondTheFirstGoesBackToTheText() {
    let pilot = pilot()
    pilot.keys("be<Down><Up>")
    #expect(pilot.highlighted == nil)
    pilot.keys("r")
    #expect(answers.texts["Town"] == "ber")
    pilot.keys("<Down>n")
    #expect(answers.texts["Town"] == "bern")
    #expect(pilot.highlighted == nil)
    pilot.keys("<Up>")
    #expect(pilot.screen.focusedTestID == "Name")
    #expect(!pilot.picture.contains("│ Bern"))
  }

  @Test func enterMovesOnWhileNothingIsHighlighted() {
    let pilot = pilot()
    pilot.keys("be<Enter>")
    #expect(answers.texts["Town"] == "be")
    #expect(pilot.screen.focusedTestID == "Street")
    #expect(!pilot.picture.contains("Berlin"))
  }

  @Test func escClosesThemAndTheTextStays() {
    let pilot = pilot()
    pilot.keys("be<Down><Esc>")
    #expect(answers.texts["Town"] == "be")
    #expect(!pilot.picture.contains("Berlin"))
    #expect(pilot.endings.isEmpty)
    pilot.keys("r")
    #expect(pilot.picture.contains("Berlin"))
    #expect(answers.texts["Town"] == "ber")
  }

  @Test func tabMovesOnWithoutPicking() {
    let pilot = pilot()
    pilot.keys("be<Down><Tab>")
    #expect(answers.texts["Town"] == "be")
    #expect(pilot.screen.focusedTestID == "Street")
    pilot.keys("<S-Tab>")
    #expect(!pilot.picture.contains("Berlin"))
  }

  @Test func accentsAndCaseDoNotMatter() {
    let pilot = pilot()
    pilot.keys("zurich<Down><Enter>")
    #expect(answers.texts["Town"] == "Zürich")
  }

  @Test func nothingShowsWhereNothingMatchesOrAllIsTyped() {
    let pilot = pilot()
    pilot.keys("bx")
    #expect(!pilot.picture.contains("Berlin"))
    #expect(!pilot.picture.contains("No match"))
    pilot.keys("<Backspace>")
    #expect(pilot.picture.contains("Berlin"))
    pilot.keys("<Backspace>")
    #expect(!pilot.picture.contains("Berlin"))
    pilot.keys("Wien")
    #expect(!pilot.picture.contains("│ Wien"))
  }

  @Test func downShowsAllInAnEmptyInput() {
    let pilot = pilot()
    pilot.keys("<Down>")
    #expect(pilot.highlighted == "Berlin")
    #expect(pilot.picture.contains("Zürich"))
    pilot.keys("<PgDn><Enter>")
    #expect(answers.texts["Town"] == "Wien")
    // What is picked already does not narrow the list to itself.
    pilot.keys("<Down>")
    #expect(pilot.highlighted == "Berlin")
  }

  @Test func downMovesOnWhereThereIsNothing() {
    let pilot = pilot(offered: { _ in Suggestions(ChoiceList([])) })
    pilot.keys("<Down>")
    #expect(pilot.screen.focusedTestID == "Street")
  }

  /// What a search has found so far.
  @MainActor private final class Found {
    var options: [Choice] = []
    var status: SafeText? = "Searching..."
  }

  @Test func thoseThatArriveLaterAreShownAtOnce() {
    let found = Found()
    let pilot = pilot(
      offered: { _ in Suggestions(ChoiceList(found.options), isNarrowed: false, status: found.status) },
      pick: { [answers] in answers.change(\.texts["Town"], found.options[$0].label.string) })
    #expect(!pilot.picture.contains("Searching"))
    pilot.keys("ma")
    #expect(pilot.picture.contains("│ Searching..."))
    #expect(pilot.highlighted == nil)

    found.status = nil
    found.options = [
      Choice(label: "Main Street 1", detail: "Springfield"),
      Choice(label: "Maple Road", detail: "Shelbyville"),
    ]
    pilot.screen.host.invalidate()
    #expect(!pilot.picture.contains("Searching"))
    #expect(pilot.picture.contains("│ Main Street 1"))
    #expect(pilot.picture.contains("│   Springfield"))

    // What is highlighted stays so when more arrive.
    pilot.keys("<Down><Down>")
    #expect(pilot.highlighted == "Maple Road")
    found.options.insert(Choice(label: "Market Square", detail: "Ogdenville"), at: 0)
    pilot.screen.host.invalidate()
    #expect(pilot.highlighted == "Maple Road")
    #expect(pilot.picture.contains("Market Square"))

    // When it is gone the cursor is in the text again.
    found.options.removeLast()
    pilot.screen.host.invalidate()
    #expect(pilot.highlighted == nil)
    pilot.keys("<Down><Enter>")
    #expect(answers.texts["Town"] == "Market Square")
  }

  @Test func oneThatLeadsOnLeavesThemOpen() {
    let pilot = pilot(
      offered: { text in
        var folder = Choice(label: "src/")
        folder.leadsOn = true
        return Suggestions(
          ChoiceList(
            text.hasPrefix("src/") ? [Choice(label: "src/main.c"), Choice(label: "src/list.c")] : [folder]),
          isNarrowed: false)
      },
      pick: { [answers] in
        answers.change(\.texts["Town"], $0 == 0 && answers.texts["Town"] == "s" ? "src/" : "src/main.c")
      })
    pilot.keys("s<Down><Enter>")
    #expect(answers.texts["Town"] == "src/")
    #expect(answers.committed.isEmpty)
    #expect(pilot.picture.contains("│ src/list.c"))
    #expect(pilot.highlighted == nil)
    pilot.keys("<Down><Enter>")
    #expect(answers.texts["Town"] == "src/main.c")
    #expect(!pilot.picture.contains("│ src/list.c"))
  }

  @Test func theyStandAboveWhereThereIsNoRoomBelow() {
    let pilot = pilot(rows: 8, columns: 30)
    pilot.keys("b")
    let rows = pilot.rows
    let input = pilot.cursor.y
    #expect(pilot.picture.contains("Berlin"), "\(pilot.picture)")
    #expect(rows[input].contains("b"))
    #expect(!rows[input].contains("Berlin"))
  }

  @Test func aLockedInputOffersNothing() {
    let pilot = pilot()
    pilot.keys("be")
    answers.change(\.isLocked, true)
    #expect(!pilot.picture.contains("Berlin"))
    pilot.keys("<Down>")
    #expect(!pilot.picture.contains("│>"))
  }

  @Test func aClickPicks() throws {
    let pilot = ScreenPilot(
      Offering(
        answers: answers,
        offered: { _ in Suggestions(ChoiceList([Choice(label: "Berlin"), Choice(label: "Bern")])) },
        pick: { [answers, towns] in answers.change(\.texts["Town"], towns[$0]) }),
      size: Size(columns: 40, rows: 24),
      options: ScreenOptions(colours: .monochrome, reduceMotion: true, mouse: true))
    answers.changed = { [weak pilot] in pilot?.screen.host.invalidate() }
    pilot.screen.focus(testID: "Town")
    pilot.keys("be")
    let row = try #require(pilot.rows.firstIndex { $0.contains("│ Bern") })
    pilot.screen.handle(.mouse(MouseEvent(action: .press(button: 1), point: Point(x: 6, y: row))))
    #expect(answers.texts["Town"] == "Bern")
    #expect(!pilot.picture.contains("Berlin"))
  }

  @Test func aHundredThousandAreNarrowedByTheirLabelsAlone() {
    let towns = Towns()
    let list = ChoiceList(
      count: 100_000, source: towns, label: { SafeText(value: "Town \($0)") },
      option: { index in
        towns.built += 1
        return Choice(label: SafeText(value: "Town \(index)"))
      })
    let pilot = pilot(
      offered: { _ in Suggestions(list) },
      pick: { [answers] in answers.change(\.texts["Town"], "Town \($0)") })
    pilot.keys("99998")
    #expect(towns.built < 500)
    pilot.keys("<Down><Enter>")
    #expect(answers.texts["Town"] == "Town 99998")
  }

  @MainActor private final class Towns {
    var built = 0
  }
}

extension View {
  fileprivate func named(_ name: String) -> some View {
    meaning { semantics in
      semantics.testID = name
      semantics.focusTag = name
    }
  }
}
