import FormhausCore
import FormhausViews

@MainActor
extension ScreenState {
  /// The keys that a person is told of.
  var keys: KeyTable { mayLeave ? .standard : .withoutLeaving }

  /// The words of the hint row for the keys that work now, each with its keys.
  func hints(_ page: PageElements) -> [(keys: [KeyTrigger], word: LabelKey)] {
    let choices = (menu?.id ?? focus).flatMap { page[$0]?.listed }
    var hints = keys.hints(in: keyContext(page), offer: offerContext(page)) {
      hint(of: $0, choices)
    }
    // In a list of several, ticking comes before being done.
    if menu != nil, let tick = hints.firstIndex(where: { $0.word == .hintToggle }) {
      hints.insert(hints.remove(at: tick), at: 0)
    }
    return hints
  }

  /// The word of a row of the key table, as what has the focus is now.
  private func hint(of binding: KeyBinding, _ choices: ChoicesContent?) -> LabelKey? {
    guard let choices else { return binding.hint }
    switch binding.command {
    case .pick: return choices.picksByArrows ? nil : binding.hint
    case .menuPick where choices.allowsMultiple: return isSearching ? .hintToggle : .hintDone
    case .menuTick: return choices.allowsMultiple && !isSearching ? binding.hint : nil
    default: return binding.hint
    }
  }

  private var isSearching: Bool { menu?.query.isEmpty == false }
}

extension ChoicesContent {
  /// Whether the arrow keys pick from the first one on, so that there is nothing left for Space.
  var picksByArrows: Bool { !allowsMultiple && (look == .scale || look == .stars || startsAtFirst) }
}
