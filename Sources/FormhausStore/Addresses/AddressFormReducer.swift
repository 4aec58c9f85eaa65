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
    case .fill(let address):
      edit(&state) { $0 = $0.filled(from: address, formats: formats) }
    case .check(let part):
      guard !state.submission.isLocked else { break }
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
    guard state.address != nil, !state.submission.isLocked else { return }
    state.submission = .idle
    change(&state, make)
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
    guard let first = check.errors.first else {
      let address = check.saved
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
                return SubmissionOutcome(throwing: error)
              }
            }, succeeded: work.succeeded)))
    }
    state.submission = .idle
    state.focusWish.move(to: first.part)
    let remark = labels.remark(
      first.message(check.format, texts: texts), on: check.format.label(of: first.part, texts: texts))
    let count = check.errors.count
    state.spoken.say((count > 1 ? [labels.text(.summaryHeading, count: count)] : []) + [remark])
    return .none
  }

  private func submission(
    _ state: inout AddressFormState, _ action: SubmissionAction
  ) -> Effect<AddressFormAction> {
    let before = state.submission
    let effect = reduceSubmission(&state.submission, action)
    if state.submission != before { announce(state.submission, &state.spoken) }
    return effect.map { .submission($0) }
  }

  /// Says how far saving has come; calling it off is quiet.
  private func announce(_ submission: Submission, _ spoken: inout Spoken) {
    switch submission {
    case .idle: spoken.say()
    case .checking, .stopping: break
    case .sending: spoken.say(texts[.addressSaving])
    case .sent: spoken.say(texts[.addressSaved])
    case .failed(let text): spoken.say(text)
    }
  }
}
