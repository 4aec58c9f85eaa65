import FormhausCore
import FormhausText
import FormhausViews
import Surface

/// Carries out commands: changes the state of the screen and tells what is to be done besides.
@MainActor
struct ScreenReducer {
  let page: PageElements
  /// Places the page as it is now; most commands do not need it.
  let placed: () -> PageLayout
  let painter: Painter
  let labels: Labels
  let size: Size

  var layout: PageLayout { placed() }

  /// - Parameter key: the key that was pressed, for the commands that take its character.
  func reduce(_ state: inout ScreenState, _ command: Command, key: Key) -> [ScreenEffect] {
    switch command {
    case .interrupt, .leave, .dialogNext, .dialogPrevious, .dialogPress, .dialogAccept, .closeDialog:
      return leave(&state, command)
    case .suspend: return [.suspend]
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
      guard let id = state.focus, let input = TextInput(command, key) else { return [] }
      return typing(&state, input, into: id)
    case .rowUp: return moveRow(&state, by: -1)
    case .rowDown: return moveRow(&state, by: 1)
    case .optionUp, .optionDown, .optionFirst, .optionLast, .pick, .findOption:
      return choose(&state, command, typed: key.character)
    case .optionRowUp: return chooseInRows(&state, step: -1)
    case .optionRowDown: return chooseInRows(&state, step: 1)
    case .openMenu, .openMenuSearching, .menuUp, .menuDown, .menuPageUp, .menuPageDown, .menuFirst, .menuLast,
      .menuSearch, .menuErase, .menuClearSearch, .menuPick, .menuTick, .closeMenu, .closeMenuAndNext,
      .closeMenuAndPrevious:
      return list(&state, command, typed: key.character)
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
  /// The keys that work now: those of the topmost layer, else of the focus.
  @MainActor
  func keyContext(_ page: PageElements) -> KeyContext {
    if dialog != nil { return .dialog }
    if help != nil { return .help }
    if menu != nil { return .menu }
    return focus.flatMap { page[$0]?.keyContext } ?? .outsideText
  }
}
