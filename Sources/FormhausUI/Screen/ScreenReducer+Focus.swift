import FormhausCore
import FormhausText
import FormhausViews
import Surface

extension ScreenReducer {
  func move(_ state: inout ScreenState, _ command: Command) -> [ScreenEffect] {
    switch command {
    case .next: state.focus = page.order.next(after: state.focus, wraps: true)
    case .previous: state.focus = page.order.previous(before: state.focus, wraps: true)
    case .stepNext: state.focus = page.order.next(after: state.focus, wraps: false) ?? state.focus
    case .stepPrevious: state.focus = page.order.previous(before: state.focus, wraps: false) ?? state.focus
    case .first: state.focus = page.focusable.first
    case .last: state.focus = page.focusable.last
    case .moveOn: return moveOn(&state)
    case .press: return pressFocused(&state)
    case .clearAnswer: return clear(&state)
    default: break
    }
    return []
  }

  /// Done with a field: a list takes the option under the cursor, a required multiple choice wants one.
  private func moveOn(_ state: inout ScreenState) -> [ScreenEffect] {
    guard let id = state.focus, let element = page[id], let semantics = element.semantics else { return [] }
    if let lookUp = lookUp(&state, element) { return [lookUp] }
    var effects: [ScreenEffect] = []
    if let choices = element.choices, !semantics.isLocked {
      let highlighted = state.fields[id]?.highlighted ?? 0
      if choices.picksOnEnter {
        if choices.isEnabled(highlighted), !choices.picked.contains(highlighted) {
          effects.append(.pick(id, highlighted))
          state.hasEdits = true
        }
      } else if choices.allowsMultiple, choices.picked.isEmpty, semantics.isRequired {
        return [.say(SafeText(notes: labels.text(.pickOne, ["label": semantics.label.string])))]
      }
    }
    if !semantics.isLocked { effects.append(.commit(id)) }
    state.focus = page.successor(of: id) ?? id
    return effects
  }

  func pressFocused(_ state: inout ScreenState) -> [ScreenEffect] {
    guard let id = state.focus, let semantics = page.semantics(id) else { return [] }
    guard !semantics.isLocked else { return refusal(semantics) }
    if semantics.changesAnswers { state.hasEdits = true }
    return [.press(id)]
  }

  /// Says why a button that still has the focus is not ready; one that leads on leads to the question it waits for.
  ///
  /// - Parameter isSaid: whether the view has said why.
  func leadOn(_ state: inout ScreenState, from id: ElementID, isSaid: Bool) -> [ScreenEffect] {
    guard state.focus == id, let semantics = page.semantics(id), let reason = semantics.dimmedReason
    else { return [] }
    if semantics.purpose == .next || semantics.purpose == .submit { state.focus = page.unfinished ?? id }
    return isSaid ? [] : [.say(reason)]
  }

  private func clear(_ state: inout ScreenState) -> [ScreenEffect] {
    guard let id = state.focus, let semantics = page.semantics(id) else { return [] }
    guard !semantics.isLocked else { return refusal(semantics) }
    guard page[id]?.choices?.picked.isEmpty == false else { return [] }
    state.hasEdits = true
    return [.clear(id)]
  }

  /// Scrolls by a page; the focus goes to the nearest element in sight, if there is one.
  func turnPage(_ state: inout ScreenState, isDown: Bool) {
    let layout = layout(state)
    let statusRows = state.isOnSheet ? 0 : 1
    let view = Viewport(layout, size: size, scroll: state.scroll, statusRows: statusRows)
    let step = max(1, view.bodyRows - 1)
    let scroll = min(max(0, view.scroll + (isDown ? step : -step)), view.lastScroll)
    guard scroll != view.scroll else {
      state.focus = isDown ? page.focusable.last : page.focusable.first
      return
    }
    state.scroll = scroll
    let rows = view.scrolled(to: scroll).visibleRows
    let inSight = page.focusable.filter { id in
      layout.box(id).map { rows.contains($0.frame.y) && rows.contains($0.frame.maxY - 1) } ?? false
    }
    state.isScrolledAway = inSight.isEmpty
    if let focus = state.focus, inSight.contains(focus) { return }
    if let nearest = isDown ? inSight.first : inSight.last { state.focus = nearest }
  }
}
