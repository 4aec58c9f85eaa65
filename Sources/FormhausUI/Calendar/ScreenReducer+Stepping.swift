import FormhausCore
import FormhausText
import FormhausViews
import Surface

extension ScreenReducer {
  /// Changes the focused answer by a step; arrows never leave it, and where there is none to change they say why.
  func step(_ state: inout ScreenState, _ step: TextStep) -> [ScreenEffect] {
    guard let id = state.focus, let element = page[id], let input = element.input,
      let editor = state.fields[id]?.editor
    else { return [] }
    let typed = CaretText(editor.text, caret: editor.caret)
    if let stepped = input.stepper?.stepped(typed, step) { return rewrite(&state, id, stepped) }
    guard input.calendar != nil else {
      let isNumber = element.semantics?.kind == .number
      let text = SafeText(value: editor.text).string
      return [
        .say(SafeText(notes: labels.text(isNumber ? .notANumber : .notATime, ["text": text])))
      ]
    }
    switch step {
    case .up, .down: return calendar(&state, .openCalendar, .down)
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
