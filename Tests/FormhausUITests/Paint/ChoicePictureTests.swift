import FormhausText
import Surface
import Testing

@testable import FormhausUI
@testable import FormhausViews

/// How choices look, as rows of text.
@MainActor
@Suite struct ChoicePictureTests {
  private func choice(
    _ look: ChoicesLook, _ options: [Choice], picked: Set<Int> = [], several: Bool = false
  ) -> Element {
    Element(
      id: ElementID.root.child(1),
      content: .choices(
        ChoicesContent(
          look: look, allowsMultiple: several, options: ChoiceList(options), picked: picked, prompt: "Choose")
      ),
      semantics: Semantics(role: .choice, label: "Choice"))
  }

  private func picture(
    _ element: Element, columns: Int, density: Density = .dense, isFocused: Bool = false,
    highlighted: Int = 0,
    depth: ColourDepth = .monochrome
  ) -> PagePicture {
    PagePicture(
      element, columns: columns, density: density, depth: depth,
      prepare: { state, _ in
        state.focus = isFocused ? element.id : nil
        state.fields[element.id] = FieldViewState(highlighted: highlighted)
      })
  }

  private let services = [
    Choice(label: "Strategy call", detail: "30 minutes"), Choice(label: "Review", detail: "60 minutes"),
    Choice(label: "Support", isDisabled: true),
  ]

  @Test func oneOfSeveralIsMarkedInText() {
    #expect(
      picture(choice(.inline, services, picked: [1]), columns: 36).text == """
          ( ) Strategy call  30 minutes
          (*) Review  60 minutes
          (-) Support
        """)
  }

  @Test func severalAreTicked() {
    #expect(
      picture(choice(.inline, services, picked: [0, 1], several: true), columns: 36).text == """
          [x] Strategy call  30 minutes
          [x] Review  60 minutes
          [-] Support
        """)
  }

  @Test func whenOneDetailHasNoRoomBesideAllStandBelow() {
    #expect(
      picture(choice(.inline, services, picked: [1]), columns: 28).text == """
          ( ) Strategy call
              30 minutes
          (*) Review
              60 minutes
          (-) Support
        """)
  }

  @Test func theOptionUnderTheCursorIsMarked() {
    let picture = picture(choice(.inline, services), columns: 36, isFocused: true, highlighted: 1)
    #expect(
      picture.text == """
          ( ) Strategy call  30 minutes
        > ( ) Review  60 minutes
          (-) Support
        """)
    #expect(picture.atCursor == "Rev")
  }

  @Test func aMenuShowsWhatIsPicked() {
    #expect(picture(choice(.menu, services, picked: [1]), columns: 24).text == "  [Review             ▾]")
    #expect(
      picture(choice(.menu, services, picked: [1, 0], several: true), columns: 24).text
        == "  [Strategy call, Re… ▾]")
  }

  @Test func aMenuWithoutAnAnswerAsksForOne() {
    let picture = picture(choice(.menu, services), columns: 24, isFocused: true)
    #expect(picture.text == "> [(Choose)           ▾]")
    #expect(picture.page.cursor == Point(x: 3, y: 0))
  }

  @Test func chipsFlowInRows() {
    let days = ["Mon 27", "Tue 28", "Wed 29"].map { Choice(label: SafeText(label: $0)) }
    let picture = picture(choice(.chips, days, picked: [1]), columns: 26, isFocused: true, highlighted: 2)
    #expect(
      picture.text == """
         [ Mon 27 ]  [*Tue 28 ]
        >[ Wed 29 ]
        """)
    #expect(picture.atCursor == "Wed")
  }

  @Test func aPickedChipIsABlock() {
    let chips = choice(.chips, [Choice(label: "Mon"), Choice(label: "Tue")], picked: [1])
    for depth in ColourDepth.allCases {
      let picture = picture(chips, columns: 26, depth: depth)
      let block =
        depth < .indexed256
        ? Style(attributes: [.bold, .reverse])
        : Style(foreground: .indexed(231), background: .indexed(63), attributes: .bold)
      #expect(picture.style(of: "Tue") == block)
      #expect(picture.style(of: "Mon") == .plain)
    }
  }

  @Test func optionsOfForeignTextShowWhatTheyHide() {
    let options = [Choice(label: SafeText(option: "a\u{202e}b\u{1b}[31m"))]
    #expect(picture(choice(.inline, options), columns: 40).text == "  ( ) a<U+202E>b^[[31m")
  }

  @Test func wideLabelsAreBrokenBetweenCharacters() {
    #expect(
      picture(choice(.inline, [Choice(label: "東京都千代田区")]), columns: 17).text == """
          ( ) 東京都千代
              田区
        """)
  }

  @Test func ofALongListOnlyWhatIsInSightIsAskedFor() {
    var asked = 0
    let list = ChoiceList(count: 100_000) { index in
      asked += 1
      return Choice(label: SafeText(label: "Option \(index)"), detail: "more")
    }
    let element = Element(
      id: .root,
      content: .choices(
        ChoicesContent(look: .inline, allowsMultiple: false, options: list, picked: [70_001], prompt: "")),
      semantics: Semantics(role: .choice, label: "Long"))
    let picture = PagePicture(
      element, columns: 30, rows: 4, density: .dense,
      prepare: { state, _ in
        state.focus = .root
        state.fields[.root] = FieldViewState(highlighted: 70_001)
        state.scroll = 70_000
      })
    #expect(
      picture.text == """
          ( ) Option 70000  more
        > (*) Option 70001  more
          ( ) Option 70002  more
        """)
    #expect(asked <= 6)
  }
}
