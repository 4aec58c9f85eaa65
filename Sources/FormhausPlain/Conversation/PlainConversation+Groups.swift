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
    guard remove.confirmation != nil else { return change(key) { remove.actions.press?() } }
    turn = .removing(from: turn, group.items[number - 1].place, of: key)
    prompt()
  }

  /// Takes the answer to whether an item is to be removed.
  func answerRemoving(_ line: String, _ place: PlainGroup.Place, of key: Question.Key, from turn: Turn) {
    let item = page.question(key)?.group?.items.first { $0.place.id == place.id }
    guard YesOrNo(labels: options.labels).read(line) == true, let item else {
      say(.plainItemKept, ["item": place.title])
      self.turn = turn
      return prompt()
    }
    change(key) { item.remove?.actions.press?() }
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

  /// Changes the items of a group. What is known of its questions follows them to their new places, and the group
  /// is asked about again.
  private func change(_ key: Question.Key, _ change: () -> Void) {
    let known = page.questions.reduce(into: [ElementID: (answered: Bool?, isRefused: Bool)]()) {
      guard $1.item != nil else { return }
      $0[$1.element.id] = (answered[$1.key], refused.contains($1.key))
    }
    for question in page.questions where question.item != nil {
      answered[question.key] = nil
      refused.remove(question.key)
    }
    change()
    hasTyped = true
    editing?.didChange = true
    readPage()
    for question in page.questions where question.item != nil {
      guard let state = known[question.element.id] else { continue }
      answered[question.key] = state.answered
      if state.isRefused { refused.insert(question.key) }
    }
    answered[key] = nil
    saidItem = nil
    turn = .idle
    proceed()
  }
}
