import FormhausCore
import FormhausStore
import FormhausTesting
import FormhausText

/// A form with a draft that is kept in memory, as a journal keeps it.
@MainActor
final class DraftDesk {
  let clock = TestClock()
  let store: Store<FormState, FormAction>
  private let paper: Paper

  /// The bytes of the journal, and what happened to it.
  @MainActor
  final class Paper {
    var bytes: [UInt8] = []
    var changes: [DraftChange] = []
    var removals: [DraftRemoval] = []
    var trouble: DraftTrouble?
    /// Where the journal goes on.
    var journal: DraftJournal?

    func keep(_ change: DraftChange, _ form: String) -> DraftTrouble? {
      changes.append(change)
      if let trouble { return trouble }
      if change.startsAnew || journal == nil {
        let (journal, bytes) = DraftJournal.start(form: form)
        (self.journal, self.bytes) = (journal, bytes)
      }
      bytes += journal?.lines(change.entries, at: 1_796_133_731) ?? []
      return nil
    }

    /// What is left after a crash.
    var draft: Draft? {
      if case .draft(let draft) = DraftJournal.read(bytes) { draft } else { nil }
    }
  }

  convenience init(
    _ json: JSONValue, found: Draft? = nil, day: String = "2026-12-01", isTaken: Bool = false,
    initial: JSONObject = [:], locale: String = "en", review: Bool = true
  ) throws {
    try self.init(
      FormDefinition(json: json), found: found, day: day, isTaken: isTaken, initial: initial, locale: locale,
      review: review)
  }

  init(
    _ definition: FormDefinition, found: Draft? = nil, day: String = "2026-12-01", isTaken: Bool = false,
    initial: JSONObject = [:], locale: String = "en", review: Bool = true
  ) throws {
    let paper = Paper()
    var drafts = DraftStore {
      paper.keep($0, definition.id)
    } remove: {
      paper.removals.append($0)
    }
    drafts.found = found.map { SavedDraft($0, day: day, time: "14:02") }
    drafts.isTaken = isTaken
    var host = FormHost()
    host.draft = drafts
    let engine = try FormEngine(
      definition, initialValues: initial,
      options: FormEngineOptions(typeChecks: true, trimsText: true, locale: locale, today: "2026-12-01"))
    store = Store(FormState(engine: engine, hasReview: review), clock: clock) { [host] in
      reduceForm(&$0, $1, host: host)
    }
    self.paper = paper
    store.send(.appeared)
  }

  var form: FormState { store.state }
  var engine: FormEngine { form.engine }
  var changes: [DraftChange] { paper.changes }
  var removals: [DraftRemoval] { paper.removals }
  var draft: Draft? { paper.draft }
  var text: String { String(decoding: paper.bytes, as: UTF8.self) }
  var trouble: DraftTrouble? {
    get { paper.trouble }
    set { paper.trouble = newValue }
  }

  func send(_ actions: FormAction...) { for action in actions { store.send(action) } }

  /// The title of the offer to go on; nil when nothing is offered.
  var offer: DraftOffer? {
    if case .resumeDraft(let offer) = form.question { offer } else { nil }
  }
}

/// A form of three steps with a bit of everything.
let diary: JSONValue = [
  "id": "diary", "title": "Diary", "submit": ["label": "Send"],
  "steps": [
    [
      "id": "who", "title": "Who",
      "fields": [
        ["key": "name", "type": "text", "label": "Name"],
        ["key": "pin", "type": "password", "label": "PIN"],
        ["key": "doctor", "type": "text", "label": "Doctor", "sensitive": true],
        [
          "key": "plan", "type": "radio", "label": "Plan", "defaultValue": "free",
          "options": [["value": "free", "label": "Free"], ["value": "pro", "label": "Pro"]],
        ],
        ["key": "firm", "type": "text", "label": "Firm", "show": [["field": "plan", "eq": "pro"]]],
      ],
    ],
    [
      "id": "what", "title": "What", "skip": ["label": "Skip"],
      "fields": [
        ["key": "amount", "type": "number", "label": "Amount"],
        ["key": "day", "type": "date", "label": "Day"],
        ["key": "home", "type": "address", "label": "Home"],
        ["key": "parcel", "type": "address", "label": "Parcel", "sensitive": true],
      ],
    ],
    [
      "id": "people", "title": "People",
      "fields": [
        [
          "key": "people", "type": "group", "label": "People",
          "fields": [
            ["key": "name", "type": "text", "label": "Name"],
            ["key": "role", "type": "text", "label": "Role", "defaultValue": "guest"],
            ["key": "code", "type": "password", "label": "Code"],
            [
              "type": "section", "key": "health", "label": "Health",
              "fields": [["key": "blood", "type": "text", "label": "Blood", "sensitive": true]],
            ],
          ],
        ]
      ],
    ],
  ],
]
