import FormhausViews

/// What a person may take with one key instead of answering by hand.
enum Offer: Sendable, Hashable {
  /// What is to be put behind the text.
  case text(String)
  /// An option, by its index.
  case option(Int)
}

extension Element {
  /// What the element offers for what is in it now; nil for one that cannot be changed.
  func offer(_ field: FieldViewState?) -> Offer? {
    guard let semantics, !semantics.isLocked, !semantics.isDisabled else { return nil }
    if let input, !input.isSecure {
      let (typed, caret) = (field?.editor?.text ?? input.text, field?.editor?.caret)
      guard caret == nil || caret == field?.editor?.characters.count else { return nil }
      return input.rest(ofGhostBehind: typed).map(Offer.text)
    }
    if let choices, choices.picked.isEmpty, semantics.value == nil, let ghost = choices.ghost,
      choices.isEnabled(ghost)
    {
      return .option(ghost)
    }
    return nil
  }
}

@MainActor
extension ScreenState {
  /// What the focus offers now; nothing while a layer above it has the keys.
  func offer(_ page: PageElements) -> Offer? {
    guard dialog == nil, help == nil, isShowingOffers, let id = focus else { return nil }
    return page[id]?.offer(fields[id])
  }

  /// Whether nothing covers, or takes the keys of, what has the focus.
  var isShowingOffers: Bool {
    calendar == nil && (menu == nil || menu?.kind == .suggestions && menu?.row == nil)
  }

  /// Where the keys that take an offer work; nil while there is none.
  func offerContext(_ page: PageElements) -> KeyContext? {
    guard let id = focus, offer(page) != nil else { return nil }
    // In options on the page the arrows move.
    switch page[id]?.choices?.look {
    case nil, .menu, .sheet: return .ghost
    case .inline, .chips, .scale, .stars: return .offer
    }
  }
}

extension ScreenReducer {
  /// Takes what is offered as if it had been typed: one step that can be undone.
  func takeOffer(_ state: inout ScreenState) -> [ScreenEffect] {
    guard let id = state.focus else { return [] }
    switch state.offer(page) {
    case .text(let text):
      let effects = type(&state, .paste(text))
      state.suggesting = nil
      return effects
    case .option(let option):
      state.hasEdits = true
      state.fields[id]?.highlighted = option
      return [.pick(id, option)]
    case nil: return []
    }
  }
}
