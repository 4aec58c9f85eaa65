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
      guard state.mayLeave else { return [.say(sentence(.cannotLeave))] }
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
    guard state.mayLeave || page.isSent else { return [.say(sentence(.cannotLeave))] }
    let asked = state.dialog?.kind == .confirmation ? state.dialog?.pressing : nil
    guard state.dialog == nil || asked != nil, state.hasEdits, !page.isSent else { return [end(.interrupt)] }
    state.dialog = question(.interrupt, state)
    return asked.map { [.cancel($0)] } ?? []
  }

  private func end(_ kind: Dialog.Kind) -> ScreenEffect {
    if page.isSent { return .end(.sent) }
    return .end(kind == .interrupt ? .interrupted : .left)
  }

  private func question(_ kind: Dialog.Kind, _ state: ScreenState) -> Dialog {
    Dialog(
      kind: kind, title: sentence(.leaveTitle), message: state.hasEdits ? sentence(.leaveMessage) : nil,
      buttons: [sentence(.stay), sentence(.leave)])
  }

  /// What a dialog of the form asks.
  func question(_ confirmation: Semantics.Confirmation, pressing id: ElementID) -> Dialog {
    Dialog(
      kind: .confirmation, title: confirmation.title, message: confirmation.message,
      buttons: [confirmation.decline, confirmation.accept],
      selected: confirmation.isExpected ? Dialog.acceptButton : 0, pressing: id)
  }

  private func turn(_ state: inout ScreenState, by step: Int) {
    guard let dialog = state.dialog, !dialog.buttons.isEmpty else { return }
    let count = dialog.buttons.count
    state.dialog?.selected = (dialog.selected + step + count) % count
  }

  private func close(_ state: inout ScreenState) -> [ScreenEffect] {
    let asked = state.dialog?.pressing
    state.dialog = nil
    return asked.map { [.cancel($0)] } ?? []
  }

  private func accept(_ state: inout ScreenState) -> [ScreenEffect] {
    guard let dialog = state.dialog else { return [] }
    state.dialog = nil
    guard let id = dialog.pressing else { return [end(dialog.kind)] }
    state.hasEdits = true
    return [.press(id)]
  }
}
