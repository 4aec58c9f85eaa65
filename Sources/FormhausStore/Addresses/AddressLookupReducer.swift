public import Address
public import FormhausCore

/// The reducer of the suggestions of a street.
///
/// | state | typed | paused, or asked for | answered, failed or out of time | pick |
/// | --- | --- | --- | --- | --- |
/// | at rest | waits for the pause | asks | | fills, or asks for the address |
/// | asking | calls the request off, waits for the pause | waits until the request has ended | shows what is for the typed text; asks what is due | fills, or asks for the address |
/// | asking for an address | drops it, waits for the pause | drops it, asks | fills | |
public struct AddressLookupReducer: Sendable {
  let search: AddressSearch
  let labels: Labels

  public init(search: AddressSearch, labels: Labels) {
    self.search = search.guarded
    self.labels = labels
  }

  public func callAsFunction(
    _ state: inout AddressLookup, _ action: AddressLookupAction
  ) -> Effect<AddressLookupAction> {
    switch action {
    case .typed(let query): return type(&state, query)
    case .requested(let query): return request(&state, query)
    case .paused(let query): return query == state.typed ? ask(&state) : .none
    case .answered(let query, let found): return answer(&state, query, found)
    case .pick(let index, let fill): return pick(&state, index, fill)
    case .resolved(let suggestion, let address, let typed, let fill):
      guard suggestion == state.picked else { return .none }
      return resolve(&state, address, typed, fill)
    case .countryChanged: return callOff(&state)
    case .filled(let filled):
      state.isFilling = false
      guard let filled else { return .none }
      state.typed = filled.query
      state.answered = filled.query
      state.spoken.say(filled.sentence, cue: .suggestionFilled)
      state.filled += 1
      return .none
    case .timedOut: return timeOut(&state)
    }
  }

  // MARK: Asking

  private func type(
    _ state: inout AddressLookup, _ query: AddressLookup.Query
  ) -> Effect<AddressLookupAction> {
    guard query != state.typed else { return .none }
    let isSameCountry = query.countryCode == state.typed?.countryCode
    state.typed = query
    state.answered = nil
    state.isDue = false
    state.isRequested = false
    // What was found before is still an answer where it has every word of the new text.
    state.suggestions =
      query.isEnough && isSameCountry ? state.suggestions.filter { $0.has(query.text) } : []
    return .merge(
      dropPick(&state), interrupt(&state),
      query.isEnough && !search.isOnRequest
        ? .after(AddressLookup.pause, id: .lookupPause, .paused(query)) : .cancel(.lookupPause))
  }

  private func request(
    _ state: inout AddressLookup, _ query: AddressLookup.Query
  ) -> Effect<AddressLookupAction> {
    let typed = type(&state, query)
    guard query.isEnough else {
      let shortest = String(AddressSearch.shortestText)
      state.spoken.say(labels.text(.addressTooShort, ["n": shortest]))
      return typed
    }
    state.isRequested = true
    // What came to nothing is asked for anew.
    guard state.answered != query || state.hasFailed || state.suggestions.isEmpty else {
      sayAnswer(&state)
      return typed
    }
    state.spoken.say(labels[.addressLookingUp])
    return .merge(typed, .cancel(.lookupPause), ask(&state))
  }

  /// Asks for what is typed, at once or when the request in flight has ended.
  private func ask(_ state: inout AddressLookup) -> Effect<AddressLookupAction> {
    guard let query = state.typed else { return .none }
    guard state.asked == nil else {
      state.isDue = state.isCalledOff
      return .none
    }
    state.isDue = false
    state.isCalledOff = false
    state.asked = query
    return .merge(
      .after(AddressLookup.timeLimit, id: .lookupLimit, .timedOut),
      .run(id: .lookup) { [search] send in
        let found = try? await search.suggest(query.text, query.countryCode)
        send(.answered(query, found))
      })
  }

  private func answer(
    _ state: inout AddressLookup, _ query: AddressLookup.Query, _ found: [AddressSearch.Suggestion]?
  ) -> Effect<AddressLookupAction> {
    guard query == state.asked else { return .none }
    state.asked = nil
    if !state.isCalledOff {
      state.suggestions = Array((found ?? []).prefix(AddressSearch.mostSuggestions))
      state.answered = query
      note(&state, failed: found == nil)
      if found != nil { sayAnswer(&state) }
    }
    return .merge(.cancel(.lookupLimit), state.isDue ? ask(&state) : .none)
  }

