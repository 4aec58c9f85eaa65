import FormhausCore
import FormhausText

/// Reads yes and no: the words of the person's language or their beginnings, and the English ones.
struct YesOrNo {
  let labels: Labels

  /// True for yes, false for no, nil when the text is neither, or could be both.
  func read(_ text: String) -> Bool? {
    let typed = text.trimmed.lowercased()
    // A whole word of the language is meant, whatever it means in English.
    for (key, answer) in [(LabelKey.yes, true), (.no, false)] where labels[key].lowercased() == typed {
      return answer
    }
    let (isYes, isNo) = (matches(typed, .yes, "yes"), matches(typed, .no, "no"))
    return isYes == isNo ? nil : isYes
  }

  private func matches(_ typed: String, _ key: LabelKey, _ english: String) -> Bool {
    !typed.isEmpty && (labels[key].lowercased().hasPrefix(typed) || english.hasPrefix(typed))
  }
}
