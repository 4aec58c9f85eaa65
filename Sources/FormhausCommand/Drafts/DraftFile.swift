import Dispatch
import FormhausStore
import Glibc
import Synchronization

/// The draft of a form in a file. The disk is waited for on a queue of its own, so that typing never is.
@MainActor
final class DraftFile {
  private let journal: SharedJournal?
  private let found: Draft
  private var keepNow: (@MainActor () -> Void)?

  /// Opens the draft of a form, or begins one.
  ///
  /// - Throws: a failure when the file is none of this form, or where nothing can be kept.
  init(path: String, form: String) throws(Failure) {
    switch try JournalFile.open(path, form: form) {
    case .own(let file):
      journal = SharedJournal(file)
      found = file.draft
    case .taken(let draft):
      journal = nil
      found = draft
    }
  }

  /// What the form is given.
  var store: DraftStore {
    var store = DraftStore { [journal] change in
      await journal?.keep(change)
    } remove: { [journal] removal in
      // What was sent is removed once the answers were handed on.
      if removal == .discarded { journal?.discard() }
    }
    store.isTaken = journal == nil
    store.found = SavedDraft(found)
    store.started = { self.keepNow = $0 }
    return store
  }

  /// Keeps what is not kept yet; a draft without anything in it goes.
  func finish() async {
    keepNow?()
    keepNow = nil
    await journal?.finish()
  }

  /// Removes the draft: the answers were handed on.
  func remove() async { await journal?.remove() }
}

/// The file on the queue that waits for the disk.
private final class SharedJournal: Sendable {
  private let queue = DispatchQueue(label: "formhaus.draft")
  private let file: Mutex<JournalFile>

  init(_ file: JournalFile) {
    self.file = Mutex(file)
  }

  /// Keeps a change after those before it; gives why it is not on the disk.
  @MainActor
  func keep(_ change: DraftChange) async -> DraftTrouble? {
    let now = time(nil)
    return await inTurn { file in
      do throws(SystemError) {
        try file.keep(change, at: now)
        return nil
      } catch {
        return DraftTrouble(reason: "\(error)")
      }
    }
  }

  func discard() { queue.async { self.file.withLock { $0.discard() } } }

  @MainActor
  func finish() async { await inTurn { if $0.isEmpty { $0.removeFile() } } }

  @MainActor
  func remove() async { await inTurn { $0.removeFile() } }

  /// The work is in the queue before anything else happens.
  @MainActor
  private func inTurn<Value: Sendable>(
    _ work: @escaping @Sendable (inout JournalFile) -> Value
  ) async -> Value {
    await withCheckedContinuation { done in
      queue.async { done.resume(returning: self.file.withLock { work(&$0) }) }
    }
  }
}

extension SavedDraft {
  /// With the time of the place where the program runs; nil for a draft without anything in it.
  fileprivate init?(_ draft: Draft) {
    guard !draft.isEmpty else { return nil }
    var (moment, parts) = (time_t(draft.time), tm())
    localtime_r(&moment, &parts)
    func digits(_ number: Int32) -> String { number < 10 ? "0\(number)" : String(number) }
    self.init(
      draft, day: "\(1900 + parts.tm_year)-\(digits(parts.tm_mon + 1))-\(digits(parts.tm_mday))",
      time: "\(digits(parts.tm_hour)):\(digits(parts.tm_min))")
  }
}
