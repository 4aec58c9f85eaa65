import FormhausCore
import FormhausText

/// The sentences of plain mode in the person's language.
struct PlainWording {
  let labels: Labels
  let prefix: String

  /// A sentence of the catalog on one line, with its arguments; `{prefix}` is what commands begin with.
  func text(_ key: LabelKey, _ arguments: [String: SafeText] = [:], count: Int? = nil) -> SafeText {
    var strings = arguments.mapValues(\.string)
    strings["prefix"] = prefix
    return SafeText(notes: labels.text(key, strings, count: count)).onOneLine
  }

  /// `Error: Email: Enter a valid email. Type an address like maya@example.com.`
  func error(_ label: SafeText?, _ message: SafeText, hint: SafeText? = nil) -> SafeText {
    let subject = [text(.plainError), label].compactMap(\.self).map { $0 + ": " }.joined()
    return [subject + message.asSentence, hint].compactMap(\.self).joined(separator: " ")
  }
}

extension SafeText {
  /// The most cells of a value that is said in passing.
  private static let briefCells = 80

  /// The text on one line, cut when it is long.
  var brief: SafeText { onOneLine.truncated(to: SafeText.briefCells, by: .table) }

  /// The text on one line, with a full stop unless it ends with a sign of its own.
  var asSentence: SafeText {
    let line = onOneLine
    guard let last = line.string.last, !".!?:;\u{2026}\u{3002}\u{FF01}\u{FF1F}\u{061F}\u{06D4}".contains(last)
    else { return line }
    return line + "."
  }
}
