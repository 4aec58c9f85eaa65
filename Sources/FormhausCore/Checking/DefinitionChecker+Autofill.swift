extension DefinitionChecker {
  /// Autocomplete tokens that say nothing of an answer.
  var autofillHints: [DefinitionIssue] {
    allFields.compactMap { field in
      guard let text = field.definition.autocomplete,
        case .failure(let problem) = AutocompleteToken.read(text)
      else { return nil }
      switch problem {
      case .unknown(let word):
        return field.issue(
          "unknown-autocomplete", "has the unknown autocomplete token \"\(word)\"",
          hint: Spelling.suggestion(for: word, among: AutocompleteToken.words))
      case .misplaced(let word):
        return field.issue(
          "misplaced-autocomplete", "has \"\(word)\" where its autocomplete token takes another word")
      case .unnamed:
        return field.issue(
          "unnamed-autocomplete", "has the autocomplete token \"\(text)\", which names no detail")
      }
    }
  }
}
