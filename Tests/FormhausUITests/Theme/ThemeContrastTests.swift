import FormhausUI
import Surface
import Testing

/// Whether the texts of themes can be read.
@Suite("The contrast of themes")
struct ThemeContrastTests {
  @Test(
    "every text of a built-in theme can be read on what is behind it, on all usual terminals",
    arguments: FormhausTheme.builtIn, ColourDepth.allCases)
  func builtIn(theme: FormhausTheme, depth: ColourDepth) {
    for pair in theme.contrasts(at: depth) {
      guard let ratio = pair.ratio else { continue }
      #expect(ratio >= theme.leastContrast, "\(pair.text) on \(pair.ground)")
    }
  }

  @Test("each is measured for the terminals that it is made for")
  func grounds() {
    #expect(
      FormhausTheme.builtIn.map(\.name) == ["standard", "light", "dark", "high-contrast", "monochrome"])
    #expect(FormhausTheme.builtIn.map(\.ground) == [.any, .light, .dark, .any, .any])
    #expect(FormhausTheme.highContrast.leastContrast == 7)
  }

  @Test("the standard theme is coloured with 256 colours, the dark one with 16 too")
  func coloured() throws {
    let accent = try #require(FormhausTheme.standard.contrast(of: .accent, on: .surface, at: .indexed256))
    #expect(accent < 21)
    #expect(FormhausTheme.standard.contrast(of: .accent, on: .surface, at: .ansi16) == nil)
    #expect(try #require(FormhausTheme.dark.contrast(of: .accent, on: .surface, at: .ansi16)) >= 4.5)
  }

  @Test("a colour is measured as it is drawn, after it was brought to the colours of the terminal")
  func quantised() throws {
    var theme = FormhausTheme.dark
    theme[.textSecondary] = TokenLook(rgb: RGB(0x78, 0x78, 0x78))
    let exact = try #require(theme.contrast(of: .textSecondary, on: .surface, at: .truecolor))
    let drawn = try #require(theme.contrast(of: .textSecondary, on: .surface, at: .indexed256))
    #expect(abs(exact - 4.76) < 0.01)
    #expect(abs(drawn - RGB(0x76, 0x76, 0x76).contrast(with: .black)) < 0.01)
  }

  @Test("the least contrast of the 16 colours is that of the terminal that shows them worst")
  func palettes() throws {
    var theme = FormhausTheme.dark
    theme[.accent] = TokenLook(ansi: 4)
    let ratio = try #require(theme.contrast(of: .accent, on: .surface, at: .ansi16))
    #expect(abs(ratio - RGB(0x00, 0x00, 0xAA).contrast(with: .black)) < 0.01)
  }

  @Test("text without a colour on a background of the theme's own is black or white")
  func ownGround() throws {
    var theme = FormhausTheme.standard
    theme[.surface] = TokenLook(indexed: 230)
    #expect(try #require(theme.contrast(of: .textPrimary, on: .surface, at: .indexed256)) > 15)
    theme[.surface] = TokenLook(indexed: 17)
    #expect(try #require(theme.contrast(of: .textPrimary, on: .surface, at: .indexed256)) > 15)
  }

  @Test("black on white is 21 to 1")
  func scale() {
    #expect(abs(RGB.black.contrast(with: .white) - 21) < 0.001)
    #expect(abs(RGB.white.contrast(with: .white) - 1) < 0.001)
    #expect(abs(RGB(0x77, 0x77, 0x77).contrast(with: .white) - 4.478) < 0.001)
  }
}
