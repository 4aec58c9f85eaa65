import FormhausText
import FormhausViews
import Surface

extension ScreenReducer {
  /// A click focuses what is under the pointer and does what it is for; the wheel scrolls.
  ///
  /// - Parameter said: the status of the frame that the pointer is over.
  func point(_ state: inout ScreenState, _ event: MouseEvent, said: SafeText?) -> [ScreenEffect] {
    switch event.action {
    case .press(button: 1): return click(&state, event.point, said: said)
    case .press, .release: return []
    case .scrollUp: return wheel(&state, isDown: false)
    case .scrollDown: return wheel(&state, isDown: true)
    }
  }

  /// Focuses an element that can have the focus, and closes the list of another one.
  func focus(_ state: inout ScreenState, _ id: ElementID) {
    state.menu = nil
    state.calendar = nil
    state.suggesting = nil
    state.isScrolledAway = false
    state.focus = id
  }

  /// Focuses an element and does what it is for.
  func use(_ state: inout ScreenState, _ id: ElementID, option: Int?) -> [ScreenEffect] {
    guard let element = page[id] else { return [] }
    focus(&state, id)
    switch element.keyContext {
    case .button, .toggle: return pressFocused(&state)
    case .picker where option == nil: return list(&state, .openMenu, typed: nil)
    case .picker, .choice, .chips:
      guard let option else { return [] }
      state.fields[id]?.highlighted = option
      return choose(&state, .pick, typed: nil)
    default:
      guard let option, let choices = element.listed else { return [] }
      return take(&state, option, of: choices, for: id)
    }
  }

  private func wheel(_ state: inout ScreenState, isDown: Bool) -> [ScreenEffect] {
    switch state.keyContext(page) {
    case .menu, .suggestions, .suggestion:
      return list(&state, isDown ? .menuDown : .menuUp, typed: nil)
    case .calendar:
      return calendar(&state, .moveInCalendar(isDown ? .monthOn : .monthBack), isDown ? .pageDown : .pageUp)
    case .help: help(&state, isDown ? .helpDown : .helpUp)
    case .dialog, .confirmation: break
    default: turnPage(&state, isDown: isDown)
    }
    return []
  }

  private func click(_ state: inout ScreenState, _ point: Point, said: SafeText?) -> [ScreenEffect] {
    var drawn = state
    drawn.status = said
    if state.dialog != nil { return clickDialog(&state, point) }
    if state.help != nil {
      state.help = nil
      return []
    }
    if state.calendar != nil { return clickCalendar(&state, point, on: drawn) }
    if state.menu != nil { return clickMenu(&state, point, on: drawn) }
    let layout = layout(state)
    guard let place = painter.viewport(layout, state: drawn, size: size).page(point),
      let hit = layout.hit(at: place)
    else { return [] }
    let effects = use(&state, hit.id, option: hit.option)
    placeCaret(&state, at: place)
    return effects
  }

  /// Puts the caret where the focused text was clicked.
  private func placeCaret(_ state: inout ScreenState, at place: Point) {
    guard let id = state.focus, let area = layout(state).textArea(of: id),
      let text = geometry.focusedText(state), let scroll = state.fields[id]?.scroll
    else { return }
    let cell = Point(x: max(0, place.x - area.x), y: place.y - area.y)
    state.fields[id]?.editor?.move(to: text.caret(at: cell, scroll: scroll))
  }

  /// A click on a row picks it, one on the search begins it; one beside the list closes it.
  private func clickMenu(
    _ state: inout ScreenState, _ point: Point, on drawn: ScreenState
  ) -> [ScreenEffect] {
    guard let menu = state.menu, let element = page[menu.id], let choices = element.listed,
      let plan = painter.menuPlan(layout(state), state: drawn, size: size)
    else { return [] }
    guard plan.frame.contains(point) else {
      state.menu = nil
      state.suggesting = nil
      return []
    }
    if plan.searchRow == point.y {
      state.menu?.beginTyping()
      return []
    }
    guard let place = plan.option(at: point), menu.option(at: menu.scroll + place) != nil else { return [] }
    state.menu?.move(to: menu.scroll + place, towards: menu.rowCount, in: choices)
    guard state.menu?.row == menu.scroll + place else { return [] }
    return list(&state, choices.allowsMultiple ? .menuTick : .menuPick, typed: nil)
  }

  private func clickDialog(_ state: inout ScreenState, _ point: Point) -> [ScreenEffect] {
    guard let dialog = state.dialog, painter.dialog(dialog, size: screenSize).layer.frame.contains(point)
    else {
      return []
    }
    // The cursor of a dialog stands two cells behind the edge of its selected button.
    let edges = dialog.buttons.indices.map { index in
      var other = dialog
      other.selected = index
      return painter.dialog(other, size: screenSize).cursor.offset(x: -2)
    }
    guard let button = edges.lastIndex(where: { $0.y == point.y && $0.x <= point.x }) else { return [] }
    state.dialog?.selected = button
    return leave(&state, .dialogPress)
  }
}