  private func timeOut(_ state: inout AddressLookup) -> Effect<AddressLookupAction> {
    if state.picked != nil || !state.isCalledOff {
      note(&state, failed: true, isAskedFor: state.picked != nil)
    }
    if !state.isCalledOff, state.asked != nil {
      state.answered = state.asked
      state.suggestions = []
    }
    state.asked = nil
    state.picked = nil
    return .merge(.cancel(.lookup), state.isDue ? ask(&state) : .none)
  }

  // MARK: Picking

  private func pick(
    _ state: inout AddressLookup, _ index: Int, _ fill: @escaping AddressFill
  ) -> Effect<AddressLookupAction> {
    guard state.suggestions.indices.contains(index) else { return .none }
    let suggestion = state.suggestions[index]
    let typed = state.typed?.text ?? ""
    let calledOff = callOff(&state)
    if let address = suggestion.address { return .merge(calledOff, finish(&state, address, typed, fill)) }
    state.picked = suggestion
    // The address is asked for at once: nobody waits for what was called off.
    state.asked = nil
    return .merge(
      calledOff, .after(AddressLookup.timeLimit, id: .lookupLimit, .timedOut),
      .run(id: .lookup) { [search] send in
        let address = try? await search.resolve(suggestion)
        send(.resolved(suggestion, address, typed: typed, fill: fill))
      })
  }

  private func resolve(
    _ state: inout AddressLookup, _ address: Address?, _ typed: String, _ fill: @escaping AddressFill
  ) -> Effect<AddressLookupAction> {
    state.picked = nil
    guard let address else {
      note(&state, failed: true, isAskedFor: true)
      return .cancel(.lookupLimit)
    }
    return .merge(.cancel(.lookupLimit), finish(&state, address, typed, fill))
  }

  /// Puts the address into the form; its street is not looked up again.
  private func finish(
    _ state: inout AddressLookup, _ address: Address, _ typed: String, _ fill: @escaping AddressFill
  ) -> Effect<AddressLookupAction> {
    note(&state, failed: false)
    state.isFilling = true
    return .run { send in send(.filled(fill(address, typed))) }
  }

  // MARK: Calling off

  /// Calls off the request in flight; the next one waits for its end.
  private func interrupt(_ state: inout AddressLookup) -> Effect<AddressLookupAction> {
    guard state.asked != nil else { return .none }
    state.isCalledOff = true
    return .interrupt(.lookup)
  }

  /// Forgets everything that is offered; the request in flight is called off, and the next one waits for its end.
  private func callOff(_ state: inout AddressLookup) -> Effect<AddressLookupAction> {
    state.suggestions = []
    state.typed = nil
    state.answered = nil
    state.isDue = false
    state.isRequested = false
    return .merge(interrupt(&state), .cancel(.lookupPause))
  }

  /// Forgets a pick whose address is on its way.
  private func dropPick(_ state: inout AddressLookup) -> Effect<AddressLookupAction> {
    guard state.picked != nil else { return .none }
    state.picked = nil
    return .merge(.cancel(.lookup), .cancel(.lookupLimit))
  }

  // MARK: Words

  /// Says that a request came to nothing: once, until one succeeds, and whenever the person asked for it.
  private func note(_ state: inout AddressLookup, failed: Bool, isAskedFor: Bool = false) {
    if failed, !state.hasFailed || state.isRequested || isAskedFor {
      state.spoken.say(labels[.addressLookupFailed])
    }
    state.hasFailed = failed
  }

  /// Tells a person who asked for it how many addresses were found.
  private func sayAnswer(_ state: inout AddressLookup) {
    guard state.isRequested else { return }
    let count = state.suggestions.count
    state.spoken.say(count == 0 ? labels[.addressNoneFound] : labels.text(.addressesFound, count: count))
  }
}

extension AddressSearch.Suggestion {
  /// Whether each word of a text starts one of the suggestion.
  fileprivate func has(_ text: String) -> Bool {
    let words = Folding.folded("\(title) \(subtitle)").split(separator: " ")
    return Folding.folded(text).split(separator: " ").allSatisfy { typed in
      words.contains { $0.hasPrefix(typed) }
    }
  }
}

extension EffectID {
  static let lookup: EffectID = "address.lookup"
  static let lookupPause: EffectID = "address.pause"
  static let lookupLimit: EffectID = "address.limit"
}
