import FormhausCore
import FormhausText

/// Knows what was told of a form, and finds what there is to tell since.
struct DraftRecorder: Sendable {
  let fields: DraftFields
  /// By place in `fields`: the revision of the field that was looked at last, and what was told of it.
  private var told: [(revision: Int, answer: DraftAnswer)] = []
  private var place: DraftPlace?
  private var revision = 0
  private var moves = 0

  /// Begins with a form of which there is nothing to tell.
  init(_ form: FormState) {
    fields = DraftFields(form.engine.definition)
    told = fields.fields.map { field in
      (form.engine.revision(ofField: field.key), answer(field, form, texts: [:]))
    }
    place = form.draftPlace
    revision = form.engine.revision
    moves = form.flow.moves
  }

  /// What is new since the last time, the field that was changed last at the end; then the place.
  mutating func entries(_ form: FormState, lastKey: String?) -> [DraftEntry] {
    guard form.engine.revision != revision || form.flow.moves != moves else { return [] }
    (revision, moves) = (form.engine.revision, form.flow.moves)
    let last = lastKey.flatMap { fields.place(ofKey: $0) }
    var answers: [DraftAnswer] = []
    var texts: [String: [String: String]]?
    for (index, field) in fields.fields.enumerated() {
      let revision = form.engine.revision(ofField: field.key)
      guard revision != told[index].revision else { continue }
      let allTexts = texts ?? form.typedTexts(fields)
      texts = allTexts
      var answer = answer(field, form, texts: allTexts[field.key] ?? [:])
      if field.hasParts { answer.part = answer.changedPart(since: told[index].answer) }
      let isNew = !answer.isSame(as: told[index].answer)
      told[index] = (revision, answer)
      if isNew { answers.append(answer) }
    }
    if let last, let index = answers.firstIndex(where: { $0.key == last.field.key }) {
      var answer = answers.remove(at: index)
      if !last.part.isEmpty { answer.part = last.part }
      answers.append(answer)
    }
    var entries = answers.map(DraftEntry.answer)
    let now = form.draftPlace
    if let now, now != place { entries.append(.place(now)) }
    place = now
    return entries
  }

  private func answer(_ field: DraftFields.Field, _ form: FormState, texts: [String: String]) -> DraftAnswer {
    var answer = DraftAnswer(key: field.key, type: field.types[0], label: field.label)
    answer.value = form.engine.value(field.key).flatMap { field.kept($0) }
    answer.texts = texts
    if let items = field.items {
      answer.itemTypes = Dictionary(items.fields.map { ($0.key, $0.types[0]) }) { first, _ in first }
    }
    return answer
  }
}

extension DraftFields.Field {
  /// What of an answer may be kept; nil for nothing.
  fileprivate func kept(_ value: JSONValue) -> JSONValue? {
    guard let items else { return value }
    guard let list = value.arrayValue else { return nil }
    return .array(
      list.map { item in
        .object(
          JSONObject((item.objectValue ?? [:]).filter { items[$0.key] != nil }.map { ($0.key, $0.value) }))
      })
  }
}

extension DraftAnswer {
  /// The part of an address that is another one than before; empty when it is none.
  fileprivate func changedPart(since before: DraftAnswer) -> String {
    let parts = value?.objectValue ?? [:]
    return parts.keys.first { parts[$0] != before.value?[$0] } ?? ""
  }

  /// Whether two answers are written alike: 1.1 and 1.10 are one number, but not one answer.
  fileprivate func isSame(as other: DraftAnswer) -> Bool {
    texts == other.texts && value.map { JSONWriter.string($0) } == other.value.map { JSONWriter.string($0) }
  }
}

extension FormState {
  /// Where the person is; nil in a form of one page.
  var draftPlace: DraftPlace? {
    guard engine.isMultiStep, let step = engine.currentStep?.id else { return nil }
    return DraftPlace(
      step: step, isReview: isReviewing, returnsToReview: flow.returnsToReview,
      skipped: engine.skippedSteps)
  }

  /// Texts that were typed and say more than the answers, by key of the field and part.
  fileprivate func typedTexts(_ fields: DraftFields) -> [String: [String: String]] {
    var texts: [String: [String: String]] = [:]
    for (id, typed) in typedTexts {
      guard let key = engine.key(of: id), let place = fields.place(ofKey: key),
        let value = engine.value(key), value == typed.value, typed.text != shownText(of: value, key)
      else { continue }
      texts[place.field.key, default: [:]][place.part] = typed.text
    }
    return texts
  }
}
