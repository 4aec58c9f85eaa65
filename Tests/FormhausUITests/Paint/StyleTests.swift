import FormhausText
import FormhausViews
import Surface
import Testing

@testable import FormhausUI

/// Colours and emphasis.
@MainActor
@Suite struct StyleTests {
  private let themes: [Theme] = [.standard, .highContrast, .monochrome]

  /// The contrast of two colours, from 1 to 21, as WCAG 2 measures it.
  private func contrast(_ first: Int, _ second: Int) -> Double {
    let light = [luminance(first), luminance(second)].sorted()
    return (light[1] + 0.05) / (light[0] + 0.05)
  }

  private func luminance(_ index: Int) -> Double {
    let linear = Surface.Color.components(index).map { component in
      let value = Double(component) / 255
      // A fifth-order fit of ((value + 0.055) / 1.055) ^ 2.4, close to a thousandth.
      return value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  /// `base` to the power 2.4, as the square times the fifth root of the square.
  private func power(_ base: Double) -> Double {
    let square = base * base
    var root = 1.0
    for _ in 0..<60 { root -= (root * root * root * root * root - square) / (5 * root * root * root * root) }
    return square * root
  }

  @Test(arguments: [Theme.standard, .highContrast, .monochrome])
  func everyTextIsReadableOnBlackAndOnWhite(theme: Theme) {
    let black = 16
    let white = 231
    for (meaning, look) in theme.texts where meaning != .accentOn {
      guard case .indexed(let index) = look.indexed else { continue }
      #expect(contrast(Int(index), black) >= 4.5, "\(meaning)")
      #expect(contrast(Int(index), white) >= 4.5, "\(meaning)")
    }
  }

  @Test func theTextOnTheAccentIsReadable() throws {
    let palette = Palette(theme: .standard, depth: .indexed256)
    let style = palette.text(.accentOn, on: .accent)
    guard case .indexed(let front) = style.foreground, case .indexed(let back) = style.background else {
      Issue.record("\(style)")
      return
    }
    #expect(contrast(Int(front), Int(back)) >= 4.5)
  }

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

  @Test func neverIsTextDimmed() {
    for theme in themes {
      for look in Array(theme.texts.values) + theme.lines.values {
        #expect(look.attributes.union(look.plain).isDisjoint(with: .dim))
      }
    }
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
