import FormhausCore
import FormhausText
import FormhausViews

/// Picking among options by number or name.
extension PlainConversation {
  /// Takes the text typed at a choice.
  func pick(_ text: String, _ choices: ChoicesContent, _ asking: Asking, _ question: Question) {
    if wording.isWord(text, .plainMoreWord, "more"), !asking.unsaid.isEmpty {
      return sayMore(asking, choices.options)
    }
    let search = ChoiceSearch(options: choices.options, shown: asking.shown)
    if choices.allowsMultiple {
      switch SeveralChoiceSearch(search: search).read(text) {
      case .picks(let picks): pick(picks, choices, asking, question)
      case .unclear(let part, let match): pick(match, of: part, choices, asking, question)
      }
    } else {
      pick(search.find(text), of: text, choices, asking, question)
    }
  }

  private func pick(
    _ match: ChoiceSearch.Match, of text: String, _ choices: ChoicesContent, _ asking: Asking,
    _ question: Question
  ) {
    switch match {
    case .one(let index):
      pick([index], choices, asking, question, typed: text)
    case .several(let indexes):
      say(
        .plainSeveralMatch,
        ["total": SafeText(label: String(choices.options.count))], count: indexes.count)
      list(indexes, choices.options, asking)
    case .none:
      let text = wording.text(.plainNoMatch, ["text": SafeText(value: text).brief])
      say(wording.error(question.label, text, hint: wording.hint(question)))
      prompt()
    }
  }

  /// Makes the options at some indexes the answer.
  private func pick(
    _ wanted: [Int], _ choices: ChoicesContent, _ asking: Asking, _ question: Question, typed: String? = nil
  ) {
    if let disabled = wanted.first(where: { choices.options[$0].isDisabled && !choices.picked.contains($0) })
    {
      let text = wording.text(.plainNotAvailable, ["choice": choices.options[disabled].label.onOneLine])
      say(wording.error(question.label, text, hint: wording.hint(question)))
      return prompt()
    }
    if choices.allowsMultiple {
      turnOver(wanted, of: question.key)
    } else {
      for index in wanted { question.semantics.actions.pick?(index) }
    }
    readPage()
    if let question = page.question(question.key), let value = question.value(in: wording) {
      let isHeard = typed.map { isName($0, value) } ?? false
      if !isHeard, renamedQuestions(question, asking).isEmpty {
        say(question.label.with(value.brief.sentence(in: wording), in: wording))
      }
    }
    accept(asking)
  }

  /// Whether what was typed is the name itself, so that it need not be said again.
  private func isName(_ typed: String, _ name: SafeText) -> Bool {
    let typed = typed.trimmed.lowercased()
    return typed == name.string.lowercased() && ListNumber.read(typed) == nil
  }

  /// Turns options over until the wanted ones are picked: what is missing first, so that the answer is never empty
  /// on the way and nothing that depends on it goes.
  private func turnOver(_ wanted: [Int], of key: Question.Key) {
    for index in wanted where !picked(key).contains(index) {
      page.question(key)?.semantics.actions.pick?(index)
      readPage()
    }
    for index in picked(key).subtracting(wanted).sorted() where picked(key).contains(index) {
      let kept = picked(key).intersection(wanted)
      page.question(key)?.semantics.actions.pick?(index)
      readPage()
      guard !picked(key).isSuperset(of: kept) else { continue }
      // Options of one value go together.
      page.question(key)?.semantics.actions.pick?(index)
      readPage()
    }
  }

  private func picked(_ key: Question.Key) -> Set<Int> {
    page.question(key)?.choices?.picked ?? []
  }

  // MARK: Lists

  /// Takes the number of an option that was said before, or the word for more of them, at a question that takes any
  /// text; false when the line is such a text.
  func take(_ text: String, offeredFor question: Question, _ asking: Asking) -> Bool {
    guard let offered = question.offered else { return false }
    if wording.isWord(text, .plainMoreWord, "more"), !asking.unsaid.isEmpty {
      sayMore(asking, offered)
      return true
    }
    guard ListNumber.read(text) != nil, !asking.shown.isEmpty else { return false }
    guard let picked = ListNumber.pick(text, of: asking.shown) else {
      // Typed once more it is an answer like any other.
      var asking = asking
      asking.shown = []
      turn = .asking(asking)
      refuse(number: text, at: question)
      return true
    }
    question.semantics.actions.pick?(picked)
    readPage()
    if let question = page.question(question.key), let value = question.value(in: wording) {
      say(question.label.with(value.brief.sentence(in: wording), in: wording))
    }
    accept(asking)
    return true
  }

  /// Says that there is no option of a number, and asks again.
  func refuse(number text: String, at question: Question) {
    let message = wording.text(.plainNoNumber, ["n": SafeText(value: text.trimmed).brief])
    say(wording.error(question.label, message))
    prompt()
  }

  /// Says the options of a question, or that it has none.
  func list(_ question: Question, _ asking: Asking) {
    if question.isLookedUpByText, question.offered != nil { return listFound(question, asking) }
    guard let options = question.choices?.options ?? question.offered, options.count > 0 else {
      say(.plainNoChoices, ["label": question.label])
      return prompt()
    }
    list(Array(0..<options.count), options, asking)
  }

  /// Says the first of some options, numbered from 1, and that there are more.
  private func list(_ indexes: [Int], _ choices: ChoiceList, _ asking: Asking) {
    var asking = asking
    asking.shown = []
    asking.unsaid = indexes
    sayMore(asking, choices)
  }

  /// Says the next of the options that were not said yet.
  func sayMore(_ asking: Asking, _ choices: ChoiceList) {
    var asking = asking
    let next = Array(asking.unsaid.prefix(options.choicesAtOnce))
    let first = asking.shown.count
    asking.unsaid.removeFirst(next.count)
    asking.shown += next
    sayOptions(next, of: choices, from: first)
    if !asking.unsaid.isEmpty {
      let total = asking.shown.count + asking.unsaid.count
      say(
        .plainShown,
        [
          "total": SafeText(label: String(total)), "more": wording.text(.plainMoreWord),
        ], count: asking.shown.count)
    }
    turn = .asking(asking)
    prompt()
  }

  /// `1. Website review, 60 minutes`
  func sayOptions(_ indexes: [Int], of choices: ChoiceList, from first: Int = 0) {
    for (place, index) in indexes.enumerated() {
      let option = choices[index]
      var parts = ([option.label] + (option.detail?.lines ?? [])).map(\.onOneLine).filter { !$0.isEmpty }
      if option.isDisabled { parts.append(wording.text(.unavailable)) }
      say(SafeText(label: "\(first + place + 1). ") + parts.joined(separator: wording.comma))
    }
  }
}
