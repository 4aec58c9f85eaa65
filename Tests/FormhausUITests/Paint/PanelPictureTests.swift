import FormhausText
import Surface
import Testing

@testable import FormhausUI
@testable import FormhausViews

/// Dropdowns, questions and the list of keys above the page, as rows of text.
@MainActor
@Suite struct PanelPictureTests {
  private struct Plans: View {
    @State private var plan = 1
    @State private var name = ""
    let count: Int
    /// Rows of text above the choice.
    var above = 0

    var body: some View {
      VStack {
        ForEach(0..<above, id: \.self) { Text("Line \($0)") }
        Well("Plan") {
          Picker("Plan", selection: $plan) {
            ForEach(0..<count, id: \.self) { Text("Plan \($0)").tag($0) }
          }
          .pickerStyle(.menu)
        }
      }
    }
  }

  /// The page with its dropdown open, the cursor on `row`, after `search` was typed.
  private func open(
    _ view: Plans, columns: Int, rows: Int, row: Int = 0, scroll: Int = 0, search: String = ""
  ) -> (PagePicture, Picture?) {
    let tree = ViewHost(view).tree()
    let picture = PagePicture(tree, columns: columns, rows: rows, focus: "Plan", hints: ["Enter pick"]) {
      state, id in
      guard let id, case .choices(let choices)? = tree.first(where: { $0.id == id })?.content else { return }
      var menu = OpenMenu(id: id, kind: .list, optionCount: view.count)
      if !search.isEmpty { menu.edit(in: choices) { _ = $0.paste(search) } }
      if search.isEmpty || row > 0 { menu.move(to: row, towards: 1, in: choices) }
      menu.scroll = scroll
      state.menu = menu
    }
    let menu = picture.painter.menu(
      picture.layout, state: picture.state, size: picture.size, words: words)
    return (picture, menu)
  }

  private let words = MenuWords(
    noMatch: "No match", changeSearch: "Erase letters to see more.", search: "Search",
    typeToSearch: "Type to search")

