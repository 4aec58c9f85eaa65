import FormhausTesting
import FormhausText
import Surface
import Testing

@testable import FormhausUI
@testable import FormhausViews

/// Choices that open a list.
@MainActor
@Suite struct MenuTests {
  private let answers = TestAnswers()
  private let towns = ["Aachen", "Bonn", "Bad Homburg", "Köln", "New York", "-Ulm"]

  private func pilot(
    _ towns: [String]? = nil, several: Bool = false, rows: Int = 24, columns: Int = 60
  ) -> ScreenPilot {
    ScreenPilot(
      [.choice("Town", towns ?? self.towns, look: .menu, several: several), .line("Name")], answers: answers,
      rows: rows, columns: columns)
  }

  @Test(arguments: 0..<8)
  func onASmallScreenTheListTakesTheRowsThatItCanGet(fieldsAbove: Int) {
    let towns = ["Bonn", "Ulm", "Wien", "Graz", "Linz", "Bern"]
    let above = (0..<fieldsAbove).map { TestForm.Field.line("Line \($0)") }
    let pilot = ScreenPilot(
      above + [.choice("Town", towns, look: .menu), .button("Go", .next)], answers: answers, rows: 8,
      columns: 20)
    pilot.keys(String(repeating: "<Tab>", count: fieldsAbove) + "<Enter>")
    #expect(towns.count { pilot.picture.contains($0) } >= 3)
    #expect(pilot.rows.contains { $0.hasPrefix("> [") })
    #expect(pilot.picture.contains("Town"))
    pilot.keys("<Down><Down><Down><Enter>")
    #expect(answers.picked["Town"] == [3])
    #expect(pilot.picture.contains("> [Graz"))
  }

  @Test func enterOpensPicksAndCloses() {
    let pilot = pilot()
    pilot.keys("<Enter>")
    #expect(pilot.picture.contains("New York"))
    #expect(pilot.textAtCursor.hasPrefix("Aachen"))
    pilot.keys("<Down><Enter>")
    #expect(answers.picked["Town"] == [1])
    #expect(!pilot.picture.contains("New York"))
    #expect(pilot.screen.focusedTestID == "Town")
    #expect(pilot.picture.contains("Bonn"))
  }

  @Test func escClosesOnlyTheList() {
    let pilot = pilot()
    pilot.keys("<Enter><Down><Esc>")
    #expect(answers.picked["Town"] == nil)
    #expect(!pilot.picture.contains("New York"))
    #expect(!pilot.picture.contains("Leave"))
    #expect(pilot.endings.isEmpty)
  }

  @Test func lettersSearchWhereverTheyStand() {
    let pilot = pilot()
    pilot.keys("<Enter>bo")
    #expect(pilot.highlighted == "Bonn")
    #expect(!pilot.picture.contains("Aachen"))
    pilot.keys("<Backspace><Backspace>")
    #expect(pilot.picture.contains("Aachen"))
    pilot.keys("new y<Enter>")
    #expect(answers.picked["Town"] == [4])
  }

  @Test func aLetterOpensTheListSearching() {
    let pilot = pilot()
    pilot.keys("k")
    #expect(pilot.highlighted == "Köln")
    pilot.keys("<Enter>")
    #expect(answers.picked["Town"] == [3])
  }

  @Test func optionsThatBeginWithTheSearchComeFirst() {
    let pilot = pilot(["Abbey", "Old Bath", "Bath"])
    pilot.keys("<Enter>b")
    #expect(pilot.highlighted == "Bath")
    pilot.keys("<Down>")
    #expect(pilot.textAtCursor.hasPrefix("Old Bath"))
    pilot.keys("<Down>")
    #expect(pilot.textAtCursor.hasPrefix("Abbey"))
  }

  @Test func enterWithoutAMatchPicksNothingAndSaysSo() {
    let pilot = pilot()
    pilot.keys("<Enter>zzz")
    #expect(pilot.picture.contains("No match"))
    pilot.keys("<Enter>")
    #expect(answers.picked["Town"] == nil)
    #expect(pilot.screen.announcements == ["No match"])
    #expect(pilot.statusRow == "No match")
    pilot.keys("<C-u>")
    #expect(pilot.picture.contains("Aachen"))
  }

