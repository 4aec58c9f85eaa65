import FormhausCore
import FormhausStore
import FormhausTesting
import FormhausText

/// What a person notices of a form.
struct SeenForm: Equatable {
  var step: String?
  var isReviewing = false
  var returnsToReview = false
  var errors: [String: String] = [:]
  var topLevelErrors: [String] = []
  /// The field that the focus was last wished for, with how often.
  var focus = ""
  var focusWishes = 0
  var spoken = ""
  var moves = 0
  var submission = Submission.idle

  @MainActor
  init(_ form: FormState) {
    step = form.engine.currentStep?.id
    isReviewing = form.isReviewing
    returnsToReview = form.flow.returnsToReview
    errors = form.engine.errors.messages
    topLevelErrors = form.engine.topLevelErrors
    focus = form.focusWish.key
    focusWishes = form.focusWish.count
    spoken = form.flow.spoken.sentences.joined(separator: ". ")
    moves = form.flow.moves
    submission = form.flow.submission
  }

  /// A page comes in, with its heading said; the step stays the engine's when it is nil.
  mutating func arrive(_ heading: String, step: String? = nil, review: Bool = false) {
    if let step { self.step = step }
    isReviewing = review
    spoken = heading
    moves += 1
  }

  /// A field is refused and gets the focus; what is said ends with its label and the message.
  mutating func refuse(_ key: String, _ message: String, label: String) {
    errors[key] = message
    focus = key
    focusWishes += 1
    spoken = "\(label): \(message)"
  }
}

/// A form under test; `store` sees what a person notices, `form` is all of it.
@MainActor
final class FormUnderTest {
  let store: TestStore<SeenForm, FormAction>
  private let latest: Latest

  var form: FormState { latest.form }

  private final class Latest {
    var form: FormState

    init(_ form: FormState) { self.form = form }
  }

  init(
    _ definition: JSONValue, initial: JSONObject = [:], review: Bool = true, typeChecks: Bool = true,
    host: FormHost = FormHost()
  ) throws {
    let engine = try FormEngine(
      FormDefinition(json: definition), initialValues: initial,
      options: FormEngineOptions(typeChecks: typeChecks, trimsText: true).passing(host.asyncValidators))
    let form = FormState(engine: engine, hasReview: review)
    let latest = Latest(form)
    self.latest = latest
    store = TestStore(
      form, comparing: SeenForm.init,
      reduce: { state, action in
        let effect = reduceForm(&state, action, host: host)
        latest.form = state
        return effect
      }, failed: record)
  }

  func send(
    _ action: FormAction, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column, _ changes: (inout SeenForm) -> Void = { _ in }
  ) {
    store.send(action, fileID: fileID, filePath: filePath, line: line, column: column, changes)
  }
}

/// Who, then the firm for firms, then how to pay.
let order: JSONValue = [
  "id": "order", "title": "Order", "submit": ["label": "Send"],
  "steps": [
    [
      "id": "who", "title": "Who",
      "fields": [
        ["key": "name", "type": "text", "label": "Name", "validation": ["required": true]],
        [
          "key": "kind", "type": "select", "label": "Kind",
          "options": [["value": "person", "label": "Person"], ["value": "firm", "label": "Firm"]],
        ],
      ],
    ],
    [
      "id": "firm", "title": "Firm", "show": [["field": "kind", "eq": "firm"]],
      "fields": [
        ["key": "firmName", "type": "text", "label": "Firm name", "validation": ["required": true]]
      ],
    ],
    [
      "id": "pay", "title": "Pay",
      "fields": [
        ["key": "amount", "type": "number", "label": "Amount", "validation": ["min": 5]],
        ["key": "mail", "type": "email", "label": "Email"],
      ],
    ],
  ],
]