  @Test func aDropdownHangsFromItsWell() {
    let (page, menu) = open(Plans(count: 3), columns: 40, rows: 16, row: 2)
    #expect(
      page.screen(menu) == """
          ┏ Plan ━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
          ┃ Plan 1                         ▾ ┃
          ╭──────────────────────────────────╮
          │    Plan 0                        │
          │  ✓ Plan 1                        │
          │>   Plan 2                        │
          ╰──────────────────────────────────╯
        """ + String(repeating: "\n", count: 9) + "  Enter pick")
    #expect(menu?.cursor == Point(x: 7, y: 5))
  }

  /// The dropdown in a card, whose lower line comes where the list would end.
  private struct CardOfPlans: View {
    var below: Int
    var body: some View {
      VStack {
        Card {
          Plans(count: 3)
          ForEach(0..<below, id: \.self) { Text("Line \($0)") }
        }
        ForEach(0..<9, id: \.self) { Text("Below \($0)") }
      }
    }
  }

  @Test(arguments: 0..<7)
  func theLowerLineOfADropdownStandsOnNoOtherLine(below: Int) throws {
    let tree = ViewHost(CardOfPlans(below: below)).tree()
    let page = PagePicture(tree, columns: 60, rows: 30, focus: "Plan") { state, id in
      state.menu = id.map { OpenMenu(id: $0, kind: .list, optionCount: 3) }
    }
    let menu = try #require(
      page.painter.menu(page.layout, state: page.state, size: page.size, words: words))
    let rows = page.screen(menu).split(separator: "\n")
    #expect(rows.count { $0.contains("Plan ") } >= 4)
    #expect(!rows.contains { $0.contains("╰──╰") || $0.contains("╰─╰") }, "\(below)")
  }

  @Test func aLongListScrollsAndTellsWhereItIs() {
    let (page, menu) = open(Plans(count: 30), columns: 30, rows: 9, row: 12, scroll: 10)
    #expect(
      page.screen(menu) == """
          Plan
        > [Plan 1                   ▾]
        ╭────────────────────────────╮
        │  Type to search            │
        │    Plan 10                 │
        │    Plan 11                 │
        │>   Plan 12                 │
        ╰──────────────────── 13/30 ─╯
        Enter pick
        """)
    #expect(page.painter.menuRows(page.layout, state: page.state, size: page.size) == 3)
  }

  @Test func aDropdownWithoutRoomBelowOpensAbove() {
    let (page, menu) = open(Plans(count: 30, above: 8), columns: 30, rows: 11)
    #expect(
      page.screen(menu) == """
        ╭────────────────────────────╮
        │  Type to search            │
        │>   Plan 0                  │
        │  ✓ Plan 1                  │
        │    Plan 2                  │
        │    Plan 3                  │
        │    Plan 4                  │
        ╰───────────────────── 1/30 ─╯
          Plan
        > [Plan 1                   ▾]
        Enter pick
        """)
  }

  @Test func theSearchHasARowAboveTheOptions() {
    let (page, menu) = open(Plans(count: 11), columns: 30, rows: 9, search: "1")
    #expect(
      page.screen(menu).contains(
        """
        ╭────────────────────────────╮
        │  Search: 1                 │
        │>✓ Plan 1                  │
        │    Plan 10                 │
        ╰────────────────────────────╯
        """.replacing(">✓", with: "> ✓")))
    #expect(menu?.cursor == Point(x: 12, y: 3))
  }

  @Test func whereRowsAreFewTheSearchStandsInTheEdge() {
    let (page, menu) = open(Plans(count: 11), columns: 30, rows: 7, row: 1, search: "1")
    #expect(
      page.screen(menu).contains(
        """
        ╭ /1 ────────────────────────╮
        │  ✓ Plan 1                  │
        │>   Plan 10                 │
        ╰────────────────────────────╯
        """))
  }

  @Test func nothingFoundIsSaid() {
    let (page, menu) = open(Plans(count: 30), columns: 30, rows: 9, search: "zz\u{202E}")
    #expect(
      page.screen(menu).contains(
        """
        ╭────────────────────────────╮
        │  Search: zz<U+202E>        │
        │  No match                  │
        ╰────────────────────────────╯
        """))
  }

  @Test func theRowUnderTheCursorIsReversed() throws {
    let (_, menu) = open(Plans(count: 30), columns: 30, rows: 9, row: 2)
    let grid = try #require(menu?.layer.grid)
    #expect(grid[1, 4].text == ">")
    #expect((1..<29).allSatisfy { grid[$0, 4].style.attributes.contains(.reverse) })
    #expect((1..<29).allSatisfy { !grid[$0, 3].style.attributes.contains(.reverse) })
  }

  private let leave = Dialog(
    kind: .leave, title: "Leave the form?", message: "What you typed is not sent.",
    buttons: ["Stay", "Leave"])

  private var painter: Painter { PagePicture(Text(""), columns: 20).painter }

  @Test func aQuestionStandsInTheMiddleWithItsDefault() {
    let picture = painter.dialog(leave, size: Size(columns: 60, rows: 20))
    #expect(
      picture.layer.grid.text == """
        ╭───────────────────────────────╮
        │  Leave the form?              │
        │  What you typed is not sent.  │
        │                               │
        │          [>Stay<]  [ Leave ]  │
        ╰───────────────────────────────╯
        """)
    #expect(picture.layer.origin == Point(x: 13, y: 7))
    #expect(picture.cursor == Point(x: 26, y: 11))
  }

  @Test func theOtherButtonCanBeSelected() {
    var dialog = leave
    dialog.selected = 1
    let picture = painter.dialog(dialog, size: Size(columns: 60, rows: 20))
    #expect(picture.layer.grid.text.contains("[ Stay ]  [>Leave<]"))
  }

  @Test func onASmallScreenTheButtonsStack() {
    let picture = painter.dialog(leave, size: Size(columns: 20, rows: 8))
    #expect(
      picture.layer.grid.text == """
        ╭──────────────────╮
        │  Leave the       │
        │  form?           │
        │  What you typed  │
        │  is not sent.    │
        │  [>   Stay   <]  │
        │  [   Leave    ]  │
        ╰──────────────────╯
        """)
  }

  @Test func whereAQuestionHasNoRoomForBlanksItIsStillAskedWhole() {
    let dialog = Dialog(
      kind: .leave, title: "Leave the form?", message: "What you have filled in has not been sent.",
      buttons: ["Stay", "Leave"])
    let picture = painter.dialog(dialog, size: Size(columns: 20, rows: 8))
    #expect(
      picture.layer.grid.text == """
        ╭──────────────────╮
        │Leave the form?   │
        │What you have     │
        │filled in has not │
        │been sent.        │
        │[>     Stay     <]│
        │[     Leave      ]│
        ╰──────────────────╯
        """)
    #expect(picture.cursor == Point(x: 3, y: 5))
  }

  @Test func aButtonOfAQuestionIsCutLast() {
    let dialog = Dialog(
      kind: .leave, title: "¿Salir del formulario?",
      message: "Lo que ha escrito todavía no se ha enviado a nadie.",
      buttons: ["Seguir aquí", "Salir"])
    #expect(
      painter.dialog(dialog, size: Size(columns: 20, rows: 8)).layer.grid.text == """
        ╭──────────────────╮
        │¿Salir del        │
        │formulario?       │
        │                  │
        │[> Seguir aquí  <]│
        │[     Salir      ]│
        ╰──────────────────╯
        """)
  }

  private let keys = HelpPanel(
    title: "Keys",
    rows: [
      .init(keys: "", label: "Moving"), .init(keys: "Tab, Enter", label: "Next field"),
      .init(keys: "S-Tab", label: "The field before this one"),
    ])

  @Test func theKeysStandBesideWhatTheyDo() {
    #expect(
      painter.help(keys, size: Size(columns: 60, rows: 20)).layer.grid.text == """
        ╭ Keys ─────────────────────────────────╮
        │ Moving                                │
        │ Tab, Enter  Next field                │
        │ S-Tab       The field before this one │
        ╰───────────────────────────────────────╯
        """)
  }

  @Test func onANarrowScreenTheKeysStandAboveWhatTheyDo() {
    var help = keys
    help.scroll = 1
    let size = Size(columns: 20, rows: 6)
    #expect(
      painter.help(help, size: size).layer.grid.text == """
        ╭ Keys ─────────╮
        │ Tab, Enter    │
        │   Next field  │
        │ S-Tab         │
        ╰───────── 4/7 ─╯
        """)
    #expect(painter.lastHelpScroll(help, size: size) == 4)
  }
}
