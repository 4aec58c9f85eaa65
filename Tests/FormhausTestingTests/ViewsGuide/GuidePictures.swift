import FormhausTesting
import FormhausText
import Glibc

/// The pictures in a guide: the block of text behind the line `<!-- picture: NAME -->`.
struct GuidePictures {
  private let file: TextFile
  private let isRecording = getenv("FORMHAUS_RECORD").map { String(cString: $0) } == "1"

  init(_ path: String) {
    file = TextFile(path)
  }

  /// The code above a picture, without blanks.
  func code(_ name: String) throws -> String {
    let lines = try text.split(separator: "\n", omittingEmptySubsequences: false)
    let mark = lines.firstIndex(of: "<!-- picture: \(name) -->") ?? lines.startIndex
    let end = lines[..<mark].lastIndex(of: "```") ?? lines.startIndex
    let start = lines[..<end].lastIndex(of: "```swift").map { $0 + 1 } ?? end
    return lines[start..<end].joined().filter { !$0.isWhitespace }
  }

  private var text: String {
    get throws { String(decoding: try file.read().bytes, as: UTF8.self) }
  }

  /// In what a picture differs from the guide's; nil when in nothing.
  func difference(_ name: String, from picture: String) throws -> String? {
    var lines = try text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let mark = lines.firstIndex(of: "<!-- picture: \(name) -->"),
      let start = lines[mark...].firstIndex(of: "```text"), let end = lines[start...].firstIndex(of: "```")
    else { return "the guide has no picture of \(name)" }
    if isRecording {
      lines.replaceSubrange(start + 1..<end, with: [picture])
      try file.write(lines.joined(separator: "\n"))
      return nil
    }
    let kept = lines[start + 1..<end].joined(separator: "\n")
    return kept == picture ? nil : "the guide shows\n\(kept)\ninstead of\n\(picture)"
  }
}
