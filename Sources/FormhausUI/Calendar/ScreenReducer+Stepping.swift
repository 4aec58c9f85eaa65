import FormhausCore
import FormhausText
import FormhausViews
import Surface

extension ScreenReducer {
  /// Changes the focused answer by a step; where there is none to change, the key does what it does elsewhere.
  func step(_ state: inout ScreenState, _ step: TextStep) -> [ScreenEffect] {
    guard let id = state.focus, let element = page[id], let input = element.input,
      let editor = state.fields[id]?.editor
    else { return [] }
    guard element.semantics?.isLocked == false else { return pass(&state, step, input) }
    let typed = CaretText(editor.text, caret: editor.caret)
    guard let stepped = input.stepper?.stepped(typed, step) else {
      return input.calendar == nil ? [] : pass(&state, step, input)
    }
    return rewrite(&state, id, stepped)
  }

  /// What the keys of steps do where nothing is stepped.
  private func pass(_ state: inout ScreenState, _ step: TextStep, _ input: InputContent) -> [ScreenEffect] {
    switch step {
    case .up: return move(&state, .stepPrevious)
    case .down:
      return input.calendar == nil ? move(&state, .stepNext) : calendar(&state, .openCalendar, .down)
    case .farUp: turnPage(&state, isDown: false)
    case .farDown: turnPage(&state, isDown: true)
    }
    return []
  }

  /// Puts another text in the place of the typed one, as one step that can be undone.
  func rewrite(_ state: inout ScreenState, _ id: ElementID, _ text: CaretText) -> [ScreenEffect] {
    guard let before = state.fields[id]?.editor?.text else { return [] }
    state.fields[id]?.editor?.rewrite(text, as: .paste)
    guard before != text.text else { return [] }
    state.hasEdits = true
    return [.setText(id, text.text)]
  }

  /// Shows a secret, or hides it again; leaving the field hides it too.
  func reveal(_ state: inout ScreenState) -> [ScreenEffect] {
    guard let id = state.focus, let semantics = page.semantics(id), let field = state.fields[id] else {
      return []
    }
    state.fields[id]?.isRevealed = !field.isRevealed
    let key: LabelKey = field.isRevealed ? .secretHidden : .secretShown
    return [.say(SafeText(notes: labels.text(key, ["label": semantics.label.string])))]
  }
}
