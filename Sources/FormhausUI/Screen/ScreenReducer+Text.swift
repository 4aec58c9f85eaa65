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
  func typing(_ state: inout ScreenState, _ input: TextInput, into id: ElementID) -> [ScreenEffect] {
    guard let semantics = page.semantics(id), var editor = state.fields[id]?.editor else { return [] }
    guard !semantics.isLocked || input.onlyMoves else { return refusal(semantics) }
    let revision = editor.revision
    let insertion =
      switch input {
      case .character(let character): editor.type(character)
      case .newline: editor.typeNewline()
      case .paste(let text): editor.paste(text)
      case .edit(let command): editor.perform(command)
      }
    state.fields[id]?.editor = editor
    var effects: [ScreenEffect] = []
    if editor.revision != revision {
      state.hasEdits = true
      effects.append(.setText(id, editor.text))
    }
    if insertion == .cut {
      effects.append(.say(SafeText(notes: labels.text(.textCut, count: editor.limit))))
    }
    return effects
  }

  /// Moves the caret by rows as they are wrapped on the screen; beyond the first and the last the focus moves.
  func moveRow(_ state: inout ScreenState, by step: Int) -> [ScreenEffect] {
    guard let id = state.focus, var editor = state.fields[id]?.editor, let area = layout.textArea(of: id)
    else { return [] }
    let text = TypedText(editor.characters, typesetter: layout.typesetter)
    let rows = text.rows(columns: area.columns)
    let place = text.position(of: editor.caret, in: rows)
    guard rows.indices.contains(place.row + step) else {
      return move(&state, step < 0 ? .stepPrevious : .stepNext)
    }
    let goal = editor.goalColumn ?? place.column
    editor.move(to: text.caret(row: place.row + step, column: goal, in: rows), keepingGoal: true)
    editor.goalColumn = goal
    state.fields[id]?.editor = editor
    return []
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
