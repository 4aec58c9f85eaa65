/// Queries of FTS5. Words come as `PlaceWords` makes them, and each stands in quotation marks: nothing that is typed
/// can become syntax.
enum MatchText {
  static func word(_ word: String, isPrefix: Bool = false) -> String {
    let quoted = word.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
    return "\"\(quoted)\"" + (isPrefix ? "*" : "")
  }

  static func any(_ words: [String]) -> String {
    words.count == 1 ? word(words[0]) : "(" + words.map { word($0) }.joined(separator: " OR ") + ")"
  }

  static func all(_ terms: [String]) -> String { terms.joined(separator: " AND ") }
}
