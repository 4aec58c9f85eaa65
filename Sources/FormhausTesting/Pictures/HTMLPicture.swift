import FormhausViews
public import Surface

/// A frame as a page of HTML that needs nothing else: every row as text in its colours, and the cursor.
///
/// The same frame is the same text, byte for byte.
public struct HTMLPicture: Sendable, Hashable {
  /// The document.
  public let text: String

  /// - Parameters:
  ///   - title: the title of the page; nil names it by the size of the terminal.
  ///   - background: the terminal's own colours.
  public init(_ frame: Frame, title: String? = nil, background: PictureBackground = .dark) {
    let page = PicturePage(frame, background)
    let name = title ?? "A terminal of \(page.size.columns) columns and \(page.size.rows) rows"
    let rows = page.rows.map { runs in runs.map(\.span).joined() }
    text = """
      <!doctype html>
      <html>
      <head>
      <meta charset="utf-8">
      <title>\(name.escapedForMarkup)</title>
      <style>
      pre { color: \(background.ink.hex); background: \(background.paper.hex); padding: 1em; width: max-content; \
      border: 1px solid \(background.edge.hex); border-radius: 0.6em; line-height: 1.17; \
      font-family: \(SVGCell.fonts) }
      pre .cell, pre .wide { display: inline-block; width: 1ch; white-space: pre; overflow: hidden; \
      vertical-align: bottom }
      pre .wide { width: 2ch }
      </style>
      </head>
      <body>
      <pre>
      \(rows.joined(separator: "\n"))
      </pre>
      </body>
      </html>

      """
  }
}

extension PictureRun {
  /// The run in its colours; lines are for the eyes alone.
  fileprivate var span: String {
    var attributes = ""
    if kind == .lines { attributes += #" aria-hidden="true""# }
    if kind == .symbol { attributes += columns == 2 ? #" class="wide""# : #" class="cell""# }
    return #"<span\#(attributes) style="\#(css)">\#(text.escapedForMarkup)</span>"#
  }

  private var css: String {
    var rules = ["color:\(ink.text.hex)"]
    if let background = ink.background { rules.append("background:\(background.hex)") }
    if ink.isBold { rules.append("font-weight:bold") }
    if ink.isUnderlined { rules.append("text-decoration:underline") }
    if ink.isDim { rules.append("opacity:0.6") }
    return rules.joined(separator: ";")
  }
}
