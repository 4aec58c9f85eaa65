import FormhausCore
import FormhausText
import FormhausViews
import Surface

/// Carries out what a person does: changes the state of the screen and tells what is to be done besides.
@MainActor
struct ScreenReducer {
  let page: PageElements
  let geometry: ScreenGeometry
  let painter: Painter
  let labels: Labels
  /// The terminal's extent in cells.
  let screenSize: Size
  let isTooSmall: Bool

  /// The cells of the page, or of the sheet above it.
  var size: Size { geometry.size }

  func layout(_ state: ScreenState) -> PageLayout { geometry.layout(focus: state.focus) }

  func reduce(_ state: inout ScreenState, _ action: ScreenAction) -> [ScreenEffect] {
    let said = state.status
    state.beginInput()
    switch action {
    case .key(let key):
      let command =
        isTooSmall
        ? unseenCommand(key, state)
        : KeyTable.standard.command(for: key, in: state.keyContext(page), offer: state.offerContext(page))
      return command.map { reduce(&state, $0, key) } ?? []
    case .paste(let text):
      guard !isTooSmall, state.keyContext(page).takesText else { return [] }
      state.isScrolledAway = false
      if state.menu?.isOfChoice == true {
        paste(&state, intoSearch: text)
        return []
      }
      return type(&state, .paste(text))
    case .mouse(let event): return isTooSmall ? [] : point(&state, event, said: said)
    case .focus(let id):
      focus(&state, id)
      return []
    case .use(let id, let option): return use(&state, id, option: option)
    case .answer(let accepts): return leave(&state, accepts ? .dialogAccept : .closeDialog)
    }
  }

  /// The command of a key while the page cannot be shown: a question stands there in words, Esc asks it, a second Esc
  /// leaves, every other key stays.
  private func unseenCommand(_ key: Key, _ state: ScreenState) -> Command? {
    if let command = KeyTable.standard.command(for: key, in: .everywhere) { return command }
    if state.dialog?.kind == .confirmation { return .closeDialog }
    if key == .escape { return state.dialog == nil ? .leave : .dialogAccept }
    return state.dialog == nil ? nil : .closeDialog
  }

  /// - Parameter key: the key that was pressed, for the commands that take its character.
  private func reduce(_ state: inout ScreenState, _ command: Command, _ key: Key) -> [ScreenEffect] {
    if command != .pageUp, command != .pageDown { state.isScrolledAway = false }
    switch command {
    case .interrupt, .leave, .dialogNext, .dialogPrevious, .dialogPress, .dialogAccept, .closeDialog:
      return leave(&state, command)
    case .suspend: return [state.mayLeave ? .suspend : .say(sentence(.cannotLeave))]
    case .redraw: return [.redraw]
    case .next, .previous, .stepNext, .stepPrevious, .first, .last, .moveOn, .press, .clearAnswer:
      return move(&state, command)
    case .pageUp: turnPage(&state, isDown: false)
    case .pageDown: turnPage(&state, isDown: true)
    case .showHelp, .closeHelp, .helpUp, .helpDown, .helpPageUp, .helpPageDown: help(&state, command)
    case .whereAmI:
      state.isCursorOnStatus = true
      return [.say(whereAmI(state))]
    case .type, .newline, .edit:
      return TextInput(command, key).map { type(&state, $0) } ?? []
    case .rowUp: return moveRow(&state, by: -1)
    case .rowDown: return moveRow(&state, by: 1)
    case .rowsUp: moveRows(&state, isDown: false)
    case .rowsDown: moveRows(&state, isDown: true)
    case .step(let step): return self.step(&state, step)
    case .reveal: return reveal(&state)
    case .openCalendar, .moveInCalendar, .pickDay, .typeInstead, .closeCalendar, .closeCalendarAndNext,
      .closeCalendarAndPrevious:
      return calendar(&state, command, key)
    case .optionUp, .optionDown, .optionFirst, .optionLast, .pick, .findOption:
      return choose(&state, command, typed: key.character)
    case .optionRowUp: return chooseInRows(&state, step: -1)
    case .optionRowDown: return chooseInRows(&state, step: 1)
    case .openMenu, .openMenuSearching, .menuUp, .menuDown, .menuPageUp, .menuPageDown, .menuFirst, .menuLast,
      .menuSearch, .menuBeginSearch, .menuEdit, .menuErase, .menuClearSearch, .menuPick, .menuTick,
      .closeMenu,
      .closeMenuAndNext, .closeMenuAndPrevious:
      return list(&state, command, typed: key.character)
    case .openSuggestions, .closeSuggestions: return suggest(&state, command)
    case .takeOffer: return takeOffer(&state)
    }
    return []
  }

  /// Why an element that is locked takes nothing.
  func refusal(_ semantics: Semantics) -> [ScreenEffect] {
    if semantics.role == .button { return [.say(semantics.label)] }
    let sentence = labels.text(.cannotChange, ["label": semantics.label.string])
    return [.say(SafeText(notes: sentence))]
  }

  func sentence(_ key: LabelKey) -> SafeText { SafeText(notes: labels[key]) }
}

extension Key {
  /// The character that the key types.
  var character: Character? {
    if case .character(let character) = self { character } else { nil }
  }
}

extension ScreenState {
  /// A person does something: what was said has been read.
  mutating func beginInput() {
    status = nil
    isCursorOnStatus = false
  }

  /// The keys that work now: those of the topmost layer, else of the focus.
  @MainActor
  func keyContext(_ page: PageElements) -> KeyContext {
    if let dialog { return dialog.kind == .confirmation ? .confirmation : .dialog }
    if help != nil { return .help }
    if calendar != nil { return .calendar }
    if let menu {
      guard menu.kind == .suggestions else { return .menu }
      return menu.row == nil ? .suggestions : .suggestion
    }
    return focus.flatMap { page[$0]?.keyContext } ?? .outsideText
  }
}

extension KeyContext {
  /// Whether a text is edited.
  fileprivate var takesText: Bool { self == .menu || chain.contains(.input) || self == .textarea }
}
