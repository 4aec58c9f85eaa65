import FormhausCore

/// `; did you mean NAME?` for the most similar name, or nothing when none is similar.
func closest(to word: String, among names: [String]) -> String {
  Spelling.closest(to: word, among: names).map { "; did you mean \($0)?" } ?? ""
}
