import FormhausViews
import Surface

/// How the cells of a run look in a picture.
struct PictureInk: Sendable, Hashable {
  var text: RGB
  /// Nil lets the paper show.
  var background: RGB?
  var isBold: Bool
  var isUnderlined: Bool
  var isDim: Bool

  init(_ style: Style, on background: PictureBackground) {
    let front = background.color(style.foreground)
    let back = background.color(style.background)
    let isReversed = style.attributes.contains(.reverse)
    text = isReversed ? back ?? background.paper : front ?? background.ink
    self.background = isReversed ? front ?? background.ink : back
    isBold = style.attributes.contains(.bold)
    isUnderlined = style.attributes.contains(.underline)
    isDim = style.attributes.contains(.dim)
  }
}
