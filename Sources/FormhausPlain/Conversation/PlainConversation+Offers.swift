import FormhausCore
import FormhausText
import FormhausViews

/// What the person's own details have for an answer: said once with the question, and taken by `/mine` alone.
extension PlainConversation {
  /// Whether a question says what is offered: once, and again when that has become something else.
  func saysOffer(_ offer: SafeText, at question: Question) -> Bool {
    guard said.offers[question.key] != offer else { return false }
    said.offers[question.key] = offer
    return true
  }

  /// Answers a question with what is offered, and says with what.
  func takeOffer(_ question: Question, _ asking: Asking) {
    guard question.offer != nil, asking.lines.isEmpty else { return refuse(.mine) }
    hasTyped = true
    question.takeOffer()
    readPage()
    if let now = page.question(asking.key), let value = now.value(in: wording) {
      say(.plainNowReads, ["label": now.label, "value": value.brief])
    }
    accept(asking)
  }
}
