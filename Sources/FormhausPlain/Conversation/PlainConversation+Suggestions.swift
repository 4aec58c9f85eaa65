import FormhausCore
import FormhausText
import FormhausViews

/// Texts typed at a question that suggests some, and takes any.
extension PlainConversation {
  /// The most suggestions that are named beside a text that is none.
  private static let fewSuggestions = 3

  /// Says that a text is the name of a suggestion that cannot be picked, and asks again; false when it is not.
  func refusesUnavailable(_ text: String, at question: Question) -> Bool {
    guard let offered = question.narrowedOffer else { return false }
    let wanted = text.trimmed.lowercased()
    let named = (0..<offered.count).filter { offered.label(at: $0).string.lowercased() == wanted }
    guard let first = named.first, named.allSatisfy(offered.isDisabled) else { return false }
    let choice = offered.label(at: first).onOneLine
    say(wording.error(question.label, wording.text(.plainNotAvailable, ["choice": choice])))
    prompt()
    return true
  }

  /// Names the suggestions that a text is a part of, when it is none of them itself.
  func sayLikeness(of text: String, to question: Question) {
    guard let offered = question.narrowedOffer else { return }
    let like = ChoiceSearch(options: offered, shown: []).like(text)
    let names = like.lazy.filter { !offered.isDisabled(at: $0) }
      .prefix(PlainConversation.fewSuggestions).map { offered.label(at: $0).onOneLine }
    guard !names.isEmpty else { return }
    say(.plainKeptAsTyped, ["names": names.joined(separator: wording.comma)])
  }
}

extension Question {
  /// Suggestions that a text picks from by their names; those that were made for the text are left out.
  var narrowedOffer: ChoiceList? {
    guard case .input(let input) = element.content, input.suggestions?.isNarrowed == true else { return nil }
    return offered
  }
}
