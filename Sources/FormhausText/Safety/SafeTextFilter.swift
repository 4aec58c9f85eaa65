/// Turns any text into safe text, scalar by scalar.
struct SafeTextFilter {
  enum Invisible {
    /// Left out.
    case dropped
    /// Written as `<U+202E>`.
    case shown
  }

  let invisible: Invisible
  var keepsLines = false

  private static let marksPerBase = 5

  /// The safe text, cut with an ellipsis beyond a number of cells or bytes.
  func text(_ text: String, cells: Int? = nil, bytes: Int? = nil) -> String {
    if text.utf8.isPrintableASCII, text.utf8.count <= min(cells ?? .max, bytes ?? .max) { return text }
    // A mark takes no cell, but only so many stand on a base; what lies beyond cannot show.
    let longest = min(cells.map { ($0 + 1) * (SafeTextFilter.marksPerBase + 1) } ?? .max, bytes ?? .max)
    let safe = filtered(text, scalars: longest)
    if let cells { return TextWidth.table.truncate(safe, to: cells) }
    if let bytes { return safe.cut(toBytes: bytes) }
    return safe
  }

  /// Filters until the result has more than a number of scalars.
  private func filtered(_ text: String, scalars limit: Int) -> String {
    let source = text.unicodeScalars
    var output = SafeTextOutput(marksPerBase: SafeTextFilter.marksPerBase)
    var index = source.startIndex
    while index < source.endIndex, output.scalarCount <= limit {
      let scalar = source[index]
      index = source.index(after: index)
      let next = index < source.endIndex ? source[index] : nil
      switch scalar.safety {
      case .plain: output.append(scalar)
      case .mark: output.appendMark(scalar)
      case .control: appendControl(scalar, before: next, to: &output)
      case .joiner where output.keepsJoiner(scalar, before: next): output.appendJoiner(scalar)
      case .joiner, .invisible:
        if invisible == .shown { output.append("<U+" + scalar.hexadecimal + ">") }
      }
    }
    return output.string
  }

  private func appendControl(
    _ scalar: Unicode.Scalar, before next: Unicode.Scalar?, to output: inout SafeTextOutput
  ) {
    if keepsLines, scalar == "\r", next == "\n" { return }
    if keepsLines, scalar == "\n" {
      output.appendLineBreak()
    } else if keepsLines, scalar == "\t" {
      output.append(" ")
    } else if scalar.isASCII {
      // ^[ for escape, ^? for delete: the letter whose code differs in one bit.
      output.append("^")
      output.append(Unicode.Scalar(UInt8(scalar.value) ^ 0x40))
    } else {
      output.append("\u{FFFD}" as Unicode.Scalar)
    }
  }
}

extension String {
  /// The text itself, or as many of its graphemes as have room in a number of bytes before an ellipsis.
  fileprivate func cut(toBytes limit: Int) -> String {
    guard utf8.count > limit else { return self }
    let ellipsis = "\u{2026}"
    var room = limit - ellipsis.utf8.count
    let kept = prefix {
      room -= $0.utf8.count
      return room >= 0
    }
    return kept + ellipsis
  }
}
