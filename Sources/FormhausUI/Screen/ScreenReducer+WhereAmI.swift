import FormhausCore
import FormhausText
import FormhausViews

extension ScreenReducer {
  /// The question above the page and the button the cursor is on; else the step, the place among the questions, and all
  /// that the focused element says about itself.
  func whereAmI(_ state: ScreenState) -> SafeText {
    let sentences = state.dialog.map(describe) ?? describePage(state)
    return SafeText(notes: labels.passage(of: sentences.map { asSentence($0).string }))
  }

  private func describe(_ dialog: Dialog) -> [SafeText] {
    let button = [dialog.buttons[dialog.selected], sentence(.whereButton)].joined(separator: comma)
    return [dialog.title] + (dialog.message.map { [$0] } ?? []) + [button]
  }

  private func describePage(_ state: ScreenState) -> [SafeText] {
    var sentences: [SafeText] = []
    if let heading = page.stepHeading { sentences.append(heading) }
    if let id = state.focus, let element = page[id], let semantics = element.semantics {
      var parts: [SafeText] = []
      if let index = page.questions.firstIndex(of: id) {
        let place = ["n": String(index + 1), "total": String(page.questions.count)]
        parts.append(SafeText(label: labels.text(.whereField, place)))
      }
      parts += describe(element, semantics)
      if let offer = offered(state, element) {
        parts.append(SafeText(notes: labels.text(.whereOffer, ["text": offer.string])))
      }
      sentences.append(parts.joined(separator: comma))
    }
    return sentences
  }

  private var comma: SafeText { SafeText(label: labels.listSeparator) }

  /// The text with a full stop, unless it is a sentence of its own, as a hint, an error or an answer may be.
  private func asSentence(_ text: SafeText) -> SafeText {
    let isOne = text.string.last.map { ".?!\u{2026}。？！".contains($0) } == true
    return isOne ? text : text + SafeText(label: labels[.fullStop])
  }

  /// What the focused element offers, in words.
  private func offered(_ state: ScreenState, _ element: Element) -> SafeText? {
    switch state.offer(page) {
    case .text: element.input?.ghost.map { SafeText(lines: $0).onOneLine }
    case .option(let option): element.choices?.options.label(at: option)
    case nil: nil
    }
  }

  private func describe(_ element: Element, _ semantics: Semantics) -> [SafeText] {
    var parts = [semantics.label]
    if semantics.role == .button {
      parts.append(sentence(.whereButton))
    } else {
      if semantics.isRequired { parts.append(sentence(.required)) }
      parts.append(
        semantics.value ?? sentence(element.input?.text.isEmpty == false ? .whereFilled : .whereEmpty))
    }
    if let error = semantics.error {
      parts.append(SafeText(notes: labels.text(.whereError, ["text": error.string])))
    }
    if semantics.isLocked { parts.append(sentence(.whereLocked)) }
    if let reason = semantics.dimmedReason { parts.append(reason) }
    if let hint = semantics.hint { parts.append(hint) }
    return parts
  }
}
