/// Where the draft of a form is kept, as its host provides it.
///
/// ```swift
/// var store = DraftStore { change in
///   await journal.append(change)  // nil once it is on the disk
/// } remove: { _ in journal.remove() }
/// store.found = journal.draft.map { SavedDraft($0, day: "2026-12-24", time: "14:02") }
/// ```
public struct DraftStore: Sendable {
  /// Keeps a change; gives why it could not be kept, nil when it was. Calls come in order.
  public typealias Keep = @Sendable @MainActor (DraftChange) async -> DraftTrouble?

  /// What was kept before and is not sent; nil for nothing.
  public var found: SavedDraft?
  /// Whether another program has the draft: nothing is kept, and the person is told.
  public var isTaken = false
  /// Keeps a change.
  public var keep: Keep
  /// The form has no draft any more.
  public var remove: @Sendable @MainActor (DraftRemoval) -> Void
  /// Is given, when a form starts, what keeps at once all that is not kept yet; the host calls it before it ends, and lets
  /// go of it.
  public var started: @Sendable @MainActor (_ keepNow: @escaping @MainActor () -> Void) -> Void = { _ in }

  public init(keep: @escaping Keep, remove: @escaping @Sendable @MainActor (DraftRemoval) -> Void) {
    self.keep = keep
    self.remove = remove
  }

  /// For how long at most a text that is typed is not kept.
  static let patience = Duration.milliseconds(500)
}

/// A draft with the time at which it was kept last, as the clock on the wall had it.
public struct SavedDraft: Sendable {
  public let draft: Draft
  /// `2026-12-24`
  public let day: String
  /// `14:02`
  public let time: String

  public init(_ draft: Draft, day: String, time: String) {
    self.draft = draft
    self.day = day
    self.time = time
  }
}

/// What a draft has to keep besides what it has.
public struct DraftChange: Sendable, Hashable {
  /// In order.
  public var entries: [DraftEntry]
  /// Whether they take the place of all that was kept before.
  public var startsAnew: Bool

  public init(_ entries: [DraftEntry], startsAnew: Bool = false) {
    self.entries = entries
    self.startsAnew = startsAnew
  }
}

/// Why something could not be kept.
public struct DraftTrouble: Sendable, Hashable {
  /// The reason as the system words it: `No space left on device`.
  public let reason: String

  public init(reason: String) {
    self.reason = reason
  }
}

/// Why a form has no draft any more.
public enum DraftRemoval: Sendable, Hashable {
  /// The form was sent.
  case sent
  /// The person wants none of it.
  case discarded
}
