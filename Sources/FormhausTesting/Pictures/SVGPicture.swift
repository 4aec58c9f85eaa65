import FormhausViews
public import Surface

/// A frame as a drawing in SVG: the window of a terminal with everything that it shows, and its cursor.
///
/// ```swift
/// let svg = SVGPicture(terminal.frame, title: "Plan a visit").text
/// ```
/// The same frame is the same text, byte for byte. Lines are drawn as lines, so that they join in every font; words can
/// be selected, and a screen reader reads them.
public struct SVGPicture: Sendable, Hashable {
  /// The document.
  public let text: String

  /// - Parameters:
  ///   - title: stands on the window's bar; nil leaves the bar empty.
  ///   - background: the terminal's own colours.
  public init(_ frame: Frame, title: String? = nil, background: PictureBackground = .dark) {
    let page = PicturePage(frame, background)
    let width = page.size.columns * SVGCell.width + 2 * Window.side
    let height = Window.bar + page.size.rows * SVGCell.height + 2 * Window.side
    let name = title ?? "A terminal of \(page.size.columns) columns and \(page.size.rows) rows"
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img">
      """,
      "<title>\(name.escapedForMarkup)</title>",
      "<desc>\(page.words.escapedForMarkup)</desc>",
    ]
    lines += Window(width: width, height: height, title: title, background: background).lines
    lines.append(
      """
      <g transform="translate(\(Window.side) \(Window.bar + Window.side))" font-size="\(SVGCell.fontSize)" \
      font-family="\(SVGCell.fonts)">
      """)
    lines += page.backgrounds + page.strokes + page.texts
    lines += ["</g>", "</svg>", ""]
    text = lines.joined(separator: "\n")
  }
}

/// The measures of one cell, in units of the drawing.
enum SVGCell {
  static let width = 9
  static let height = 20
  static let fontSize = 15
  /// From the top of the cell to the foot of its letters.
  static let baseline = 15
  static let fonts =
    "ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', 'Liberation Mono', monospace"
}

/// The window around the cells.
private struct Window {
  static let bar = 32
  static let side = 14

  let width: Int
  let height: Int
  let title: String?
  let background: PictureBackground

  var lines: [String] {
    let bar = background.bar.hex
    let edge = background.edge.hex
    let (right, bottom) = (width - 1, height - 1)
    let dots = (0..<3).map { #"<circle cx="\#(20 + 18 * $0)" cy="16" r="5.5" fill="\#(edge)"/>"# }
    let caption = title.map { title in
      """
      <text x="\(width / 2)" y="21" text-anchor="middle" font-size="14" \
      font-family="system-ui, sans-serif" fill="\(background.barText.hex)">\(title.escapedForMarkup)</text>
      """
    }
    return [
      #"<rect x="0.5" y="0.5" width="\#(right)" height="\#(bottom)" rx="9.5" fill="\#(background.paper.hex)"/>"#,
      #"<path d="M0.5 32V10A9.5 9.5 0 0 1 10 0.5H\#(width - 10)A9.5 9.5 0 0 1 \#(right).5 10V32Z" fill="\#(bar)"/>"#,
    ] + dots + [caption].compactMap(\.self) + [
      """
      <rect x="0.5" y="0.5" width="\(right)" height="\(bottom)" rx="9.5" fill="none" stroke="\(edge)"/>
      """
    ]
  }
}