  @Test func spaceTicksInAMultipleChoiceAndBelongsToASearch() {
    let pilot = pilot(several: true)
    pilot.keys("<Enter><Space><Down><Space>")
    #expect(answers.picked["Town"] == [0, 1])
    pilot.keys("new y<Enter>")
    #expect(answers.picked["Town"] == [0, 1, 4])
    #expect(pilot.picture.contains("Aachen"))
    pilot.keys("<Enter>")
    #expect(!pilot.picture.contains("Bad Homburg"))
    #expect(answers.picked["Town"] == [0, 1, 4])
  }

  @Test func theCursorStandsInTheSearchWhileOneTypes() {
    let pilot = pilot()
    pilot.keys("<Enter>bo")
    #expect(pilot.picture.contains("│  Search: bo"))
    #expect(pilot.rows[pilot.cursor.y].contains("Search: bo"))
    pilot.keys("<Left>x")
    #expect(pilot.picture.contains("│  Search: bxo"))
    pilot.keys("<Delete><Backspace><Down>")
    #expect(pilot.picture.contains("│  Search: b"))
    #expect(pilot.highlighted == "Bad Homburg")
    #expect(pilot.textAtCursor.hasPrefix("Bad Homburg"))
    pilot.keys("ad h<Enter>")
    #expect(answers.picked["Town"] == [2])
  }

  @Test func aSearchIsEditedAsATextIs() {
    let pilot = pilot(["New York", "New Orleans", "Old York"])
    pilot.keys("<Enter>new york")
    #expect(pilot.highlighted == "New York")
    pilot.keys("<C-w>")
    #expect(pilot.picture.contains("New Orleans"))
    pilot.screen.handle(.paste("o\n"))
    #expect(pilot.highlighted == "New Orleans")
    pilot.keys("<C-u>")
    #expect(pilot.picture.contains("Old York"))
  }

  @Test func aLongListSaysThatItCanBeSearched() {
    let pilot = pilot((1...9).map { "Town \($0)" })
    pilot.keys("<Enter>")
    #expect(pilot.picture.contains("│  Type to search"))
    #expect(pilot.textAtCursor.hasPrefix("Town 1"))
    pilot.keys("/")
    #expect(pilot.picture.contains("│  Search:"))
    pilot.keys("7<Enter>")
    #expect(answers.picked["Town"] == [6])
  }

  @Test func inAMultipleChoiceSpaceTicksAgainOnceTheSearchIsLeft() {
    let pilot = pilot(["New York", "New Orleans", "Old York"], several: true)
    pilot.keys("/<Space>")
    #expect(answers.picked["Town"] == [0])
    #expect(pilot.statusRow.hasPrefix("Space tick"))
    pilot.keys("new<Space>")
    #expect(answers.picked["Town"] == [0])
    #expect(pilot.picture.contains("Search: new"))
    // On a row of the narrowed list Space ticks.
    pilot.keys("<Down><Space>")
    #expect(answers.picked["Town"] == [0, 1])
    #expect(pilot.picture.contains("Search: new"))
    // Esc ends the search, and a second one the list.
    pilot.keys("<Esc>")
    #expect(pilot.picture.contains("Old York"))
    #expect(pilot.textAtCursor.hasPrefix("New Orleans"))
    pilot.keys("<Space>")
    #expect(answers.picked["Town"] == [0])
    pilot.keys("old<Enter>")
    #expect(answers.picked["Town"] == [0, 2])
    #expect(pilot.picture.contains("New Orleans"))
    pilot.keys("<Space>")
    #expect(answers.picked["Town"] == [0])
    pilot.keys("<Esc>")
    #expect(!pilot.picture.contains("New Orleans"))
    #expect(pilot.endings.isEmpty)
  }

  @Test func inASingleChoiceEscClosesASearchAtOnce() {
    let pilot = pilot()
    pilot.keys("<Enter>bo<Esc>")
    #expect(!pilot.picture.contains("Bonn"))
    #expect(answers.picked["Town"] == nil)
  }

  @Test(arguments: [("koln", "Köln"), ("ＢＯＮＮ", "Bonn"), ("homburg", "Bad Homburg"), ("ulm", "-Ulm")])
  func accentsCaseAndWidthDoNotMatter(typed: String, found: String) {
    let pilot = pilot()
    pilot.keys("<Enter>" + typed)
    #expect(pilot.picture.contains(found))
    #expect(!pilot.picture.contains("Aachen"))
  }

