import FormhausCore
import FormhausText

/// What a provider of options was asked by a field, and how far that has come.
struct OptionsRun: Sendable {
  enum Status: Sendable {
    case loading, answered
    case failed(String)
  }

  var request: OptionsRequest
  var number: Int
  var status = Status.loading

  var isLoading: Bool { if case .loading = status { true } else { false } }
}

extension FormSession {
  /// Asks the providers what the visible fields of the step want to know and have not asked yet.
  mutating func askOptions(_ host: FormHost, _ out: inout SessionReaction) {
    let revision = engine.optionsRevision
    guard revision != optionsRevision else { return }
    optionsRevision = revision
    for request in engine.optionsRequests where optionsRuns[request.field]?.request != request {
      ask(request, host, &out)
    }
  }

  /// Asks once more for the options of a field that could not be loaded.
  mutating func retryOptions(_ key: String, _ host: FormHost, _ out: inout SessionReaction) {
    guard let id = engine.fieldID(ofKey: key), let run = optionsRuns[id], case .failed = run.status else {
      return
    }
    ask(run.request, host, &out)
  }

  /// Takes the answer of a provider; one to an older question is dropped.
  mutating func take(_ result: Result<[OptionDefinition], any Error>, _ id: FieldID, number: Int) {
    guard let run = optionsRuns[id], run.number == number, run.isLoading, let key = engine.key(of: id)
    else { return }
    switch result {
    case .success(let options):
      optionsRuns[id]?.status = .answered
      engine.setOptions(options, ofField: key)
    case .failure(let error):
      optionsRuns[id]?.status = .failed(error.sentence ?? engine.labels[.optionsFailed])
    }
    engine.setFieldLoading(key, isWaiting(id))
  }

  /// Forgets the questions of items that are gone, and with `all` those that were not answered.
  mutating func dropOptions(all: Bool, _ out: inout SessionReaction) {
    for (id, run) in optionsRuns {
      let key = engine.key(of: id)
      if case .answered = run.status, key != nil { continue }
      guard all || key == nil else { continue }
      optionsRuns[id] = nil
      if run.isLoading { out.effects.append(.cancel(.options(id))) }
    }
  }

  /// Whether a field waits for its options or for a check.
  func isWaiting(_ id: FieldID) -> Bool {
    optionsRuns[id]?.isLoading == true || awaitedVerdicts[id] != nil
  }

  private mutating func ask(_ request: OptionsRequest, _ host: FormHost, _ out: inout SessionReaction) {
    guard let key = engine.key(of: request.field) else { return }
    let (id, number) = (request.field, nextNumber())
    // Options for other answers are no options any more; until new ones come the written ones stand.
    let earlier = optionsRuns[id]
    if earlier != nil { engine.setOptions(nil, ofField: key) }
    optionsRuns[id] = OptionsRun(request: request, number: number)
    guard let provider = host.optionsProviders[request.provider] else {
      let isPlain = engine.field(key)?.options?.isEmpty == false
      optionsRuns[id]?.status = isPlain ? .answered : .failed(engine.labels[.optionsFailed])
      if earlier?.isLoading == true {
        engine.setFieldLoading(key, isWaiting(id))
        out.effects.append(.cancel(.options(id)))
      }
      return
    }
    engine.setFieldLoading(key, true)
    let values = engine.values(for: request)
    out.ask(
      id: .options(id), { try await provider(values) }, as: { .options($0, id, number: number) })
  }
}

extension EffectID {
  static func options(_ field: FieldID) -> EffectID { EffectID("options \(field)") }
}
