import Address

/// The last few answers, so that what is typed again is not asked again.
struct RecentAnswers: Sendable {
  struct Question: Hashable, Sendable {
    var text: String
    var countryCode: String
    var language: String
  }

  private static let most = 32

  private var answers: [Question: [AddressSearch.Suggestion]] = [:]
  /// The oldest first.
  private var order: [Question] = []

  subscript(question: Question) -> [AddressSearch.Suggestion]? { answers[question] }

  mutating func keep(_ answer: [AddressSearch.Suggestion], for question: Question) {
    if answers.updateValue(answer, forKey: question) == nil { order.append(question) }
    if order.count > RecentAnswers.most { answers[order.removeFirst()] = nil }
  }
}
