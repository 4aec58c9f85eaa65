import FormhausCore
import FormhausText
import FormhausViews

extension ScreenReducer {
  func list(_ state: inout ScreenState, _ command: Command, typed: Character?) -> [ScreenEffect] {
    switch command {
    case .openMenu: return open(&state)
    case .openMenuSearching:
      let refusal = open(&state)
      search(&state, .menuSearch, typed: typed)
      return refusal
    case .closeMenu: closeMenu(&state)
    case .closeMenuAndNext:
      state.menu = nil
      return move(&state, .next)
    case .closeMenuAndPrevious:
      state.menu = nil
      return move(&state, .previous)
    case .menuPick: return pick(&state)
    case .menuTick: return tick(&state)
    case .menuSearch, .menuErase, .menuClearSearch, .menuBeginSearch, .menuEdit:
      search(&state, command, typed: typed)
    default: moveInList(&state, command)
    }
    return []
  }

  private func open(_ state: inout ScreenState) -> [ScreenEffect] {
    guard let id = state.focus, let element = page[id], let semantics = element.semantics,
      let choices = element.choices
    else { return [] }
    guard !semantics.isLocked else { return refusal(semantics) }
    var menu = OpenMenu(
      id: id, kind: choices.look == .sheet ? .sheet : .list, optionCount: choices.options.count)
    menu.highlight(choices.initialHighlight, in: choices)
    state.menu = menu
    return []
  }

  /// Closes the list; of a multiple choice, a search first.
  private func closeMenu(_ state: inout ScreenState) {
    guard var menu = state.menu, let choices = page[menu.id]?.choices, choices.allowsMultiple,
      menu.isTyping || !menu.query.isEmpty
    else {
      state.menu = nil
      return
    }
    menu.endSearch(cursorOn: menu.option(at: menu.row) ?? choices.initialHighlight)
    state.menu = menu
  }

  /// In a single choice the list closes; in a multiple one Enter ends a search with a tick, else it closes the list.
  private func pick(_ state: inout ScreenState) -> [ScreenEffect] {
    guard let menu = state.menu, let element = page[menu.id], let choices = element.listed else { return [] }
    if choices.allowsMultiple, menu.query.isEmpty {
      state.menu = nil
      return [.commit(menu.id)]
    }
    guard let option = menu.option(at: menu.row), choices.isEnabled(option) else {
      return menu.rowCount == 0 ? [.say(sentence(.noMatch))] : []
    }
    if menu.kind == .suggestions { return take(&state, option, of: choices, for: menu.id) }
    if choices.allowsMultiple {
      state.hasEdits = true
      state.menu?.endSearch(cursorOn: option)
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
    guard !menu.takesSpace else {
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
    case .menuSearch, .menuBeginSearch:
      // The slash that begins a search is no part of it.
      if typed == "/", menu.query.isEmpty, !menu.isTyping {
        menu.beginTyping()
      } else if let typed {
        menu.edit(in: choices) { _ = $0.type(typed) }
      }
    case .menuErase: menu.edit(in: choices) { _ = $0.perform(.backspace) }
    case .menuEdit(let edit): if !menu.query.isEmpty { menu.edit(in: choices) { _ = $0.perform(edit) } }
    default: menu.endSearch(cursorOn: choices.initialHighlight)
    }
    state.menu = menu
  }

  /// Puts a pasted text into the search.
  func paste(_ state: inout ScreenState, intoSearch text: String) {
    guard let id = state.menu?.id, let choices = page[id]?.choices else { return }
    state.menu?.edit(in: choices) { _ = $0.paste(text) }
  }

  private func moveInList(_ state: inout ScreenState, _ command: Command) {
    guard var menu = state.menu, let choices = page[menu.id]?.listed else { return }
    let rows = painter.menuRows(layout(state), state: state, size: size)
    let step = max(1, rows - 1)
    let last = menu.rowCount - 1
    switch command {
    case .menuDown: menu.move(to: menu.row.map { $0 + 1 } ?? 0, towards: 1, in: choices)
    case .menuUp:
      let before = menu.row
      menu.move(to: (menu.row ?? 0) - 1, towards: -1, in: choices)
      if menu.kind == .suggestions, menu.row == before { menu.leaveRows() }
    case .menuPageDown: menu.move(to: min(menu.row.map { $0 + step } ?? 0, last), towards: -1, in: choices)
    case .menuPageUp: menu.move(to: max((menu.row ?? 0) - step, 0), towards: 1, in: choices)
    case .menuFirst: menu.move(to: 0, towards: 1, in: choices)
    case .menuLast: menu.move(to: last, towards: -1, in: choices)
    default: break
    }
    state.menu = menu
  }
}

extension ScreenReducer {
  /// The words of an open list.
  var menuWords: MenuWords {
    MenuWords(
      noMatch: sentence(.noMatch), changeSearch: sentence(.changeSearch), search: sentence(.search),
      typeToSearch: sentence(.typeToSearch))
  }
}
