import FormhausCore
import FormhausText
import FormhausViews

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

  /// What stands between the parts of a list.
  var comma: SafeText { SafeText(label: labels.listSeparator) }

  /// What stands between the parts of a list some of which may have commas of their own.
  func separator(of parts: [SafeText]) -> SafeText {
    parts.contains { $0.string.contains(labels[.comma]) }
      ? SafeText(label: labels.outerListSeparator) : comma
  }

  /// Sentences, one behind the other.
  func sentences(_ sentences: [SafeText]) -> SafeText {
    SafeText(notes: labels.passage(of: sentences.map(\.string)))
  }

  /// Whether a text is a word of the catalog, or the English one.
  func isWord(_ typed: String, _ key: LabelKey, _ english: String) -> Bool {
    [labels[key].lowercased(), english].contains(typed.trimmed.lowercased())
  }

  /// What to type for an answer, in a sentence.
  @MainActor
  func hint(_ question: Question) -> SafeText? {
    AnswerWords(kind: question.kind, limits: question.semantics.limits, wording: self).hint
  }

  /// The same for an answer that was refused, where it says how one is written.
  @MainActor
  func notation(_ question: Question) -> SafeText? {
    let words = AnswerWords(kind: question.kind, limits: question.semantics.limits, wording: self)
    guard question.kind.hasNotation else { return nil }
    // A number that was understood is refused for its size, which the message tells.
    if question.notation != nil, question.kind == .number, !question.isUnreadableNumber { return nil }
    return words.hint
  }

  /// `Error: Email: Enter a valid email. Type an address like maya@example.com.`
  func error(_ label: SafeText?, _ message: SafeText, hint: SafeText? = nil) -> SafeText {
    let sentence = message.sentence(in: self)
    let said = label.map { $0.with(sentence, in: self) } ?? sentence
    return sentences([text(.plainError).with(said, in: self), hint].compactMap(\.self))
  }
}

extension SafeText {
  /// The most cells of a value that is said in passing.
  private static let briefCells = 80

  /// The text on one line, cut when it is long.
  var brief: SafeText { onOneLine.truncated(to: SafeText.briefCells, by: .table) }

  /// Whether the text ends with a sign that ends a sentence or announces what follows.
  var endsWithSign: Bool {
    string.last.map { ".!?:;\u{2026}\u{3002}\u{FF01}\u{FF1F}\u{FF1A}\u{061F}\u{06D4}".contains($0) } ?? false
  }

  /// `Email: maya@example.com`, and `Which day? Monday` for a label that has a sign of its own.
  func with(_ value: SafeText, in wording: PlainWording) -> SafeText {
    isEmpty ? value : self + (endsWithSign ? " " : wording.text(.colon) + " ") + value
  }

  /// The text on one line, with a full stop unless it ends with a sign of its own.
  func sentence(in wording: PlainWording) -> SafeText {
    let line = onOneLine
    return line.isEmpty || line.endsWithSign ? line : line + wording.text(.fullStop)
  }
}
