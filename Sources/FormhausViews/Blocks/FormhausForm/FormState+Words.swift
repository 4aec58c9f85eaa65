import Address
import FormhausCore
import FormhausStore
import FormhausText

extension FormState {
  /// The wish for the focus as a signal.
  var focusRequest: FocusRequest? {
    focusWish.count == 0 ? nil : FocusRequest(serial: focusWish.count, tag: focusWish.key)
  }

  /// Why the page that shows would be refused: the first field and its message.
  var dimmedReason: String? {
    let failing =
      isReviewing
      ? firstUnfinishedStep.flatMap { engine.firstFailingField(inStep: $0) } : engine.firstFailingField
    if failing == nil, isAtEnd, engine.isSubmitDisabled { return engine.labels[.submitDisabled] }
    return failing.map { engine.labels.remark($0.message, on: engine.fullLabel(ofField: $0.key) ?? $0.key) }
  }

  /// What is asked, in words; nil while nothing is.
  var questionWords: QuestionWords? {
    let labels = engine.labels
    switch question {
    case .removeItem(let group, let id):
      let item = engine.index(of: id, in: group).flatMap { engine.item(group, at: $0)?.label } ?? ""
      return QuestionWords(
        title: labels.text(.removeTitle, ["item": item]), message: labels[.removeMessage],
        accept: labels[.remove], decline: labels[.keep])
    case .cancel:
      return QuestionWords(
        title: labels[.leaveTitle], message: labels[.leaveMessage], accept: labels[.leave],
        decline: labels[.stay])
    case .resumeDraft(let offer):
      return QuestionWords(
        title: offer.title, message: offer.message, accept: labels[.draftResume], decline: labels[.draftAnew],
        isExpected: true)
    case .discardDraft:
      return QuestionWords(
        title: labels[.draftDiscardTitle], message: labels[.draftDiscardMessage],
        accept: labels[.draftDiscard], decline: labels[.keep])
    case nil: return nil
    }
  }

  /// The answers of each step on the path; of a skipped one that it was skipped.
  @MainActor
  func reviewGroups(editTestID: (String) -> String?) -> [ReviewGroup] {
    engine.visibleSteps.map { step in
      ReviewGroup(
        title: step.title, isFinished: engine.stepIsValid(step.id),
        answers: engine.isStepSkipped(step.id)
          ? [ReviewAnswer(label: "", value: engine.labels[.skipped])]
          : engine.visibleFields(ofStep: step.id).flatMap { reviewAnswers($0) },
        editTestID: editTestID(step.id))
    }
  }

  /// The answer of a field; of a group how many items it has, and the answers in them.
  @MainActor
  private func reviewAnswers(_ field: FieldDefinition) -> [ReviewAnswer] {
    guard field.group != nil else {
      return [ReviewAnswer(label: field.label, value: answer(field), focusTag: field.key)]
    }
    let items = engine.items(field.key)
    let count = ReviewAnswer(
      label: field.label, value: items.isEmpty ? "" : String(items.count), focusTag: field.key)
    return items.reduce(into: [count]) { answers, item in
      answers += engine.visibleFields(ofItem: item.index, in: field.key).map { inner in
        ReviewAnswer(
          label: item.label + engine.labels.listSeparator + inner.label, value: answer(inner),
          focusTag: inner.key)
      }
    }
  }

  /// The answer of a field in words; empty when there is none.
  private func answer(_ field: FieldDefinition) -> String {
    guard let value = engine.value(field.key) else { return "" }
    switch value {
    case .bool(let isOn): return engine.labels[isOn ? .yes : .no]
    case .array(let items):
      return items.map { label(of: $0.typedText, in: field) }.joined(separator: engine.labels.listSeparator)
    case .string(let text) where field.type == "password":
      return text.isEmpty ? "" : engine.labels[.hiddenAnswer]
    case .string where field.moment != nil: return engine.written(value, ofField: field.key)
    case .string(let text): return label(of: text, in: field)
    case .object(let address) where field.address != nil:
      return (try? Address(members: address)).map(words) ?? ""
    case .number(let number) where field.type == "rating":
      let most = field.scale?.max.text ?? ""
      return engine.labels.text(.ratingOf, ["n": number.text, "total": most])
    case .null, .number, .object: return engine.written(value, ofField: field.key)
    }
  }

  /// An address in one line, as its country writes it, with its country and the phone number.
  private func words(_ address: Address) -> String {
    let formats = engine.options.addressFormats ?? .standard
    let code = address.countryCode
    let country =
      CountryList(language: engine.labels.locale, codes: [code], formats: formats).name(of: code) ?? code
    let lines = formats.format(for: address.countryCode).envelope(
      address, countryName: country, hasCapitals: false)
    return (lines + [address.phone.trimmed]).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private func label(of value: String, in field: FieldDefinition) -> String {
    field.option(value)?.shownLabel ?? value
  }
}

/// A question in words.
struct QuestionWords {
  var title: String
  var message: String?
  var accept: String
  var decline: String
  /// Whether accepting is what is wanted as a rule.
  var isExpected = false
}

extension Spoken {
  var signals: Signals {
    Signals(
      announcement: count == 0
        ? nil : Announcement(serial: count, sentences: sentences.map(SafeText.init(notes:)), cue: cue))
  }
}
