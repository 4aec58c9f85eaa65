import FormhausText
import FormhausViews

/// An input whose suggestions are wanted.
struct Suggesting: Sendable, Hashable {
  let id: ElementID
  /// Whether the person asked for them, so that all show where the text alone brings none; else they follow what is
  /// typed.
  var isAsked = false
  /// The panel while it has nothing to show.
  var hidden: OpenMenu?
}

extension ScreenReducer {
  func suggest(_ state: inout ScreenState, _ command: Command) -> [ScreenEffect] {
    switch command {
    case .openSuggestions:
      state.suggesting = state.focus.map { Suggesting(id: $0, isAsked: true) }
      offer(&state)
      guard state.menu != nil else { return move(&state, .stepNext) }
      return list(&state, .menuDown, typed: nil)
    default: close(&state)
    }
    return []
  }

  /// Has the text of an input looked up where only Enter does that; nil where there is nothing to look up.
  func lookUp(_ state: inout ScreenState, _ element: Element) -> ScreenEffect? {
    guard element.input?.suggestions?.isAskedByEnter == true, element.semantics?.isLocked == false,
      let text = state.fields[element.id]?.editor?.text
    else { return nil }
    state.suggesting = Suggesting(id: element.id)
    return .lookUp(element.id, text)
  }

  private func close(_ state: inout ScreenState) {
    state.suggesting = nil
    state.menu = nil
  }

  /// Takes a suggestion into the input; the panel stays open where it leads to further ones.
  func take(
    _ state: inout ScreenState, _ option: Int, of choices: ChoicesContent, for id: ElementID
  ) -> [ScreenEffect] {
    guard let semantics = page.semantics(id), choices.isEnabled(option) else { return [] }
    guard !semantics.isLocked else { return refusal(semantics) }
    let leadsOn = choices.options[option].leadsOn
    close(&state)
    if leadsOn { state.suggesting = Suggesting(id: id) }
    state.hasEdits = true
    state.fields[id]?.followsEnd = true
    return [.pick(id, option)] + (leadsOn ? [] : [.commit(id)])
  }

  /// Shows what the focused input offers for its text as it is now, while there is something.
  func offer(_ state: inout ScreenState) {
    guard let wanted = state.suggesting, wanted.id == state.focus,
      let element = page[wanted.id], element.semantics?.isLocked == false, let choices = element.listed,
      let suggestions = element.input?.suggestions, let text = state.fields[wanted.id]?.editor?.text
    else {
      if state.suggesting?.id != state.focus || state.focus.flatMap({ page[$0]?.input?.suggestions }) == nil {
        state.suggesting = nil
      }
      if state.menu?.kind == .suggestions { state.menu = nil }
      return
    }
    var menu =
      (state.menu?.id == wanted.id ? state.menu : wanted.hidden)
      ?? OpenMenu(id: wanted.id, kind: .suggestions, optionCount: choices.options.count)
    if menu.text != text {
      menu.follow(text, looksFor: suggestions.isNarrowed ? text : "", in: choices)
    }
    var hasMore = menu.offersMore(than: text, in: choices)
    if !hasMore, wanted.isAsked, choices.options.count > 0 {
      menu.follow(text, looksFor: "", in: choices)
      hasMore = true
    }
    let isWanted = !suggestions.isNarrowed || !text.isEmpty || wanted.isAsked
    let isShown = suggestions.status != nil || hasMore && isWanted
    state.suggesting?.hidden = isShown ? nil : menu
    state.menu = isShown ? menu : nil
  }
}

@MainActor
extension OpenMenu {
  /// Shows what an input offers for its text.
  mutating func follow(_ text: String, looksFor query: String, in choices: ChoicesContent) {
    self.text = text
    look(for: query, in: choices)
    leaveRows()
  }

  /// Whether there is anything that is not in the input already.
  fileprivate func offersMore(than text: String, in choices: ChoicesContent) -> Bool {
    guard rowCount == 1, let only = option(at: 0) else { return rowCount > 0 }
    return choices.options.label(at: only).string != text
  }
}
