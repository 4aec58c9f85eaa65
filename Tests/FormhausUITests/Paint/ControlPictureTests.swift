import FormhausText
import Surface
import Testing

@testable import FormhausUI
@testable import FormhausViews

/// How each kind of control looks, as rows of text.
@MainActor
@Suite struct ControlPictureTests {
  private struct Field: View {
    let label: String
    var placeholder = ""
    var rows = 1
    var isInvalid = false
    var isSecure = false
    @State var text = ""

    var body: some View {
      Well(label, isInvalid: isInvalid) {
        if isSecure {
          SecureField(placeholder, text: $text)
        } else {
          TextField(placeholder, text: $text, rows: rows)
        }
      }
    }
  }

  private struct Bare: View {
    @State var text = "Maya"
    var body: some View { TextField("Name", text: $text) }
  }

  private struct Flag: View {
    let title: String
    let look: ToggleLook
    @State var isOn: Bool
    var body: some View { Toggle(title, isOn: $isOn, look: look) }
  }

  @Test func aWellHasItsLabelInItsEdge() {
    let picture = PagePicture(Field(label: "Full name", text: "Maya Chen"), columns: 34, density: .compact)
    #expect(
      picture.text == """
          ╭ Full name ─────────────────╮
          │ Maya Chen                  │
          ╰────────────────────────────╯
        """)
  }

  @Test func theFocusedWellHasTheHeavierLine() {
    let picture = PagePicture(
      Field(label: "Full name", text: "Maya Chen"), columns: 34, density: .compact, focus: "Full name")
    #expect(
      picture.text == """
          ┏ Full name ━━━━━━━━━━━━━━━━━┓
          ┃ Maya Chen                  ┃
          ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
        """)
  }

  @Test func withoutUnicodeLinesAreASCII() {
    let picture = PagePicture(
      Field(label: "Full name", text: "Maya"), columns: 24, density: .compact, focus: "Full name", ascii: true
    )
    #expect(
      picture.text == """
          # Full name =======#
          # Maya             #
          #==================#
        """)
  }

  @Test func aLabelTooLongForTheEdgeStandsInTheBox() {
    let picture = PagePicture(
      Field(label: "What should we know before the call", text: "Nothing"), columns: 34, density: .compact)
    #expect(
      picture.text == """
          ╭────────────────────────────╮
          │ What should we know before │
          │ the call                   │
          │ Nothing                    │
          ╰────────────────────────────╯
        """)
  }

  @Test func aDenseWellIsALabelRowAndAnInputRow() {
    let picture = PagePicture(Field(label: "Email", text: "maya@"), columns: 20, density: .dense)
    #expect(
      picture.text == """
          Email
          [maya@           ]
        """)
  }

  @Test func theFocusOfADensePageIsMarkedInTheFirstColumn() {
    let picture = PagePicture(
      Field(label: "Email", text: "maya@"), columns: 20, density: .dense, focus: "Email")
    #expect(
      picture.text == """
          Email
        > [maya@           ]
        """)
  }

  @Test func anInputWithoutAWellHasBrackets() {
    let picture = PagePicture(Bare(), columns: 24, density: .compact, focus: "Name")
    #expect(picture.text == "  > [Maya            ]")
  }

  @Test func anExampleIsInBracketsWithColoursToo() {
    let field = Field(label: "Email", placeholder: "you@example.com")
    let mono = PagePicture(field, columns: 26, density: .compact)
    #expect(mono.text.contains("│ (you@example.com)  │"))
    let colour = PagePicture(field, columns: 26, density: .compact, depth: .indexed256)
    #expect(colour.text.contains("│ (you@example.com)  │"))
    #expect(colour.style(of: "you@")?.foreground == .indexed(243))
  }

  @Test func aSecretIsNeverShown() {
    let field = Field(label: "Password", isSecure: true, text: "hunter2")
    #expect(PagePicture(field, columns: 26, density: .compact).text.contains("│ •••••••            │"))
    #expect(!PagePicture(field, columns: 26, density: .compact, focus: "Password").text.contains("hunter2"))
  }

  @Test func aTextTooLongForItsFieldEndsInAnEllipsis() {
    let field = Field(label: "Email", text: "maya.chen@example.com")
    #expect(PagePicture(field, columns: 20, density: .dense).text.hasSuffix("  [maya.chen@examp…]"))
  }

  @Test func aFocusedTextScrollsToItsCaret() {
    let field = Field(label: "Email", text: "maya.chen@example.com")
    let picture = PagePicture(field, columns: 20, density: .dense, focus: "Email")
    #expect(picture.text.hasSuffix("> [hen@example.com ]"))
    #expect(picture.page.cursor == Point(x: 18, y: 1))
  }

  @Test func aTextareaIsBrokenIntoRows() {
    let field = Field(label: "Notes", rows: 3, text: "The tea house\nopens at nine and closes at five")
    let picture = PagePicture(field, columns: 26, density: .compact)
    #expect(
      picture.text == """
          ╭ Notes ─────────────╮
          │ The tea house      │
          │ opens at nine and  │
          │ closes at five     │
          ╰────────────────────╯
        """)
  }

  @Test func aTextareaScrollsToItsCaret() {
    let field = Field(label: "Notes", rows: 2, text: "one\ntwo\nthree")
    let picture = PagePicture(field, columns: 20, density: .dense, focus: "Notes")
    #expect(
      picture.text == """
          Notes
        > [two             ▴
          [three           ]
        """)
    #expect(picture.page.cursor == Point(x: 8, y: 2))
  }

  @Test func togglesSayTheirStateInText() {
    #expect(
      PagePicture(Flag(title: "News", look: .checkbox, isOn: true), columns: 20, density: .dense).text
        == "  [x] News")
    #expect(
      PagePicture(
        Flag(title: "News", look: .checkbox, isOn: false), columns: 20, density: .dense, focus: "News"
      ).text
        == "> [ ] News")
    #expect(
      PagePicture(Flag(title: "News", look: .switch, isOn: true), columns: 20, density: .dense).text
        == "  [x] News")
    #expect(
      PagePicture(Flag(title: "News", look: .switch, isOn: false), columns: 20, density: .dense).text
        == "  [ ] News")
  }

  @Test func aLongTitleIsBrokenBesideItsMark() {
    let flag = Flag(title: "I accept the terms", look: .checkbox, isOn: true)
    #expect(
      PagePicture(flag, columns: 20, density: .dense).text == """
          [x] I accept the
              terms
        """)
  }

  @Test func aButtonIsABlockAcrossThePage() {
    #expect(PagePicture(Button("Save") {}, columns: 24, density: .compact).text == "  [       Save       ]")
    #expect(
      PagePicture(Button("Save") {}, columns: 24, density: .compact, focus: "Save").text
        == "  [>      Save      <]")
  }

  @Test func aButtonsTitleIsNotCut() {
    let picture = PagePicture(
      Button("Book consultation") {}, columns: 20, density: .dense, focus: "Book consultation")
    #expect(
      picture.text == """
        [>      Book      <]
        [   consultation   ]
        """)
    #expect(picture.atCursor == "Boo")
  }

  @Test func aBusyButtonTurns() {
    let button = Button("Sending...", isBusy: true) {}
    #expect(PagePicture(button, columns: 24, density: .compact).text == "  [   ⠋ Sending...   ]")
    let next = PagePicture(
      button, columns: 24, density: .compact, prepare: { state, _ in state.spinnerPhase = 1 })
    #expect(next.text == "  [   ⠙ Sending...   ]")
    let still = PagePicture(
      button, columns: 24, density: .compact, prepare: { state, _ in state.reduceMotion = true })
    #expect(still.text == "  [    Sending...    ]")
  }

  @Test func aWordThatActsIsMarkedWithTheFocus() {
    let row = HStack {
      Text("Service").bold()
      Spacer()
      Button("Edit") {}.buttonStyle(.plain)
    }
    #expect(PagePicture(row, columns: 30, density: .compact).text == "  Service               Edit")
    let focused = PagePicture(row, columns: 30, density: .compact, focus: "Edit")
    #expect(focused.text == "  Service              >Edit")
    #expect(focused.atCursor == "Edi")
  }
}
