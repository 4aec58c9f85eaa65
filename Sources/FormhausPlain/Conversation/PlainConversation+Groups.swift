import FormhausCore
import FormhausText
import FormhausViews

/// Adding, removing and moving the items of a group.
extension PlainConversation {
  /// Says how many items a group has before it is asked whether there are more.
  func sayCount(_ group: PlainGroup) {
    say(
      .plainGroupCount, ["label": group.label, "n": SafeText(label: String(group.items.count))])
  }

  /// What asks whether a group has more items.
  func prompt(_ group: PlainGroup) -> SafeText {
    let key: LabelKey =
      group.add.dimmedReason != nil
      ? .plainGroupFull : group.items.isEmpty ? .plainGroupFirst : .plainGroupMore
    return wording.text(key) + " "
  }

  /// Runs a command for the items of the group in which something is asked, or of the only one on the page.
  func run(_ command: TypedLine.ListCommand, at question: Question?) {
    guard let (key, group) = group(around: question) else {
      return refuse(command: command.word)
    }
    switch command {
    case .add: add(to: group, key)
    case .remove(let number): askToRemove(number, of: group, key)
    case .move(let number, let place): move(number, to: place, in: group, key)
    }
  }

  private func group(around question: Question?) -> (key: Question.Key, group: PlainGroup)? {
    let groups = page.openQuestions.compactMap { question in question.group.map { (question.key, $0) } }
    if let key = question?.key, let own = groups.first(where: { $0.0 == key }) { return own }
    if let place = question?.item { return groups.first { $0.1.items.contains { $0.place.id == place.id } } }
    return groups.count == 1 ? groups[0] : nil
  }

  private func add(to group: PlainGroup, _ key: Question.Key) {
    if let reason = group.add.dimmedReason { return refuse(group, reason) }
    change(key) { group.add.actions.press?() }
  }

  private func askToRemove(_ number: Int, of group: PlainGroup, _ key: Question.Key) {
    guard group.items.indices.contains(number - 1), let remove = group.items[number - 1].remove else {
      return refuse(group, noItem(number, group))
    }
    change(key) { remove.actions.press?() }
    // An item with answers is asked about first.
    guard page.dialog != nil else { return }
    turn = .removing(from: turn, group.items[number - 1].place, of: key)
    prompt()
  }

  /// Takes the answer to whether an item is to be removed.
  func answerRemoving(_ line: String, _ place: PlainGroup.Place, of key: Question.Key, from turn: Turn) {
    let dialog = page.dialog
    guard YesOrNo(labels: options.labels).read(line) == true, let dialog else {
      dialog?.actions.cancel?()
      readPage()
      say(.plainItemKept, ["item": place.title])
      self.turn = turn
      return prompt()
    }
    change(key) { dialog.actions.press?() }
  }

  private func move(_ number: Int, to place: Int, in group: PlainGroup, _ key: Question.Key) {
    guard let moveItem = group.add.actions.moveItem else {
      return refuse(group, wording.text(.plainNoOrder, ["label": group.label]))
    }
    if let missing = [number, place].first(where: { !group.items.indices.contains($0 - 1) }) {
      return refuse(group, noItem(missing, group))
    }
    change(key) { moveItem(number - 1, place - 1) }
  }

  private func refuse(_ group: PlainGroup, _ reason: SafeText) {
    say(wording.error(group.label, reason))
    prompt()
  }

  private func noItem(_ number: Int, _ group: PlainGroup) -> SafeText {
    wording.text(.plainNoItem, ["n": SafeText(label: String(number)), "label": group.label])
  }

  /// Changes the items of a group, unless that is asked about first. What is known of its questions follows them to
  /// their new places, and the group is asked about again.
  private func change(_ key: Question.Key, _ change: () -> Void) {
    let known = page.questions.filter { $0.item != nil }.map { question in
      (
        key: question.key, element: question.element.id, answered: answered[question.key],
        isRefused: refused.contains(question.key)
      )
    }
    change()
    readPage()
    guard page.dialog == nil else { return }
    hasTyped = true
    editing?.didChange = true
    for question in known {
      answered[question.key] = nil
      refused.remove(question.key)
    }
    let places = Dictionary(page.questions.map { ($0.element.id, $0.key) }) { $1 }
    for question in known {
      guard let place = places[question.element] else { continue }
      answered[place] = question.answered
      if question.isRefused { refused.insert(place) }
    }
    answered[key] = nil
    saidItem = nil
    turn = .idle
    proceed()
  }
}
