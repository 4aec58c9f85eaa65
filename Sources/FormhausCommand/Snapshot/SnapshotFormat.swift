import FormhausTesting
import Surface

/// How a snapshot is written.
enum SnapshotFormat: String, CaseIterable, Sendable {
  /// The rows of the screen, without the blanks at their ends.
  case text
  case svg, html

  /// The picture of a frame.
  func picture(_ frame: Frame, title: String?, background: PictureBackground) -> String {
    switch self {
    case .text: frame.flattened.text + "\n"
    case .svg: SVGPicture(frame, title: title, background: background).text
    case .html: HTMLPicture(frame, title: title, background: background).text
    }
  }
}
