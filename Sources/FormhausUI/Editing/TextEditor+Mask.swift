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
    let typed = CaretText(trial.text, caret: trial.caret)
    let shaped = mask.shaped(typed, completes: input.isInsertion)
    guard shaped != typed else {
      self = trial
      return insertion
    }
    // What was cut out stays to be put back.
    if trial.cutText != cutText { self = trial }
    let isUnchanged = shaped.text == text
    rewrite(shaped, as: input.isInsertion ? .typing : .erasing)
    // A mark of the mask cannot be erased: the caret passes it, so that the next key erases what is behind it.
    if isUnchanged, input == .edit(.delete) { move(to: caret + 1) }
    return insertion
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
