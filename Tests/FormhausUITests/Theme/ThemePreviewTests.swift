import FormhausCore
import FormhausTesting
import FormhausUI
import FormhausViews
import Surface
import Testing

/// The page that shows a theme.
@MainActor
@Suite("The preview of themes")
struct ThemePreviewTests {
  @MainActor
  private final class Ending {
    var isReached = false
  }

  private func terminal(
    _ size: Size, first: Int = 0, _ ending: Ending = Ending()
  ) -> HeadlessTerminal {
    let view = ThemePreview(FormhausTheme.builtIn, first: first) { _, _ in ["21.0", "own"] }
    return HeadlessTerminal(view, size: size) { $0.finish = { ending.isReached = true } }
  }

  @Test("the whole page has every token, every state and a field of every type")
  func everything() {
    let text = terminal(Size(columns: 80, rows: 300)).text
    for token in ThemeToken.allCases { #expect(text.contains("│  \(token.rawValue) "), "\(token)") }
    for type in FieldType.builtInNames {
      #expect(text.contains(type.prefix(1).uppercased() + type.dropFirst()), "\(type)")
    }
    for state in [
      "! Enter a valid email", "(locked)", "Example", "Working...", "[x]", "(*)", "★", "☆", "Step 2 of 4",
      "! Check 1 answer", "Refused: Enter a valid email",
    ] {
      #expect(text.contains(state), "\(state)")
    }
  }

  @Test("it begins on a small screen with the themes and the tokens")
  func small() {
    #expect(
      terminal(Size(columns: 40, rows: 12)).text == """
        >[*standard ]  [ light ]  [ dark ]
         [ high-contrast ]  [ monochrome ]
        Token           Sample 256  16
        textPrimary     Sample 21.0 own
        textSecondary   Sample 21.0 own
        textTertiary    Sample 21.0 own
        surface         Sample 21.0 own
        surfaceElevated Sample 21.0 own
        fill            Sample 21.0 own
        separator       ------ 21.0 own
        accent          Sample 21.0 own
        Left/Right choose   Space pick         ▾
        """)
  }

  @Test("Left and Right show another theme at once")
  func switching() throws {
    let terminal = terminal(Size(columns: 80, rows: 24), first: 1)
    func separator() -> Surface.Color { terminal.frame.flattened[2, 2].style.foreground }
    #expect(separator() == .indexed(245))
    try terminal.type("<Right>")
    #expect(separator() == .indexed(241))
    try terminal.type("<Left><Left>")
    #expect(separator() == .indexed(243))
  }

  @Test("Esc leaves, whatever was typed")
  func leaving() throws {
    let ending = Ending()
    let terminal = terminal(Size(columns: 80, rows: 24), ending)
    try terminal.type("<Right><Tab>x<Esc>")
    #expect(ending.isReached)
  }
}
