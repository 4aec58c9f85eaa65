public import FormhausCore

/// What a form asks about before it does something that cannot be undone.
public enum FormQuestion: Sendable, Hashable {
  /// Whether an item with answers in it is to be removed.
  case removeItem(group: String, ItemID)
  /// Whether the form is to be given up, with what was filled in.
  case cancel
  /// Whether to go on with what was filled in before.
  case resumeDraft(DraftOffer)
  /// Whether that is to be discarded.
  case discardDraft
}

extension FormState {
  /// Gives the form up; once something was filled in, that is asked first.
  mutating func cancel(_ cancelled: @escaping FormAction.Ending) -> Effect<FormAction> {
    guard isEdited else { return .call(cancelled) }
    question = .cancel
    whenCancelled = cancelled
    return .none
  }

  /// Removes an item; one with answers is asked about first.
  mutating func removeItem(_ group: String, _ id: ItemID) {
    guard !engine.isLocked(group), let index = engine.index(of: id, in: group) else { return }
    if engine.isItemEmpty(group, at: index) {
      remove(itemAt: index, id, of: group)
    } else {
      question = .removeItem(group: group, id)
    }
  }

  /// Does what was asked about, or leaves everything as it is.
  mutating func answer(_ accepts: Bool, _ host: FormHost) -> Effect<FormAction> {
    let (asked, cancelled) = (question, whenCancelled)
    (question, whenCancelled) = (nil, nil)
    switch asked {
    case .resumeDraft: answerResuming(accepts)
    case .discardDraft: return answerDiscarding(accepts, host.draft)
    case _ where !accepts: break
    case .removeItem(let group, let id):
      if let index = engine.index(of: id, in: group) { remove(itemAt: index, id, of: group) }
    case .cancel: if let cancelled { return .call(cancelled) }
    case nil: break
    }
    return .none
  }

  /// Takes back a question about what is not there any more, or cannot be done now.
  mutating func dropIdleQuestion() {
    switch question {
    case .removeItem(let group, let id):
      if engine.isLocked(group) || engine.index(of: id, in: group) == nil || flow.submission.isLocked {
        question = nil
      }
    case .cancel: if flow.submission.isLocked { (question, whenCancelled) = (nil, nil) }
    case .resumeDraft, .discardDraft, nil: break
    }
  }
}
