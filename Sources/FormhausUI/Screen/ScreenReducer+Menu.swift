import FormhausCore
import FormhausText
import FormhausViews

extension ScreenReducer {
  func list(_ state: inout ScreenState, _ command: Command, typed: Character?) -> [ScreenEffect] {
    switch command {
    case .openMenu: return open(&state, search: "")
    case .openMenuSearching: return open(&state, search: typed.map(String.init) ?? "")
    case .closeMenu: state.menu = nil
    case .closeMenuAndNext:
      state.menu = nil
      return move(&state, .next)
    case .closeMenuAndPrevious:
      state.menu = nil
      return move(&state, .previous)
    case .menuPick: return pick(&state)
    case .menuTick: return tick(&state)
    case .menuSearch, .menuErase, .menuClearSearch: search(&state, command, typed: typed)
    default: moveInList(&state, command)
    }
    return []
  }

  private func open(_ state: inout ScreenState, search: String) -> [ScreenEffect] {
    guard let id = state.focus, let element = page[id], let semantics = element.semantics,
      let choices = element.choices
    else { return [] }
    guard !semantics.isLocked else { return refusal(semantics) }
    var menu = OpenMenu(id: id, optionCount: choices.options.count)
    menu.row = choices.initialHighlight
    if !search.isEmpty { menu.narrow(to: search, in: choices) }
    state.menu = menu
    return []
  }

  /// In a single choice the list closes; in a multiple one Enter ends a search with a tick, else it closes the list.
  private func pick(_ state: inout ScreenState) -> [ScreenEffect] {
    guard let menu = state.menu, let choices = page[menu.id]?.choices else { return [] }
    if choices.allowsMultiple, menu.search.isEmpty {
      state.menu = nil
      return [.commit(menu.id)]
    }
    guard let option = menu.option(at: menu.row), choices.isEnabled(option) else {
      return menu.rowCount == 0 ? [.say(sentence(.noMatch))] : []
    }
    if choices.allowsMultiple {
      state.hasEdits = true
      state.menu?.clearSearch(cursorOn: option)
      return [.pick(menu.id, option)]
    }
    state.menu = nil
    if choices.picked.contains(option) { return [.commit(menu.id)] }
    state.hasEdits = true
    return [.pick(menu.id, option), .commit(menu.id)]
  }

  /// Turns the option under the cursor over; while a search is typed the space belongs to it.
  private func tick(_ state: inout ScreenState) -> [ScreenEffect] {
    guard let menu = state.menu, let choices = page[menu.id]?.choices else { return [] }
    guard menu.search.isEmpty else {
      search(&state, .menuSearch, typed: " ")
      return []
    }
    guard choices.allowsMultiple else { return pick(&state) }
    guard let option = menu.option(at: menu.row), choices.isEnabled(option) else { return [] }
    state.hasEdits = true
    return [.pick(menu.id, option)]
  }

  private func search(_ state: inout ScreenState, _ command: Command, typed: Character?) {
    guard var menu = state.menu, let choices = page[menu.id]?.choices else { return }
    switch command {
    case .menuSearch:
      // The first character cannot be a space: that one ticks.
      guard let typed, menu.search.count < OpenMenu.longestSearch else { return }
      menu.narrow(to: menu.search + String(typed), in: choices)
    case .menuErase: menu.narrow(to: String(menu.search.dropLast()), in: choices)
    default: menu.clearSearch(cursorOn: choices.initialHighlight)
    }
    state.menu = menu
  }

  private func moveInList(_ state: inout ScreenState, _ command: Command) {
    guard var menu = state.menu, let choices = page[menu.id]?.choices else { return }
    let rows = painter.menuRows(layout(state), state: state, size: size)
    let step = max(1, rows - 1)
    switch command {
    case .menuDown: menu.move(to: menu.row + 1, towards: 1, in: choices)
    case .menuUp: menu.move(to: menu.row - 1, towards: -1, in: choices)
    case .menuPageDown: menu.move(to: min(menu.row + step, menu.rowCount - 1), towards: -1, in: choices)
    case .menuPageUp: menu.move(to: max(menu.row - step, 0), towards: 1, in: choices)
    case .menuFirst: menu.move(to: 0, towards: 1, in: choices)
    case .menuLast: menu.move(to: menu.rowCount - 1, towards: -1, in: choices)
    default: break
    }
    state.menu = menu
  }
}
