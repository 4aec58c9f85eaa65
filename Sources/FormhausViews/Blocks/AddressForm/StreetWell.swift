import Address
import FormhausCore
import FormhausStore
import FormhausText

/// The well of the street, with the addresses that may be the one being typed below it.
struct StreetWell: View {
  @Environment(\.labels) private var labels
  @Environment(\.isSpoken) private var isSpoken
  @StoreState private var lookup: Store<AddressLookup, AddressLookupAction>
  let entry: AddressEntry
  let search: AddressSearch

  init(entry: AddressEntry, search: AddressSearch) {
    self.entry = entry
    self.search = search
    _lookup = StoreState { environment in
      let reducer = AddressLookupReducer(
        search: search.limited(to: entry.suggestedCountries), labels: environment.labels)
      return Store(AddressLookup(), clock: environment.clock) { reducer(&$0, $1) }
    }
  }

  var body: some View {
    let state = lookup.state
    VStack {
      // Who listens is told before anything can be looked up.
      if isSpoken, let credit { Text(credit) }
      PartWell(entry: entry, part: .street) {
        PartField(entry: entry, part: .street, text: typed)
          .suggestions(offered) { lookup.send(.pick($0, fill: fill)) }
          .meaning { semantics in
            semantics.isWaiting = state.isLooking
            semantics.actions.lookUp = { lookup.send(.requested(query($0))) }
          }
      }
      if state.picked != nil {
        Spinner(labels[.addressLookingUp]).purpose(.fieldWork).padding(.horizontal, 2)
      } else if !isSpoken, let credit {
        Text(credit).foregroundStyle(.textSecondary).padding(.horizontal, 2)
      }
    }
    .onChange(of: entry.format.countryCode) { _ in
      // A pick has the country of its address; what was typed has to be looked up in the new one.
      if lookup.state.answered?.countryCode != entry.format.countryCode { lookup.send(.countryChanged) }
    }
    .modified { element in
      element.signals = state.spoken.signals
      if state.filled > 0 {
        element.signals.focusRequest = FocusRequest(
          serial: state.filled, tag: entry.focusTag(entry.afterStreet))
      }
    }
  }

  private var typed: Binding<String> {
    Binding(
      get: { entry.address.street },
      set: { text in
        entry.setText(.street, text)
        // Line by line a person asks for it: nobody sees what is found while they type.
        if !isSpoken { lookup.send(.typed(query(text))) }
      })
  }

  private func query(_ text: String) -> AddressLookup.Query {
    AddressLookup.Query(text: text, countryCode: entry.format.countryCode)
  }

  /// Who looks up what is typed, and whom the answers are owed to; nil where nothing leaves the machine.
  private var credit: String? {
    guard let provider = search.provider else { return nil }
    let name = labels.text(.addressLookedUpBy, ["name": provider.name])
    return provider.attribution.isEmpty ? name : "\(name) \(provider.attribution)"
  }

  /// The addresses that were found; a second row of each has its place.
  private var offered: Suggestions {
    let found = lookup.state.suggestions.map { suggestion in
      Choice(
        label: SafeText(option: suggestion.title),
        detail: suggestion.subtitle.isEmpty ? nil : SafeText(option: suggestion.subtitle))
    }
    let isAwaited = search.isOnRequest && lookup.state.isLooking
    var offered = Suggestions(
      ChoiceList(found), isNarrowed: false,
      status: isAwaited
        ? SafeText(label: labels[.addressLookingUp])
        : found.isEmpty ? nil : credit.map(SafeText.init(option:)))
    offered.isAskedByEnter =
      search.isOnRequest && lookup.state.answered == nil && query(entry.address.street).isEnough
    return offered
  }

  /// Puts the address of a suggestion into the form, and says what was filled.
  private var fill: AddressFill {
    { [entry, labels] found, typed in
      guard let now = entry.fill(found, typed) else { return nil }
      return FilledAddress(
        sentence: labels.text(.addressFilled, ["parts": entry.filledWords(now, labels: labels)]),
        query: AddressLookup.Query(text: now.street, countryCode: now.countryCode))
    }
  }
}
