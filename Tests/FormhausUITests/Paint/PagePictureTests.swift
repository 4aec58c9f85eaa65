import FormhausText
import Surface
import Testing

@testable import FormhausUI
@testable import FormhausViews

/// The screen around the elements: the head, what scrolls, the status row, the cursor.
@MainActor
@Suite struct PagePictureTests {
  private struct Steps: View {
    @State private var text = ["Ada", "Bo", "Cy", "Di"]

    var body: some View {
      VStack(spacing: 1) {
        StepIndicator(number: 1, of: 2, title: "Names").sticky()
        Card {
          VStack {
            ForEach(text.indices, id: \.self) { index in
              Well("Name \(index + 1)") { TextField("", text: $text[index]) }
            }
          }
          .slide(key: 0, isForward: true)
        }
        Button("Continue") {}
      }
    }
  }

  private let hints: [SafeText] = ["Tab next", "F1 keys", "Ctrl-C leave"]

  @Test func theHeadStaysWhileTheRestScrolls() {
    let picture = PagePicture(Steps(), columns: 24, rows: 7, focus: "Name 4", hints: hints)
    #expect(
      picture.screen() == """
        1/2 Names
          [Bo                  ]
          Name 3
          [Cy                  ]
          Name 4
        > [Di                  ]
        Tab next   F1 keys    ▴▾
        """)
    #expect(picture.page.cursor == Point(x: 5, y: 5))
  }

  @Test func aStatusTakesThePlaceOfTheHints() {
    let picture = PagePicture(
      Steps(), columns: 24, rows: 6, hints: hints,
      prepare: { state, _ in state.status = "Step 1 of 2, Names" })
    #expect(picture.screen().hasSuffix("Step 1 of 2, Names     ▾"))
  }

  @Test func theCursorStandsOnTheStatusWhenItIsAskedFor() {
    let picture = PagePicture(
      Steps(), columns: 24, rows: 6, focus: "Name 1",
      prepare: { state, _ in
        state.status = "Where am I"
        state.isCursorOnStatus = true
      })
    #expect(picture.page.cursor == Point(x: 0, y: 5))
    #expect(picture.atCursor == "Whe")
  }

  @Test func hintsThatDoNotFitAreLeftOut() {
    let picture = PagePicture(Text("Hi"), columns: 20, rows: 3, hints: hints)
    #expect(picture.screen() == "Hi\n\nTab next")
  }

  @Test func aWholePageShowsNoMarksOfScrolling() {
    let picture = PagePicture(Text("Hi"), columns: 60, rows: 3, hints: hints)
    #expect(picture.screen() == "Hi\n\nTab next   F1 keys   Ctrl-C leave")
  }

  @Test func aStepSlidesInsideItsCard() {
    let picture = PagePicture(
      Steps(), columns: 60, rows: 8, density: .compact, prepare: { state, _ in state.slideOffset = 40 })
    #expect(
      picture.text == """
          Step 1 of 2
          Names
          ━━━━━━━━━━━━━━━━━━━━━━━━━━━  ───────────────────────────

          ╭──────────────────────────────────────────────────────╮
          │                                         ╭ Name 1 ────│
          │                                         │ Ada        │
        """)
    let back = PagePicture(
      Steps(), columns: 60, rows: 8, density: .compact, prepare: { state, _ in state.slideOffset = -40 })
    #expect(back.text.hasSuffix("│            │                                         │"))
  }

  @Test func onAWidePageTheContentStandsInTheMiddle() {
    let picture = PagePicture(Text("Hi"), columns: 120, rows: 40, hints: hints)
    #expect(picture.text == "\n" + String(repeating: " ", count: 20) + "Hi")
  }

  @Test func nothingThatIsTypedReachesTheTerminalAsACommand() {
    let scalars = [
      0...0x3ff, 0x600...0x61f, 0x180b...0x180f, 0x2000...0x206f, 0xfe00...0xfe0f, 0xfff0...0xffff,
    ]
    let all = scalars.joined().compactMap { UnicodeScalar($0) }.map(Character.init)
    let input = InputContent(text: String(all), placeholder: SafeText(value: String(all)), rows: 12)
    let tree = Element(
      id: .root, content: .input(input), semantics: Semantics(role: .input, label: "Everything"))
    for row in stride(from: 0, to: 36, by: 12) {
      let picture = PagePicture(
        tree, columns: 80, density: .comfortable,
        prepare: { state, _ in state.fields[.root] = FieldViewState(scroll: row) })
      let grid = picture.page.layer.grid
      for y in 0..<grid.rows {
        for cell in grid.row(y) {
          #expect(
            cell.text.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7f..<0xa0).contains($0.value) })
          #expect(cell.text.unicodeScalars.allSatisfy { !$0.properties.isBidiControl })
        }
      }
    }
  }

  @Test func nothingIsDrawnOnAScreenWithoutCells() {
    for size in [(0, 0), (1, 1), (2, 1), (0, 5), (5, 0)] {
      let picture = PagePicture(Steps(), columns: size.0, rows: size.1, focus: "Name 2", hints: hints)
      #expect(picture.page.layer.grid.size == Size(columns: size.0, rows: size.1))
      #expect(picture.page.cursor.x >= 0 && picture.page.cursor.y >= 0)
    }
  }

  @Test func aScreenTooSmallForAPageSaysSo() {
    let painter = PagePicture(Text("Hi"), columns: 15).painter
    let picture = painter.tooSmall(
      ["Window too small: 15x4, need 20x6. Your answers are kept.", "Window too small: 15x4, need 20x6."],
      size: Size(columns: 15, rows: 4))
    #expect(
      picture.layer.grid.text == """
        Window too
        small: 15x4,
        need 20x6.

        """)
  }
}
