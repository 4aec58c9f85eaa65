import Address
import FormhausCore
import FormhausStore
import FormhausText

/// The well of the street, with the addresses that may be the one being typed below it.
struct StreetWell: View {
  @Environment(\.labels) private var labels
  @StoreState private var lookup: Store<AddressLookup, AddressLookupAction>
  let entry: AddressEntry
  let search: AddressSearch

  init(entry: AddressEntry, search: AddressSearch) {
    self.entry = entry
    self.search = search
    _lookup = StoreState { environment in
      let reducer = AddressLookupReducer(search: search, labels: environment.labels)
      return Store(AddressLookup(), clock: environment.clock) { reducer(&$0, $1) }
    }
  }

  var body: some View {
    let state = lookup.state
    VStack {
      PartWell(entry: entry, part: .street) {
        PartField(entry: entry, part: .street, text: typed)
          .suggestions(offered) { lookup.send(.pick($0, fill: fill)) }
          .meaning { semantics in
            semantics.isWaiting = state.isLooking
            semantics.actions.lookUp = { lookup.send(.requested(query($0))) }
          }
      }
      if state.picked != nil {
        Spinner(labels[.addressLookingUp]).padding(.horizontal, 2)
      } else if state.hasFailed {
        Text(labels[.addressLookupFailed]).foregroundStyle(.textSecondary).padding(.horizontal, 2)
      }
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
        lookup.send(.typed(query(text)))
      })
  }

  private func query(_ text: String) -> AddressLookup.Query {
    AddressLookup.Query(text: text, countryCode: entry.format.countryCode)
  }

  /// The addresses that were found; a second row of each has its place.
  private var offered: Suggestions {
    let found = lookup.state.suggestions.map { suggestion in
      Choice(
        label: SafeText(label: suggestion.title),
        detail: suggestion.subtitle.isEmpty ? nil : SafeText(label: suggestion.subtitle))
    }
    var offered = Suggestions(
      ChoiceList(found), isNarrowed: false,
      status: search.isOnRequest && lookup.state.isLooking ? SafeText(label: labels[.addressLookingUp]) : nil)
    offered.isAskedByEnter =
      search.isOnRequest && lookup.state.answered == nil && query(entry.address.street).isEnough
    return offered
  }

  /// Puts the address of a suggestion into the form, and says what was filled.
  private var fill: AddressFill {
    { [entry, labels] address in
      labels.text(.addressFilled, ["parts": entry.fill(fromPicked: address)])
    }
  }
}
