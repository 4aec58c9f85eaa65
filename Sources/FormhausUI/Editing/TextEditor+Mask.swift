import FormhausText

extension TextEditor {
  /// Puts something into the text, which then takes the shape of a mask; both are one step that can be undone.
  mutating func put(_ input: TextInput, shapedBy mask: TextMask) -> Insertion {
    var trial = self
    let insertion = trial.put(input)
    let isHistory = input == .edit(.undo) || input == .edit(.redo)
    guard trial.revision != revision, !isHistory, input != .newline else {
      self = trial
      return insertion
    }
    let typed = typedText(of: trial)
    let shaped = mask.shaped(typed, completes: input.isInsertion)
    if shaped.text == CaretText(trial.text, caret: trial.caret) {
      self = trial
    } else {
      // What was cut out stays to be put back.
      if trial.cutText != cutText { self = trial }
      let (isUnchanged, before) = (shaped.text.text == text, caret)
      rewrite(shaped.text, as: input.isInsertion ? .typing : .erasing)
      // What is before the caret stays; a mark of the mask cannot be erased: the caret passes it, so that the next key
      // erases what is behind it.
      if input == .edit(.delete) { move(to: min(characters.count, isUnchanged ? before + 1 : before)) }
    }
    filled = shaped.filled
    filledRevision = revision
    return insertion
  }

  /// The text of an edited copy without what the mask had put into this one.
  private func typedText(of edited: TextEditor) -> CaretText {
    var marks = filledRevision == revision ? filled : []
    if marks.count != characters.count { marks = characters.map { _ in false } }
    let kept = zip(characters, edited.characters).prefix { $0 == $1 }.count
    // Where the same sign stands twice, the caret tells which of them was typed.
    let start = min(kept, caret, edited.caret)
    let rest = min(characters.count, edited.characters.count) - start
    let end = zip(characters.reversed(), edited.characters.reversed()).prefix(rest).prefix { $0 == $1 }.count
    let typed = edited.characters.count - start - end
    marks.replaceSubrange(start..<marks.count - end, with: repeatElement(false, count: max(0, typed)))
    let pairs = Array(zip(edited.characters, marks))
    return CaretText(
      String(pairs.filter { !$0.1 }.map(\.0)), caret: pairs.prefix(edited.caret).count { !$0.1 })
  }
}

extension TextInput {
  /// Whether something is put in rather than taken out.
  fileprivate var isInsertion: Bool {
    switch self {
    case .character, .newline, .paste, .edit(.putBack): true
    case .edit: false
    }
  }
}
