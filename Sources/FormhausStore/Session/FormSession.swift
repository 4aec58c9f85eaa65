public import FormhausCore

/// A running form with what it waits for.
///
/// The engine changes at once; whatever takes time (hooks, checks of the host, options) is an activity here, whose
/// results come back as actions and count only while what they were computed for still holds.
public struct FormSession: Sendable {
  public internal(set) var engine: FormEngine
  /// The one thing that the form is busy with.
  var activity = FormActivity.idle
  /// What the host's asynchronous checks said, by field.
  var verdicts: [FieldID: ValidatorVerdict] = [:]
  /// Those checks that have not answered yet.
  var awaitedVerdicts: [FieldID: AwaitedVerdict] = [:]
  /// What the providers of options were asked, by field.
  var optionsRuns: [FieldID: OptionsRun] = [:]
  /// What the questions to providers followed from when they were last looked through.
  var optionsRevision: OptionsRevision?
  /// The resets of the engine that were seen.
  var resetCount = 0
  /// The structure of the form for which the options asked for were last cleared of what is gone.
  var structureRevision = 0
  /// How many activities and questions were started: each has its own number.
  var started = 0

  public init(_ engine: FormEngine) {
    self.engine = engine
    resetCount = engine.resetCount
  }

  /// Whether a step change is on its way, up to the end of its hooks.
  public var isStepValidating: Bool {
    if case .changingStep = activity { true } else { false }
  }

  /// Whether the form is being sent, up to the end of its hooks.
  public var isSubmitting: Bool {
    if case .submitting = activity { true } else { false }
  }

  /// Whether further step changes and submits are refused.
  public var isBusy: Bool { isStepValidating || isSubmitting }

  /// Whether sending was called off and what it comes to is still awaited.
  var isStopping: Bool {
    if case .submitting(let run) = activity { run.isStopping } else { false }
  }

  mutating func nextNumber() -> Int {
    started += 1
    return started
  }
}

/// What a form is busy with; one thing at a time.
enum FormActivity: Sendable {
  case idle
  case changingStep(StepChangeRun)
  case submitting(SubmitRun)
}
