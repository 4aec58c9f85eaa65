public import Address
public import FormhausCore

/// The reducer of an address form. It saves only what the rules of the country accept.
public struct AddressFormReducer: Sendable {
  let formats: AddressFormats
  let countryCodes: [String]?
  let texts: AddressTexts
  let labels: Labels

  /// - Parameters:
  ///   - countryCodes: the countries that are offered; nil for all.
  public init(
    formats: AddressFormats = .standard, countryCodes: [String]? = nil, texts: AddressTexts, labels: Labels
  ) {
    self.formats = formats
    self.countryCodes = countryCodes
    self.texts = texts
    self.labels = labels
  }

  /// The state that a form begins with; nil shows that a saved address is on its way.
  public func start(_ address: Address?) -> AddressFormState {
    var state = AddressFormState()
    if let address { change(&state) { $0 = address.splittingSublocality } }
    return state
  }

  public func callAsFunction(
    _ state: inout AddressFormState, _ action: AddressFormAction
  ) -> Effect<AddressFormAction> {
    switch action {
    case .loaded(let address):
      if state.address == nil { change(&state) { $0 = address.splittingSublocality } }
    case .submission(let action):
      return submission(&state, action)
    case .setText(let part, let text):
      edit(&state) { $0[part] = text }
    case .setDefault(let isDefault):
      edit(&state) { $0.isDefault = isDefault }
    case .fill(let address, let typed):
      edit(&state) { $0 = $0.filled(from: address, typed: typed, formats: formats) }
    case .check(let part):
      guard !state.submission.isLocked else { break }
      // The person leaves it as it is: the host may be asked once more.
      state.hostMessages[part] = nil
      if state.check?.errors.contains(where: { $0.part == part }) == true {
        state.refused.insert(part)
      } else {
        state.refused.remove(part)
      }
    case .save(let work):
      return save(&state, work)
    }
    return .none
  }

  private func edit(_ state: inout AddressFormState, _ make: (inout Address) -> Void) {
    guard let before = state.address, !state.submission.isLocked else { return }
    state.submission = .idle
    change(&state, make)
    // In another country every part is another question.
    if let now = state.address {
      state.hostMessages = state.hostMessages.filter {
        now.countryCode == before.countryCode && now[$0.key] == before[$0.key]
      }
    }
  }

  private func change(_ state: inout AddressFormState, _ make: (inout Address) -> Void) {
    var address = state.address ?? Address()
    make(&address)
    state.address = address
    state.check = address.checked(formats: formats, countryCodes: countryCodes)
  }

  private func save(_ state: inout AddressFormState, _ work: AddressSaving) -> Effect<AddressFormAction> {
    guard let check = state.check, !state.submission.isLocked else { return .none }
    state.refused = Set(check.errors.map(\.part))
    state.hostMessages = [:]
    guard check.isAccepted else {
      state.submission = .idle
      goToFirst(&state)
      return .none
    }
    return submit(&state, check.saved, work)
  }

  private func submit(
    _ state: inout AddressFormState, _ address: Address, _ work: AddressSaving
  ) -> Effect<AddressFormAction> {
    // What comes of it stands there, also where Enter on Phone began it.
    state.focusWish.move(to: nil)
    return submission(
      &state,
      .start(
        SubmissionWork(
          checkTime: work.checkTime, defaultFailure: texts[.addressSaveFailed],
          submit: { _, _ in
            do {
              try await work.save(address)
              return .sent(message: nil)
            } catch {
              return SubmissionOutcome(savingThrew: error)
            }
          }, succeeded: work.succeeded)))
  }

  private func submission(
    _ state: inout AddressFormState, _ action: SubmissionAction
  ) -> Effect<AddressFormAction> {
    let before = state.submission
    var action = action
    if before == .sending, case .finished(.refused(let errors), let work) = action,
      let rest = keep(&state, errors)
    {
      action = .finished(.failed(rest), work)
    }
    let effect = reduceSubmission(&state.submission, action)
    if before == .sending, !state.hostMessages.isEmpty {
      goToFirst(&state)
    } else if state.submission != before {
      announce(state.submission, &state.spoken)
    }
    return effect.map { .submission($0) }
  }

  /// Keeps what the host said of parts that are asked for; gives what it said besides, a line each, or nil.
  private func keep(_ state: inout AddressFormState, _ errors: [FieldError]) -> String? {
    let shown = state.check?.format.parts(order: .standard) ?? []
    var rest: [String] = []
    for error in errors {
      if let part = AddressPart(rawValue: error.key), shown.contains(part) {
        state.hostMessages[part] = error.message
      } else {
        rest.append(error.message)
      }
    }
    return rest.isEmpty ? nil : rest.joined(separator: "\n")
  }

  /// Moves the focus to the first part with an error and says what is wrong with it, after how many there are.
  private func goToFirst(_ state: inout AddressFormState) {
    let messages = AddressPart.allCases.compactMap { part in
      state.message(of: part, texts: texts).map { (part: part, text: $0) }
    }
    guard let first = messages.first, let format = state.check?.format else { return }
    state.focusWish.move(to: first.part)
    let remark = labels.remark(first.text, on: format.label(of: first.part, texts: texts))
    let heading = messages.count > 1 ? [labels.text(.summaryHeading, count: messages.count)] : []
    state.spoken.say(heading + [remark] + [state.submission.failure].compactMap(\.self), cue: .refused)
  }

  /// Says how far saving has come; calling it off is quiet.
  private func announce(_ submission: Submission, _ spoken: inout Spoken) {
    switch submission {
    case .idle: spoken.say()
    case .checking, .stopping: break
    case .sending: spoken.say(texts[.addressSaving])
    case .sent: spoken.say(texts[.addressSaved], cue: .sent)
    case .failed(let text): spoken.say(text, cue: .failed)
    }
  }
}
