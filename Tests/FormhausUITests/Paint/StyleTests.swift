import FormhausText
import Surface
import Testing

@testable import FormhausUI
@testable import FormhausViews

/// Colours and emphasis.
@MainActor
@Suite struct StyleTests {
  private let themes = FormhausTheme.builtIn

  @Test func textIsTheTerminalsOwn() {
    for depth in ColourDepth.allCases {
      for theme in themes {
        #expect(Palette(theme: theme, depth: depth).text(.textPrimary, on: .surface) == .plain)
      }
    }
  }

  @Test func withoutColoursNothingHasAColour() {
    for theme in themes {
      let palette = Palette(theme: theme, depth: .monochrome)
      for meaning in [
        FormhausViews.Color.accent, .accentOn, .danger, .textSecondary, .separator, .red, .rgb(1, 2, 3),
      ] {
        for style in [palette.text(meaning, on: .accent), palette.line(meaning)] {
          #expect(style.foreground == .standard && style.background == .standard)
        }
      }
    }
  }

  @Test func of16ColoursOnlyLinesAndMarksAreUsed() {
    let palette = Palette(theme: .standard, depth: .ansi16)
    #expect(palette.text(.danger) == Style(attributes: .bold))
    #expect(palette.line(.danger) == Style(foreground: .ansi(1), attributes: .bold))
    #expect(palette.text(.accentOn, on: .accent) == Style(attributes: [.bold, .reverse]))
  }

  @Test func aColourOfItsOwnIsBroughtToTheDepth() {
    let own = FormhausViews.Color.rgb(255, 0, 0)
    #expect(Palette(theme: .standard, depth: .truecolor).text(own).foreground == .rgb(255, 0, 0))
    #expect(Palette(theme: .standard, depth: .indexed256).text(own).foreground == .indexed(196))
    #expect(Palette(theme: .standard, depth: .ansi16).text(own).foreground == .standard)
    #expect(Palette(theme: .standard, depth: .ansi16).text(.blue).foreground == .ansi(4))
  }

  private func button(_ style: ButtonStyle, dimmed: String? = nil) -> some View {
    Button("Continue") {}.buttonStyle(style).dimmed(dimmed)
  }

  @Test func theMainButtonIsABlockInTheAccent() {
    let picture = PagePicture(button(.borderedProminent), columns: 30, depth: .indexed256)
    #expect(
      picture.style(of: "Continue")
        == Style(foreground: .indexed(231), background: .indexed(63), attributes: .bold))
    let mono = PagePicture(button(.borderedProminent), columns: 30)
    #expect(mono.style(of: "Continue")?.attributes == [.bold, .reverse])
  }

  @Test func aButtonThatWaitsIsNoBlock() {
    let picture = PagePicture(button(.borderedProminent, dimmed: "Email is missing"), columns: 30)
    #expect(picture.style(of: "Continue")?.attributes == [])
    #expect(picture.text.contains("Continue"))
  }

  @Test func withTheFocusTheOtherButtonIsReversed() {
    #expect(PagePicture(button(.bordered), columns: 30).style(of: "Continue")?.attributes == [])
    #expect(
      PagePicture(button(.bordered), columns: 30, focus: "Continue").style(of: "Continue")?.attributes == [
        .reverse
      ])
  }

  @Test func aWordThatActsIsUnderlined() {
    #expect(PagePicture(button(.plain), columns: 30).style(of: "Continue")?.attributes == [.underline])
  }

  @Test func styleIsInherited() {
    let view = VStack {
      Text("plain")
      Text("strong").bold().foregroundStyle(.danger)
    }
    .underline()
    let picture = PagePicture(view, columns: 30, depth: .indexed256)
    #expect(picture.style(of: "plain")?.attributes == [.underline])
    #expect(
      picture.style(of: "strong") == Style(foreground: .indexed(131), attributes: [.bold, .underline]))
  }

  private func choice(_ accent: FormhausViews.Color?) -> some View {
    Toggle("News", isOn: .constant(true)).accented(accent)
  }

  @Test func whatIsTickedHasItsMarkInTheAccentAroundIt() {
    #expect(
      PagePicture(choice(nil), columns: 30, depth: .indexed256).style(of: "[x]")
        == Style(foreground: .indexed(63), attributes: .bold))
    #expect(
      PagePicture(VStack { choice(nil) }.accented(.indexed(29)), columns: 30, depth: .indexed256)
        .style(of: "[x]") == Style(foreground: .indexed(29), attributes: .bold))
    #expect(PagePicture(choice(.indexed(29)), columns: 30).style(of: "[x]") == Style(attributes: .bold))
  }

  @Test(arguments: [
    (FormhausViews.Color.indexed(22), Surface.Color.indexed(231)), (.indexed(228), .indexed(16)),
    (.green, .indexed(16)), (.accent, .indexed(231)),
  ])
  func theMainButtonCanBeReadOnAnyAccent(accent: FormhausViews.Color, ink: Surface.Color) {
    let picture = PagePicture(button(.borderedProminent).accented(accent), columns: 30, depth: .indexed256)
    #expect(picture.style(of: "Continue")?.foreground == ink)
  }

  @Test func aBlockWhoseTextMightNotBeReadIsReversed() {
    let view = button(.borderedProminent).accented(.rgb(95, 95, 255))
    #expect(
      PagePicture(view, columns: 30, depth: .ansi16).style(of: "Continue")
        == Style(attributes: [.bold, .reverse]))
  }

  @Test func linesAndMarksCanBeOfASCIIInAPartOfThePage() {
    let view = VStack {
      Card { Text("Hello") }.modified { $0.style.isASCII = true }
      Card { Text("Bonjour") }
    }
    let text = PagePicture(view, columns: 30, density: .compact).text
    #expect(text.contains("| Hello"))
    #expect(text.contains("│ Bonjour"))
  }

  private struct Wells: View {
    @State private var text = ""
    var body: some View {
      VStack {
        Well("Name") { TextField("", text: $text) }
        Well("Email", isInvalid: true) { TextField("", text: $text) }
      }
    }
  }

  @Test func aRefusedWellIsInDanger() {
    let picture = PagePicture(Wells(), columns: 30, density: .compact, depth: .indexed256)
    #expect(picture.style(of: "Email")?.foreground == .indexed(131))
    #expect(picture.style(of: "╭ Email")?.foreground == .indexed(131))
    #expect(picture.style(of: "╭ Name")?.foreground == .indexed(243))
  }

  @Test func theFocusedWellIsInInk() {
    let picture = PagePicture(Wells(), columns: 30, density: .compact, focus: "Name", depth: .indexed256)
    #expect(picture.style(of: "┏ Name") == Style(attributes: .bold))
  }
}
