import FormhausCore
import FormhausText

/// What a form knows of its draft.
struct Drafting: Sendable {
  var recorder: DraftRecorder
  /// What was kept before, until the person has said what becomes of it.
  var found: SavedDraft?
  /// Whether another program has the draft.
  let isTaken: Bool
  /// The key that the person changed last.
  var lastKey: String?
  /// Whether a text waits to be kept.
  var isDue = false
  /// Whether the next change takes the place of all before.
  var startsAnew = false
  /// Whether the form was sent.
  var isOver = false
  /// Whether the person was told that something could not be kept.
  var hasToldTrouble = false
}

/// What happens to a draft by itself.
public enum DraftAction: Sendable {
  /// The time has come to keep what was typed.
  case keep
  /// Something could not be kept.
  case failed(DraftTrouble)
}

extension FormState {
  /// Begins with a draft: asks whether to go on with what there is, and tells when another program has it.
  mutating func begin(_ store: DraftStore) {
    guard drafting == nil else { return }
    var drafting = Drafting(recorder: DraftRecorder(self), isTaken: store.isTaken)
    if let found = store.found, !found.draft.isEmpty {
      drafting.found = found
      question = .resumeDraft(offer(found, isTaken: store.isTaken))
    } else if store.isTaken {
      flow.spoken.say(engine.labels[.draftTaken])
    }
    self.drafting = drafting
  }

  /// Goes on with the draft, or asks whether it is to be discarded.
  mutating func answerResuming(_ accepts: Bool) {
    guard let found = drafting?.found else { return }
    if accepts {
      restore(found.draft)
      drafting?.found = nil
      drafting?.lastKey = found.draft.answers.last?.changedKey
      drafting?.startsAnew = true
    } else if drafting?.isTaken == true {
      drafting?.found = nil
    } else {
      question = .discardDraft
    }
  }

  /// Starts anew without the draft, or asks again whether to go on with it.
  mutating func answerDiscarding(_ accepts: Bool, _ store: DraftStore?) -> Effect<FormAction> {
    guard let found = drafting?.found else { return .none }
    guard accepts else {
      question = .resumeDraft(offer(found, isTaken: drafting?.isTaken == true))
      return .none
    }
    drafting?.found = nil
    return store.map { store in .call { store.remove(.discarded) } } ?? .none
  }

  /// Keeps what an action changed: a text within the time that a draft may lack behind, all else at once.
  mutating func keepDraft(after action: FormAction, _ store: DraftStore?) -> Effect<FormAction> {
    guard let store, var drafting, !drafting.isOver else { return .none }
    defer { self.drafting = drafting }
    if case .draft(.failed(let trouble)) = action { tell(trouble, &drafting) }
    if let key = action.changedKey { drafting.lastKey = key }
    guard !drafting.isTaken, drafting.found == nil else { return .none }
    if flow.submission.isSent {
      drafting.isOver = true
      return .merge(.cancel(.draft), .call { store.remove(.sent) })
    }
    if isTyping(action), !drafting.startsAnew {
      guard !drafting.isDue else { return .none }
      drafting.isDue = true
      return .after(DraftStore.patience, id: .draft, .draft(.keep))
    }
    let entries = drafting.recorder.entries(self, lastKey: drafting.lastKey)
    let wasDue = drafting.isDue
    drafting.isDue = false
    guard !entries.isEmpty || drafting.startsAnew else { return wasDue ? .cancel(.draft) : .none }
    let change = DraftChange(entries, startsAnew: drafting.startsAnew)
    drafting.startsAnew = false
    return .merge(
      .cancel(.draft),
      .run { send in
        if let trouble = await store.keep(change) { send(.draft(.failed(trouble))) }
      })
  }

  /// Says once that something could not be kept.
  private mutating func tell(_ trouble: DraftTrouble, _ drafting: inout Drafting) {
    guard !drafting.hasToldTrouble else { return }
    drafting.hasToldTrouble = true
    let reason = SafeText(value: trouble.reason).string
    flow.spoken.say(engine.labels.text(.draftNotKept, ["reason": reason]))
  }
}

extension FormState {
  /// Whether a person may be in the middle of a text.
  fileprivate func isTyping(_ action: FormAction) -> Bool {
    switch action {
    case .setText, .setName: true
    // An address is set as a whole with each letter of a part.
    case .setValue(let key, _): engine.field(key)?.address != nil
    default: false
    }
  }
}

extension FormAction {
  /// The key of the field that a person changed.
  fileprivate var changedKey: String? {
    switch self {
    case .setText(let key, _), .setName(let key, _, _), .setValue(let key, _): key
    case .addItem(let group), .removeItem(let group, _), .moveItem(let group, _, _): group
    default: nil
    }
  }
}

extension EffectID {
  /// The time at which typed text is kept.
  static let draft: EffectID = "draft"
}
