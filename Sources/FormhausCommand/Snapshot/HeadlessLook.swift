import FormhausCore
import FormhausUI
import FormhausViews
import Surface

/// What a form on a screen that nobody sees looks like.
struct HeadlessLook {
  /// The terminal's extent in cells.
  var size: Size
  var theme = FormhausTheme.standard
  var colours = ColourDepth.indexed256
  var components = FormComponents.standard
  var borders = Borders.line
  var isLarge = false

  /// The screen's options; nothing moves.
  @MainActor
  func screenOptions(_ labels: Labels) -> ScreenOptions {
    ScreenOptions(
      theme: theme, colours: colours, reduceMotion: true, borders: borders, isLarge: isLarge, labels: labels)
  }
}
