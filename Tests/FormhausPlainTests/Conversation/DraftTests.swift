import FormhausCore
import FormhausStore
import FormhausTesting
import FormhausText
import FormhausViews
import Testing

@testable import FormhausPlain

@MainActor
@Suite("Going on with a draft, line by line")
struct DraftTests {
  private let kept = Kept()

  @MainActor
  private final class Kept {
    var changes: [DraftChange] = []
    var removals: [DraftRemoval] = []
  }

  private static let form: JSONValue = [
    "id": "visit", "title": "Visit", "submit": ["label": "Send"],
    "steps": [
      ["id": "one", "title": "One", "fields": [["key": "name", "type": "text", "label": "Name"]]],
      [
        "id": "two", "title": "Two",
        "fields": [
          ["key": "age", "type": "number", "label": "Age"], ["key": "town", "type": "text", "label": "Town"],
          ["key": "notes", "type": "textarea", "label": "Notes"],
        ],
      ],
    ],
  ]

  private func talk(_ entries: DraftEntry...) throws -> Talk {
    let kept = kept
    var store = DraftStore { change in
      kept.changes.append(change)
      return nil
    } remove: {
      kept.removals.append($0)
    }
    var draft = Draft(form: "visit")
    for entry in entries { draft.take(entry, at: 1) }
    if !draft.isEmpty { store.found = SavedDraft(draft, day: "2026-01-02", time: "09:05") }
    let form = FormhausForm(definition: try FormDefinition(json: Self.form)) { _, _ in .ok }
    return Talk(form.draft(store).formhausBehavior(FormBehavior(review: true)), title: "Visit")
  }

  private func answer(_ key: String, _ type: String, _ value: JSONValue) -> DraftEntry {
    .answer(DraftAnswer(key: key, type: type, label: key, value: value))
  }

  @Test("yes goes on with the question that was answered last")
  func yes() throws {
    let talk = try talk(
      answer("name", "text", "Ada"), answer("age", "number", 36), answer("town", "text", "Ul"),
      .place(DraftPlace(step: "two")))
    #expect(
      talk.news.hasSuffix(
        "Draft of 2026-01-02 09:05, step 2 of 3.\nGo on with it?\nType \"yes\" or \"no\":"))
    talk.type("y")
    #expect(talk.news == "> y\n\nStep 2 of 3: Two.\nTown, optional, now Ul:")
    talk.type("Ulm", "")
    #expect(talk.news.contains("1. Name: Ada\nTwo.\n2. Age: 36\n3. Town: Ulm\n"))
  }

  @Test("a question mark, another command and no word decide nothing")
  func undecided() throws {
    let talk = try talk(answer("name", "text", "Ada"))
    _ = talk.news
    talk.type("?", "/back", "hm", "")
    #expect(talk.news.hasSuffix("Type \"yes\" or \"no\":"))
    #expect(kept.removals.isEmpty)
    talk.type("no", "no", "yes")
    #expect(talk.news.hasSuffix("Name, optional, now Ada:"))
  }

  @Test("no and yes start anew")
  func anew() throws {
    let talk = try talk(answer("name", "text", "Ada"))
    talk.type("no", "yes")
    #expect(talk.news.hasSuffix("Name, optional:"))
    #expect(kept.removals == [.discarded])
  }

  @Test("each line of a longer text is kept before it is ended")
  func lines() throws {
    let talk = try talk()
    talk.type("Ada", "", "", "first", "second")
    talk.wait(seconds: 1)
    guard case .answer(let answer) = kept.changes.last?.entries.last else {
      Issue.record("nothing was kept")
      return
    }
    #expect(answer.value == "first\nsecond")
  }
}
