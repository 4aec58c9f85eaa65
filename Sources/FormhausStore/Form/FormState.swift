public import FormhausCore
import FormhausText

/// A running form of the definition language: the engine, what the person typed, and where they are.
public struct FormState: Sendable {
  public internal(set) var engine: FormEngine {
    get { session.engine }
    _modify { yield &session.engine }
  }
  /// The engine with what it waits for.
  public internal(set) var session: FormSession
  /// Place, sending and what is said; `current` is the place on the path, with the path's length meaning Review.
  public internal(set) var flow: StepFlow
  /// The field that the focus should go to; a group where there is no field to go to.
  public internal(set) var focusWish = FocusWish()
  /// Fields that were refused once: they are checked again on each edit.
  public internal(set) var refusedFields: Set<FieldID> = []
  /// What is asked before it is done; nil while nothing is.
  public internal(set) var question: FormQuestion?
  /// Whether the person changed an answer.
  public internal(set) var isEdited = false
  /// Whether a form of several steps ends with Review.
  public let hasReview: Bool
  /// What the host does when the answer to giving the form up is yes.
  var whenCancelled: FormAction.Ending?
  /// The moves there were when something was refused last: its summary shows until the person moves on.
  var refusedMoves: Int?
  /// Steps that the person left unfinished by Back since the last Edit link: Review marks them.
  var leftOpen: Set<String> = []
  /// Text as it was typed, by field; the engine holds it trimmed and typed.
  var typedTexts: [FieldID: TypedText] = [:]
  /// Changes of the host that came while the form was being sent, in order.
  var waitingChanges: [FormAction.EngineChange] = []
  /// What is known of the draft; nil where none is kept.
  var drafting: Drafting?
  /// The host's part in the submit that is on its way.
  var sending: SubmissionWork?

  public init(engine: FormEngine, hasReview: Bool) {
    session = FormSession(engine)
    self.hasReview = hasReview && engine.isMultiStep
    flow = StepFlow(current: engine.currentStepIndex)
  }

  /// The last wish for the focus; a new count means that it is wished for again.
  public struct FocusWish: Sendable, Hashable {
    public var count = 0
    public var key = ""
  }

  /// Whether the review page shows.
  public var isReviewing: Bool { hasReview && flow.current >= engine.pathCount }

  /// Whether pressing the primary button sends the form instead of moving on.
  public var isAtEnd: Bool { hasReview ? isReviewing : engine.isLastStep }

  /// How many pages the indicator counts, Review among them.
  public var pageCount: Int { engine.pathCount + (hasReview ? 1 : 0) }

  /// The text of a field as the person sees it.
  public func text(_ key: String) -> String {
    guard let value = engine.value(key) else { return "" }
    guard let typed = engine.fieldID(ofKey: key).flatMap({ typedTexts[$0] }), typed.value == value else {
      return shownText(of: value, key)
    }
    return typed.text
  }

  /// The text of an answer that was not typed.
  func shownText(of value: JSONValue, _ key: String) -> String {
    engine.name(of: value, ofField: key) ?? engine.written(value, ofField: key)
  }

  /// The errors that the summary lists, in the order of the form; none unless moving on or sending was refused on the
  /// page that shows.
  public var summary: [FieldError] { refusedMoves == flow.moves ? engine.errors : [] }

  /// The first step on the path that would be refused now, or has an error of the host.
  public var firstUnfinishedStep: String? { engine.firstUnfinishedStep() }

  /// What the host could not do for a field; `FormAction.retry` has it tried again.
  public func failure(_ key: String) -> FieldFailure? { session.failure(key) }

  /// Whether the step that shows was reached through an Edit link and leads straight back to Review.
  public var returnsToReviewAtOnce: Bool {
    guard flow.returnsToReview else { return false }
    return engine.firstUnfinishedStep(besides: leftOpen.union([engine.currentStep?.id].compactMap(\.self)))
      == nil
  }
}
