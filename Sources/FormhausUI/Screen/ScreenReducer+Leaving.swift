import FormhausCore
import FormhausText
import FormhausViews

extension Semantics {
  /// Whether a press changes what the person filled in.
  var changesAnswers: Bool {
    switch purpose {
    case .addItem, .removeItem, .moveItem: true
    default: role == .toggle
    }
  }
}

extension ScreenReducer {
  func leave(_ state: inout ScreenState, _ command: Command) -> [ScreenEffect] {
    switch command {
    case .interrupt: return interrupt(&state)
    case .leave:
      if let id = page.cancelling { return [.cancel(id)] }
      if page.isSent { return [.end(.sent)] }
      // An Esc may be the beginning of a key that came slowly, so it never leaves by itself.
      state.dialog = question(.leave, state)
    case .dialogNext: turn(&state, by: 1)
    case .dialogPrevious: turn(&state, by: -1)
    case .dialogPress:
      return state.dialog?.selected == Dialog.acceptButton ? accept(&state) : close(&state)
    case .dialogAccept: return accept(&state)
    case .closeDialog: return close(&state)
    default: break
    }
    return []
  }

  /// Asks once when something was filled in and not sent; asked already, it leaves.
  private func interrupt(_ state: inout ScreenState) -> [ScreenEffect] {
    if state.dialog?.kind == .confirmation { state.dialog = nil }
    guard state.dialog == nil, state.hasEdits, !page.isSent else { return [end(.interrupt)] }
    state.dialog = question(.interrupt, state)
    return []
  }

  private func end(_ kind: Dialog.Kind) -> ScreenEffect {
    if page.isSent { return .end(.sent) }
    return .end(kind == .interrupt ? .interrupted : .left)
  }

  func question(_ kind: Dialog.Kind, _ state: ScreenState, pressing id: ElementID? = nil) -> Dialog {
    Dialog(
      kind: kind, title: sentence(.leaveTitle), message: state.hasEdits ? sentence(.leaveMessage) : nil,
      buttons: [sentence(.stay), sentence(.leave)], pressing: id)
  }

  /// What an element asks before it is pressed.
  func question(_ confirmation: Semantics.Confirmation, pressing id: ElementID) -> Dialog {
    Dialog(
      kind: .confirmation, title: confirmation.title, message: confirmation.message,
      buttons: [confirmation.decline, confirmation.accept], pressing: id)
  }

  private func turn(_ state: inout ScreenState, by step: Int) {
    guard let dialog = state.dialog, !dialog.buttons.isEmpty else { return }
    let count = dialog.buttons.count
    state.dialog?.selected = (dialog.selected + step + count) % count
  }

  private func close(_ state: inout ScreenState) -> [ScreenEffect] {
    state.dialog = nil
    return []
  }

  private func accept(_ state: inout ScreenState) -> [ScreenEffect] {
    guard let dialog = state.dialog else { return [] }
    state.dialog = nil
    if let id = dialog.pressing {
      if dialog.kind == .confirmation { state.hasEdits = true }
      return [.press(id)]
    }
    return [end(dialog.kind)]
  }
}
