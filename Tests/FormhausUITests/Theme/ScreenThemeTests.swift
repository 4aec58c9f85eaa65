import FormhausStore
import FormhausTesting
import FormhausUI
import Surface
import Testing

/// Where a screen takes its theme from.
@MainActor
@Suite("The theme of a screen")
struct ScreenThemeTests {
  private struct Themed: View {
    @State private var isDark = false

    var body: some View {
      VStack {
        Toggle("Dark", isOn: $isDark)
        Text("Quiet").foregroundStyle(.textSecondary)
      }
      .formhausTheme(isDark ? .dark : .light)
    }
  }

  private struct Custom: View {
    @Environment(\.formhausTokens) private var tokens

    var body: some View { Text("Mine").foregroundStyle(tokens.danger) }
  }

  private func foreground(of text: String, _ terminal: HeadlessTerminal) -> Surface.Color? {
    let grid = terminal.frame.flattened
    for y in 0..<grid.rows {
      let row = grid.row(y).map(\.text)
      for x in row.indices where row[x...].joined().hasPrefix(text) { return grid[x, y].style.foreground }
    }
    return nil
  }

  private func terminal(_ view: some View, _ theme: FormhausTheme = .standard) -> HeadlessTerminal {
    HeadlessTerminal(
      view, size: Size(columns: 40, rows: 12), options: ScreenOptions(theme: theme, reduceMotion: true))
  }

  @Test("a view sets it, and may change it while it runs")
  func fromTheTree() throws {
    let terminal = terminal(Themed(), .monochrome)
    #expect(foreground(of: "Quiet", terminal) == .indexed(239))
    try terminal.type("<Space>")
    #expect(foreground(of: "Quiet", terminal) == .indexed(250))
  }

  @Test("without a view that sets it, it is that of the options")
  func fromTheOptions() {
    #expect(foreground(of: "Mine", terminal(Custom())) == .indexed(131))
    #expect(foreground(of: "Mine", terminal(Custom(), .dark)) == .indexed(203))
    #expect(foreground(of: "Mine", terminal(Custom(), .monochrome)) == .standard)
  }

  @Test("a theme inside another one wins")
  func nested() {
    let view = VStack { Custom().formhausTheme(.dark).formhausTheme(.light) }.formhausTheme(.monochrome)
    #expect(foreground(of: "Mine", terminal(view)) == .indexed(203))
  }

  @Test("a background of its own is behind everything")
  func ownBackground() {
    var theme = FormhausTheme(name: "paper")
    theme[.surface] = TokenLook(indexed: 230)
    theme[.textPrimary] = TokenLook(indexed: 235)
    let grid = terminal(VStack { Card { Custom() } }, theme).frame.flattened
    for y in 0..<grid.rows {
      for x in 0..<grid.columns { #expect(grid[x, y].style.background == .indexed(230)) }
    }
  }
}
