import FormhausText
import Glibc

/// Compares pictures of screens with those that were looked at and kept.
///
/// ```swift
/// let golden = GoldenScreen(folder: "Tests/Fixtures/screens")
/// if let difference = golden.difference("signup-80x24", from: FramePicture(terminal.frame).drawing) {
///   Issue.record("\(difference)")
/// }
/// ```
/// With `FORMHAUS_RECORD=1` in the environment the pictures are kept as they are now instead.
public struct GoldenScreen: Sendable {
  private let folder: String
  private let isRecording: Bool

  /// - Parameters:
  ///   - folder: where the pictures are kept, as NAME.txt.
  ///   - isRecording: whether pictures are kept instead of compared; nil asks the environment.
  public init(folder: String, isRecording: Bool? = nil) {
    self.folder = folder
    self.isRecording = isRecording ?? (getenv("FORMHAUS_RECORD").map { String(cString: $0) } == "1")
  }

  /// In what a picture differs from the one that was kept, as a report of the rows that differ; nil when in nothing.
  public func difference(_ name: String, from picture: String) -> String? {
    let file = TextFile("\(folder)/\(name).txt")
    let found = picture + "\n"
    do {
      if isRecording {
        try file.write(found)
        return nil
      }
      let kept = String(decoding: try file.read().bytes, as: UTF8.self)
      return GoldenScreen.report(file.path, kept: kept, found: found)
    } catch {
      return "\(file.path): \(error)" + (isRecording ? "" : "; FORMHAUS_RECORD=1 keeps the picture")
    }
  }

  private static func report(_ path: String, kept: String, found: String) -> String? {
    guard !kept.utf8.elementsEqual(found.utf8) else { return nil }
    let (kept, found) = (lines(kept), lines(found))
    let differing = (0..<max(kept.count, found.count)).filter { line($0, kept) != line($0, found) }
    let rows = differing.prefix(40).map { row in
      "line \(row + 1)\n  kept  \(line(row, kept) ?? "(none)")\n  found \(line(row, found) ?? "(none)")"
    }
    let more = differing.count > 40 ? ["and \(differing.count - 40) lines more"] : []
    return (["\(path) differs in \(differing.count) of \(found.count) lines:"] + rows + more)
      .joined(separator: "\n")
  }

  private static func lines(_ text: String) -> [Substring] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.last?.isEmpty == true ? lines.dropLast() : lines
  }

  private static func line(_ index: Int, _ lines: [Substring]) -> Substring? {
    lines.indices.contains(index) ? lines[index] : nil
  }
}
