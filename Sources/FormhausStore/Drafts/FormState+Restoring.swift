import FormhausCore
import FormhausText

extension FormState {
  /// Goes on with a draft: its answers as far as their fields are still there and of the same type, the texts as they
  /// were typed, and the place.
  ///
  /// - Returns: the names of the answers that do not fit any more.
  @discardableResult
  mutating func restore(_ draft: Draft) -> [String] {
    let fields = DraftFields(engine.definition)
    var unfit: [String] = []
    let answers = draft.answers.compactMap { answer in
      fields[answer.key].map { (answer, $0) }.flatMap { $0.1.fitting($0.0, &unfit) }
        ?? {
          if answer.value != nil { unfit.append(answer.label) }
          return nil
        }()
    }
    var values = engine.values
    for answer in answers { values[answer.key] = answer.value }
    engine.reset(values)
    for answer in answers { takeBack(answer, fields) }
    typedTexts = [:]
    for answer in answers { retype(answer, fields) }
    isEdited = true
    if let place = draft.place { come(to: place) }
    if let key = draft.answers.last?.changedKey, fields.place(ofKey: key) != nil, !isReviewing,
      engine.currentStep?.id == engine.step(ofVisibleField: key)
    {
      wishFocus(key)
    }
    return unfit
  }

  /// Takes away the defaults that the person had taken away.
  private mutating func takeBack(_ answer: DraftAnswer, _ fields: DraftFields) {
    guard let value = answer.value else {
      if engine.value(answer.key) != nil { engine.setValue(answer.key, nil) }
      return
    }
    guard let items = value.arrayValue, fields[answer.key]?.items != nil else { return }
    for (index, item) in items.enumerated() {
      for key in answer.itemTypes.keys.sorted() where item[key] == nil {
        let full = "\(answer.key).\(index).\(key)"
        if engine.value(full) != nil { engine.setValue(full, nil) }
      }
    }
  }

  /// Shows texts as they were typed, where they still mean the answers.
  private mutating func retype(_ answer: DraftAnswer, _ fields: DraftFields) {
    for (part, text) in answer.texts {
      let key = answer.fullKey(of: part)
      guard fields.place(ofKey: key) != nil, let id = engine.fieldID(ofKey: key),
        let value = engine.value(key)
      else { continue }
      var trial = engine
      trial.setText(key, text)
      guard trial.value(key) == value || engine.name(of: value, ofField: key) != nil else { continue }
      typedTexts[id] = TypedText(text: text, value: value)
    }
  }

  /// Comes to the place of a draft, or to the first step that wants something when that is not on the path any more.
  private mutating func come(to place: DraftPlace) {
    guard engine.isMultiStep else { return }
    for step in place.skipped where engine.goToStep(id: step) { _ = engine.skipStep(submitting: true) }
    if !engine.goToStep(id: place.step), let step = firstUnfinishedStep ?? engine.path.first {
      engine.goToStep(id: step)
    }
    if place.isReview, hasReview {
      showReview()
    } else {
      arrive()
      flow.returnsToReview = place.returnsToReview && hasReview
    }
  }
}

extension DraftFields.Field {
  /// What of an answer fits the field, of which nothing is left when its type is another one; the names of what does
  /// not fit are noted.
  fileprivate func fitting(_ answer: DraftAnswer, _ unfit: inout [String]) -> DraftAnswer? {
    guard types.contains(answer.type) else { return nil }
    guard let items, let list = answer.value?.arrayValue else { return answer }
    var answer = answer
    let fitting = answer.itemTypes.filter { items[$0.key]?.types.contains($0.value) == true }
    let gone = answer.itemTypes.keys.filter { key in
      fitting[key] == nil && list.contains { $0[key] != nil }
    }
    unfit += gone.sorted().map { "\(label), \(items[$0]?.label ?? $0)" }
    answer.itemTypes = fitting
    answer.value = .array(
      list.map { item in
        .object(
          JSONObject((item.objectValue ?? [:]).filter { fitting[$0.key] != nil }.map { ($0.key, $0.value) }))
      })
    return answer
  }
}

extension FormEngine {
  /// The step on the path with a visible field, which may be one of an item or a part of an address; nil in a form of
  /// one page.
  fileprivate func step(ofVisibleField key: String) -> String? {
    guard isMultiStep else { return nil }
    var engine = self
    engine.goToStepWithField(key)
    return engine.currentStep?.id
  }
}
