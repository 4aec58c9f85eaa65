// As it stands in docs/drafts.md: one import is enough.
import Formhaus

struct Order: View {
  let definition: FormDefinition
  let drafts: DraftStore

  var body: some View {
    FormhausForm(definition: definition) { _, _ in .ok }
      .draft(drafts)
  }
}

/// Keeps a draft as long as the program runs.
@MainActor
final class DraftMemory {
  private var bytes: [UInt8] = []
  private var journal: DraftJournal?

  func store(form: String, day: String, time: String) -> DraftStore {
    var store = DraftStore { change in
      if change.startsAnew || self.journal == nil {
        (self.journal, self.bytes) = DraftJournal.start(form: form)
      }
      self.bytes += self.journal?.lines(change.entries, at: 1_796_133_731) ?? []
      return nil
    } remove: { _ in
      (self.journal, self.bytes) = (nil, [])
    }
    if case .draft(let draft) = DraftJournal.read(bytes) {
      store.found = SavedDraft(draft, day: day, time: time)
    }
    return store
  }
}
// End of the example.
