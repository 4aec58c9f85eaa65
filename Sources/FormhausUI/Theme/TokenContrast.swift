public import FormhausViews
public import Surface

/// How well a text of one token can be read on another.
public struct TokenContrast: Sendable, Hashable {
  /// What is written.
  public let text: ThemeToken
  /// What it is written on.
  public let ground: ThemeToken
  /// As WCAG 2 measures it, from 1 to 21, on the usual terminal where it is least; nil for the terminal's own text and
  /// background, which its owner chose.
  public let ratio: Double?
}

extension FormhausTheme {
  /// The contrast of every text on every background that forms put it on, in the colours that are drawn in the end;
  /// backgrounds without a colour are the page's.
  ///
  /// - Parameter depth: how many colours the terminal has.
  public func contrasts(at depth: ColourDepth) -> [TokenContrast] {
    let texts = ThemeToken.allCases.filter { !$0.isGround && $0 != .separator && $0 != .accentOn }
    let palette = Palette(theme: self, depth: depth)
    let grounds = ThemeToken.allCases.filter {
      $0 == .surface || $0.isGround && palette.hasColour($0.color)
    }
    let pairs = texts.flatMap { text in grounds.map { (text, $0) } } + [(.accentOn, .accent)]
    return pairs.map { TokenContrast(text: $0, ground: $1, ratio: contrast(of: $0, on: $1, at: depth)) }
  }

  /// The contrast of a text of a token on another; nil for the terminal's own text and background.
  public func contrast(of text: ThemeToken, on ground: ThemeToken, at depth: ColourDepth) -> Double? {
    let style = Palette(theme: self, depth: depth).text(text.color, on: ground.color)
    switch (style.foreground, style.background) {
    case (.standard, .standard): return nil
    case (let front, .standard): return front.contrast(with: self.ground)
    case (let front, let back): return front.contrast(with: back)
    }
  }
}
