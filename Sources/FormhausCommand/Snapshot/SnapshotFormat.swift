import FormhausTesting
import FormhausText
import FormhausUI
import Surface

/// How a snapshot is written.
enum SnapshotFormat: String, CaseIterable, Sendable {
  /// The rows of the screen, without the blanks at their ends.
  case text
  case svg, html
  /// The keys that work there, as tables of Markdown.
  case keys

  /// What is written of a terminal.
  @MainActor
  func picture(_ terminal: HeadlessTerminal, title: String?, background: PictureBackground) -> String {
    switch self {
    case .text: terminal.text + "\n"
    case .svg: SVGPicture(terminal.frame, title: title, background: background).text
    case .html: HTMLPicture(terminal.frame, title: title, background: background).text
    case .keys: terminal.screen.keyGroups.map(\.markdown).joined(separator: "\n")
    }
  }
}

extension KeyGroup {
  /// A heading and a table.
  fileprivate var markdown: String {
    "### \(title)\n\n| keys | what they do |\n| --- | --- |\n"
      + keys.map { "| \($0.keys.string.escapedForTable) | \($0.meaning.string.escapedForTable) |\n" }.joined()
  }
}
