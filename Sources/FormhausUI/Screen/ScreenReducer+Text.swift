import FormhausCore
import FormhausText
import FormhausViews
import Surface

/// Something put into a text, or done to it.
enum TextInput: Sendable, Hashable {
  case character(Character)
  case newline
  case paste(String)
  case edit(EditCommand)
}

extension ScreenReducer {
  /// Puts something into the focused text; while all is locked for a moment, it waits.
  func type(_ state: inout ScreenState, _ input: TextInput) -> [ScreenEffect] {
    guard let id = state.focus, let semantics = page.semantics(id) else { return [] }
    guard !semantics.isLocked || input.onlyMoves else {
      if page.isBusy, state.waiting.add(input, for: id) { return [] }
      return refusal(semantics)
    }
    return put(&state, input, into: id)
  }

  /// Puts in what was typed while the texts were locked.
  func typeWaiting(_ state: inout ScreenState) -> [ScreenEffect] {
    guard !state.waiting.isEmpty, !page.isBusy else { return [] }
    return state.waiting.take().flatMap { item in
      page.semantics(item.id)?.isLocked == false ? put(&state, item.input, into: item.id) : []
    }
  }

  private func put(_ state: inout ScreenState, _ input: TextInput, into id: ElementID) -> [ScreenEffect] {
    let revision = state.fields[id]?.editor?.revision
    // The text may be long: it is changed where it is.
    let mask = page[id]?.input?.mask
    let insertion =
      mask.map { state.fields[id]?.editor?.put(input, shapedBy: $0) } ?? state.fields[id]?.editor?.put(input)
    guard let editor = state.fields[id]?.editor else { return [] }
    var effects: [ScreenEffect] = []
    if editor.revision != revision {
      state.hasEdits = true
      state.fields[id]?.followsEnd = false
      if page[id]?.input?.suggestions != nil { state.suggesting = Suggesting(id: id) }
      effects.append(.setText(id, editor.text))
    }
    if insertion == .cut {
      effects.append(.say(SafeText(notes: labels.text(.textCut, count: editor.limit))))
    }
    return effects
  }

  /// Moves the caret by rows as they are wrapped on the screen; beyond the first and the last the focus moves.
  func moveRow(_ state: inout ScreenState, by step: Int) -> [ScreenEffect] {
    guard let id = state.focus, let editor = state.fields[id]?.editor,
      let text = geometry.focusedText(state)
    else { return [] }
    guard let target = text.caret(step, rowsFrom: editor.caret, goal: editor.goalColumn) else {
      return move(&state, step < 0 ? .stepPrevious : .stepNext)
    }
    state.fields[id]?.editor?.move(to: target.caret, goalColumn: target.goal)
    return []
  }

  /// Moves the caret by as many rows as are in sight; at the ends of the text the page turns.
  func moveRows(_ state: inout ScreenState, isDown: Bool) {
    guard let id = state.focus, let editor = state.fields[id]?.editor, let text = geometry.focusedText(state),
      let area = layout(state).textArea(of: id)
    else { return }
    let step = max(1, area.rows - 1)
    guard let target = text.caret(isDown ? step : -step, pageFrom: editor.caret, goal: editor.goalColumn)
    else {
      return turnPage(&state, isDown: isDown)
    }
    state.fields[id]?.editor?.move(to: target.caret, goalColumn: target.goal)
  }
}

extension TextEditor {
  mutating func put(_ input: TextInput) -> Insertion {
    switch input {
    case .character(let character): type(character)
    case .newline: typeNewline()
    case .paste(let text): paste(text)
    case .edit(let command): perform(command)
    }
  }
}

extension TextInput {
  /// What a key puts into a text; nil for a command that is not about text.
  init?(_ command: Command, _ key: Key) {
    switch command {
    case .type:
      guard let character = key.character else { return nil }
      self = .character(character)
    case .newline: self = .newline
    case .edit(let edit): self = .edit(edit)
    default: return nil
    }
  }

  /// Whether the text stays as it is.
  var onlyMoves: Bool {
    guard case .edit(let command) = self else { return false }
    switch command {
    case .left, .right, .wordLeft, .wordRight, .lineStart, .lineEnd, .textStart, .textEnd: return true
    case .backspace, .delete, .cutWordLeft, .cutWordRight, .cutToLineStart, .cutToLineEnd, .putBack, .undo,
      .redo:
      return false
    }
  }
}
