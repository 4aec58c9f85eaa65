import FormhausCore
import FormhausText
import FormhausViews

/// What the form asks by itself before it can be answered.
extension PlainConversation {
  /// Says the question of the form and asks for yes or no.
  func askToDecide() {
    guard let question = page.dialog?.confirmation else { return }
    say(question.title.sentence(in: wording))
    if let message = question.message { say(message) }
    turn = .deciding
    prompt()
  }

  /// Takes the answer to the form's question; what is neither yes nor no decides nothing.
  func decide(_ line: String) {
    guard let dialog = page.dialog else { return proceed() }
    if case .command(let command) = TypedLine(line, prefix: options.commandPrefix) {
      switch command {
      case .quit: return askToLeave(.left)
      case .help: return askToDecide()
      default: return refuse(command)
      }
    }
    guard let accepts = YesOrNo(labels: options.labels).read(line) else { return prompt() }
    let requests = page.focusRequests
    if accepts { dialog.actions.press?() } else { dialog.actions.cancel?() }
    readPage()
    turn = .idle
    if let request = page.focusRequests.subtracting(requests).first { keepAnswers(before: request) }
    proceed()
  }

  /// Takes the questions before the one that the form wishes the person to go on with as answered.
  private func keepAnswers(before request: FocusRequest) {
    let questions = page.openQuestions
    guard let place = questions.firstIndex(where: { $0.semantics.focusTag == request.tag }) else { return }
    hasTyped = true
    for question in questions[..<place] { answered[question.key] = question.answer.isGiven }
  }
}