  @Test func otherOptionsAreSearchedAnew() {
    let list = ReplacedOptions()
    let pilot = ScreenPilot(list)
    list.store.changed = { [weak pilot] in pilot?.screen.host.invalidate() }
    pilot.keys("<Enter>b")
    #expect(pilot.highlighted == "Bath")
    list.store.options = ["Leeds", "Bristol"]
    #expect(pilot.highlighted == "Bristol")
    #expect(!pilot.picture.contains("Leeds"))
  }

  @Test func theCursorPassesOverWhatCannotBePicked() {
    let pilot = pilot()
    pilot.keys("<Enter><End>")
    #expect(pilot.textAtCursor.hasPrefix("New York"))
    pilot.keys("<Down>")
    #expect(pilot.textAtCursor.hasPrefix("New York"))
  }

  @Test func pageKeysAndTheEndsOfALongList() {
    let pilot = pilot((1...300).map { "Town \($0)" }, rows: 14)
    pilot.keys("<Enter><PgDn>")
    let afterOne = pilot.screen.state.menu?.row ?? 0
    #expect(afterOne > 1)
    #expect(pilot.textAtCursor.hasPrefix("Town \(afterOne + 1)"))
    pilot.keys("<PgUp>")
    #expect(pilot.textAtCursor.hasPrefix("Town 1"))
    pilot.keys("<End>")
    #expect(pilot.textAtCursor.hasPrefix("Town 300"))
    pilot.keys("<PgDn><Home>")
    #expect(pilot.textAtCursor.hasPrefix("Town 1"))
  }

  @Test func tabClosesTheListAndMovesOnWithoutPicking() {
    let pilot = pilot()
    pilot.keys("<Enter><Down><Tab>")
    #expect(answers.picked["Town"] == nil)
    #expect(pilot.screen.focusedTestID == "Name")
  }

  @Test func anOpenListLooksAfterResizesAsIfPaintedAfresh() {
    let pilot = pilot(rows: 24, columns: 80)
    pilot.keys("<Enter><Down><Down>")
    for size in [(120, 40), (60, 15), (20, 6), (3, 2), (1, 1), (80, 24)] {
      pilot.screen.handle(.resize(Size(columns: size.0, rows: size.1)))
      #expect(pilot.grid.size == Size(columns: size.0, rows: size.1))
    }
    let fresh = self.pilot(rows: 24, columns: 80)
    fresh.keys("<Enter><Down><Down>")
    #expect(pilot.picture == fresh.picture)
    #expect(pilot.cursor == fresh.cursor)
  }

  @Test func aListWhoseOptionsChangeStaysInRange() {
    let pilot = pilot()
    pilot.keys("<Enter><End>")
    answers.change(\.isLocked, true)
    #expect(!pilot.picture.contains("Bad Homburg"))
    pilot.keys("<Enter>")
    #expect(pilot.statusRow == "Town cannot be changed now")
  }

  @Test func aSearchReadsTheLabelsOnce() {
    let list = CountedOptions(count: 5_000)
    let pilot = ScreenPilot(list)
    pilot.keys("<Enter>o")
    let read = list.count.value
    pilot.keys("ption 4999")
    #expect(pilot.highlighted == "Option 4999")
    #expect(list.count.value - read < 500)
  }

  @Test func aMovePassesOverWhatCannotBePickedWithoutReadingIt() {
    let list = CountedOptions(count: 5_000, isDisabled: { 0 < $0 && $0 < 4_999 })
    let pilot = ScreenPilot(list)
    pilot.keys("<Enter>")
    let read = list.count.value
    pilot.keys("<Down>")
    #expect(pilot.textAtCursor.hasPrefix("Option 4999"))
    #expect(list.count.value - read < 50)
  }

  @Test func aHundredThousandOptionsOpenAndSearch() {
    let pilot = pilot((1...100_000).map { "Item \($0)" })
    pilot.keys("<Enter>99999")
    #expect(pilot.highlighted == "Item 99999")
    pilot.keys("<Enter>")
    #expect(answers.picked["Town"] == [99_998])
  }
}
