import FormhausCore
import FormhausText

/// What an asynchronous check of the host said about one answer.
struct ValidatorVerdict: Sendable {
  enum Outcome: Sendable {
    case passed
    case refused(String)
    /// It could not be asked; the text says why.
    case failed(String)
  }

  /// The name of the check.
  var name: String
  var value: JSONValue
  var outcome: Outcome
}

/// An asynchronous check of the host that has been asked and has not answered.
struct AwaitedVerdict: Sendable {
  var number: Int
  /// The name of the check.
  var name: String
  var value: JSONValue
}

/// An answer that an asynchronous check is to look at.
private struct ValidatorQuestion {
  var id: FieldID
  var key: String
  var name: String
  var value: JSONValue
}

extension FormSession {
  /// Asks the host's checks about the answers of fields, each answer once; what could not be asked is asked again.
  ///
  /// Returns whether any of them is awaited.
  mutating func askValidators(
    _ fields: [FieldDefinition], _ host: FormHost, _ out: inout SessionReaction
  ) -> Bool {
    var isAwaited = false
    for question in questions(fields, host) {
      switch outcome(question) {
      case .passed, .refused: continue
      case .failed, nil:
        if !isAwaiting(question) { ask(question, host, &out) }
        isAwaited = true
      }
    }
    return isAwaited
  }

  /// What the host's checks refused of fields, and what they could not be asked.
  func verdictErrors(_ fields: [FieldDefinition], _ host: FormHost) -> [FieldError] {
    questions(fields, host).compactMap { question in
      switch outcome(question) {
      case .refused(let text), .failed(let text): FieldError(key: question.key, message: text)
      case .passed, nil: nil
      }
    }
  }

  /// Asks once more about a field whose check could not be asked.
  mutating func retryValidator(_ key: String, _ host: FormHost, _ out: inout SessionReaction) {
    guard let field = engine.field(key), let question = questions([field], host).first,
      case .failed = outcome(question)
    else { return }
    engine.validateField(key)
    ask(question, host, &out)
  }

  /// Takes what a check said; that about another answer is dropped.
  mutating func take(
    _ result: Result<String?, any Error>, _ id: FieldID, number: Int, _ out: inout SessionReaction
  ) {
    guard let awaited = awaitedVerdicts[id], awaited.number == number, let key = engine.key(of: id) else {
      return
    }
    awaitedVerdicts[id] = nil
    let outcome: ValidatorVerdict.Outcome =
      switch result {
      case .success(let text?) where !text.isEmpty: .refused(text)
      case .success: .passed
      case .failure(let error): .failed(error.sentence ?? engine.labels[.checkFailed])
      }
    verdicts[id] = ValidatorVerdict(name: awaited.name, value: awaited.value, outcome: outcome)
    engine.setFieldLoading(key, isWaiting(id))
    if !goOnIfAnswered(&out) { showVerdict(outcome, key, &out) }
  }

  /// Goes on with an activity that waits for checks once none of them is awaited any more; false when there is none.
  @discardableResult
  private mutating func goOnIfAnswered(_ out: inout SessionReaction) -> Bool {
    switch activity {
    case .changingStep(let run) where run.awaitsValidators:
      if !isAwaiting(engine.visibleFields, run.host) { validatorsAnswered(run, &out) }
    case .submitting(let run) where run.awaitsValidators:
      if !isAwaiting(engine.fieldsOnPath, run.host) { validatorsAnswered(run, &out) }
    default: return false
    }
    return true
  }

  /// Shows what a check said that was asked about one field only.
  private mutating func showVerdict(
    _ outcome: ValidatorVerdict.Outcome, _ key: String, _ out: inout SessionReaction
  ) {
    switch outcome {
    case .passed: break
    case .refused(let text), .failed(let text):
      engine.addErrors(CollectionOfOne((key: key, value: text)))
      out.events.append(.noticed(FieldError(key: key, message: text)))
    }
  }

  /// Forgets the checks that are awaited about answers that are others or hidden now; who waits for no other goes on.
  mutating func dropStaleVerdicts(_ out: inout SessionReaction) {
    guard !awaitedVerdicts.isEmpty else { return }
    let before = awaitedVerdicts.count
    dropVerdicts(onlyStale: true, &out)
    if awaitedVerdicts.count < before { goOnIfAnswered(&out) }
  }

  /// Forgets the checks that are awaited: all of them, or those about answers that are others or hidden now.
  mutating func dropVerdicts(onlyStale: Bool, _ out: inout SessionReaction) {
    for (id, awaited) in awaitedVerdicts {
      let key = engine.key(of: id)
      if onlyStale, let key, engine.isVisible(key), engine.value(key) == awaited.value { continue }
      awaitedVerdicts[id] = nil
      out.effects.append(.cancel(.validator(awaited.number)))
      if let key { engine.setFieldLoading(key, isWaiting(id)) }
    }
  }

  private mutating func ask(_ question: ValidatorQuestion, _ host: FormHost, _ out: inout SessionReaction) {
    guard let validator = host.asyncValidators[question.name] else { return }
    let number = nextNumber()
    verdicts[question.id] = nil
    awaitedVerdicts[question.id] = AwaitedVerdict(
      number: number, name: question.name, value: question.value)
    engine.setFieldLoading(question.key, true)
    let (id, value, values) = (question.id, question.value, engine.projection)
    out.ask(
      id: .validator(number), { try await validator(value, values) },
      as: {
        .validated($0, id, number: number)
      })
  }

  private func isAwaiting(_ fields: [FieldDefinition], _ host: FormHost) -> Bool {
    !awaitedVerdicts.isEmpty && questions(fields, host).contains(where: isAwaiting)
  }

  private func isAwaiting(_ question: ValidatorQuestion) -> Bool {
    awaitedVerdicts[question.id].map { $0.name == question.name && $0.value == question.value } ?? false
  }

  /// What is known about an answer; nil when it was not asked about.
  private func outcome(_ question: ValidatorQuestion) -> ValidatorVerdict.Outcome? {
    guard let verdict = verdicts[question.id], verdict.name == question.name, verdict.value == question.value
    else { return nil }
    return verdict.outcome
  }

  /// The answers of fields that the host's checks look at; those of a group's items are among them.
  private func questions(_ fields: [FieldDefinition], _ host: FormHost) -> [ValidatorQuestion] {
    guard !host.asyncValidators.isEmpty else { return [] }
    return fields.flatMap { field -> [ValidatorQuestion] in
      if engine.itemCount(field.key) > 0 {
        return engine.items(field.key).flatMap { item in
          questions(engine.visibleFields(ofItem: item.index, in: field.key), host)
        }
      }
      guard let name = field.validation?.validator, host.asyncValidators[name] != nil,
        engine.isAnswered(field.key), let value = engine.value(field.key),
        !engine.isDisabled(field.key), let id = engine.fieldID(ofKey: field.key)
      else { return [] }
      return [ValidatorQuestion(id: id, key: field.key, name: name, value: value)]
    }
  }
}

extension EffectID {
  static func validator(_ number: Int) -> EffectID { EffectID("validator \(number)") }
}
