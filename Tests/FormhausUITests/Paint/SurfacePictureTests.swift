import FormhausCore
import FormhausText
import Surface
import Testing

@testable import FormhausUI
@testable import FormhausViews

/// How texts and surfaces look, as rows of text.
@MainActor
@Suite struct SurfacePictureTests {
  private func picture(_ view: some View, columns: Int, density: Density = .compact) -> String {
    PagePicture(view, columns: columns, density: density).text
  }

  private func element(_ content: ElementContent) -> Element {
    Element(id: ElementID.root.child(1), content: content)
  }

  @Test func textIsBrokenBetweenWords() {
    #expect(
      picture(Text("We hold the time for you.\nThank you"), columns: 22) == """
          We hold the time
          for you.
          Thank you
        """)
  }

  @Test func aCardHasRoomInItWhereThereIsRoom() {
    let card = Card { Text("Hello") }
    #expect(
      picture(card, columns: 20, density: .comfortable) == """

          ╭──────────────╮
          │              │
          │  Hello       │
          │              │
          ╰──────────────╯
        """)
    #expect(
      picture(card, columns: 20) == """
          ╭──────────────╮
          │ Hello        │
          ╰──────────────╯
        """)
    #expect(picture(card, columns: 20, density: .dense) == "Hello")
  }

  @Test func aNoteHasABarBesideIt() {
    #expect(
      picture(NotePanel { Text("We send an invite by email") }, columns: 22) == """
          │ We send an
          │ invite by email
        """)
  }

  @Test func hairlinesLieAcrossTheirStack() {
    let rows = VStack {
      Text("One")
      Divider()
      Text("Two")
    }
    #expect(
      picture(rows, columns: 12) == """
          One
          ────────
          Two
        """)
    let row = HStack(spacing: 1) {
      VStack {
        Text("One")
        Text("Two")
      }
      Divider()
      Text("Three")
    }
    #expect(
      picture(row, columns: 20) == """
          One │ Three
          Two │
        """)
  }

  @Test func stacksAlignTheirChildren() {
    let trailing = VStack(alignment: .trailing) {
      Text("Long text")
      Text("x")
    }
    #expect(picture(trailing, columns: 20) == "  Long text\n          x")
    let middle = VStack(alignment: .center) {
      Text("Long text")
      Text("x")
    }
    #expect(picture(middle.frame(maxWidth: .max), columns: 21) == "      Long text\n          x")
  }

  @Test func paddingAndWidthKeepRoomFree() {
    let row = HStack(spacing: 0) {
      Text("a").padding(.leading, 2)
      Text("b").frame(width: 5)
      Text("c")
    }
    #expect(picture(row, columns: 20) == "    ab    c")
  }

  @Test func anAnswerStandsBesideItsLabel() {
    let answer = element(.answer(label: "Email", value: "maya@example.com", isGiven: true))
    #expect(PagePicture(answer, columns: 64).text == "  Email               maya@example.com")
  }

  @Test func onANarrowPageAnAnswerStandsUnderItsLabel() {
    let answer = element(.answer(label: "Email", value: "maya@example.com", isGiven: true))
    #expect(
      PagePicture(answer, columns: 40, density: .dense).text == """
        Email
          maya@example.com
        """)
  }

  @Test func anAnswerFromRightToLeftHasARowOfItsOwn() {
    let answer = element(.answer(label: "City", value: "القاهرة", isGiven: true))
    #expect(PagePicture(answer, columns: 64).text == "  City\n    القاهرة")
  }

  @Test func theIndicatorTellsTheStepItsNameAndItsPlace() {
    let indicator = StepIndicator(number: 2, of: 4, title: "Day and time")
    #expect(
      picture(indicator, columns: 42) == """
          Step 2 of 4
          Day and time
          ━━━━━━━━  ━━━━━━━━  ────────  ────────
        """)
    #expect(picture(indicator, columns: 40, density: .dense) == "2/4 Day and time")
    #expect(picture(indicator, columns: 12, density: .dense) == "2/4 Day and…")
  }

  @Test func segmentsGetCloserWhenTheyAreMany() {
    #expect(picture(element(.segments(count: 9, reached: 3)), columns: 31) == "  ━━━ ━━ ━━ ── ── ── ── ── ──")
    #expect(picture(element(.segments(count: 9, reached: 3)), columns: 16) == "  ━━━━━━──────")
  }

  @Test func workInProgressTurnsOrIsAWord() {
    let spinner = ViewHost(Spinner("Sending...")).tree()
    #expect(PagePicture(spinner, columns: 30).text == "⠋ Sending...")
    #expect(
      PagePicture(spinner, columns: 30, ascii: true, prepare: { state, _ in state.spinnerPhase = 1 }).text
        == "/ Sending...")
    #expect(
      PagePicture(spinner, columns: 30, prepare: { state, _ in state.reduceMotion = true }).text
        == "Sending...")
  }

  @Test func aSkeletonStandsForWhatLoads() {
    #expect(picture(element(.skeleton(rows: 2)), columns: 12) == "  ░░░░░░░░\n  ░░░░░░░░")
  }

  private func picture(_ element: Element, columns: Int) -> String {
    PagePicture(element, columns: columns, density: .compact).text
  }
}
