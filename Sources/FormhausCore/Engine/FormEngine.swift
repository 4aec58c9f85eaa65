public import FormhausText

/// A running form: answers, errors, the path of steps and where the person is on it.
///
/// A value without a clock, I/O or callbacks that act: every change is a call, and a copy is a form of its own that
/// costs next to nothing. Time and asynchronous work belong to the store.
///
/// ```swift
/// var engine = try FormEngine(definition, initialValues: ["plan": "pro"])
/// engine.setValue("email", "ada@example.com")
/// if engine.nextStep() { print(engine.currentStep?.title ?? "") } else { print(engine.errors) }
/// ```
public struct FormEngine: Sendable {
  /// How the engine runs.
  public let options: FormEngineOptions
  /// The validation texts in force: the definition's own, the host's, the bundled ones.
  public let messages: Messages
  /// The screen texts in force.
  public let labels: Labels
  let form: CompiledForm

  /// Answers by slot.
  var answers: [JSONValue?]
  /// Answers of keys that neither a field nor a condition names.
  var strays: JSONObject = [:]
  var visibility: Visibility
  /// The current step; nil when no step is on the path.
  var current: Int?
  var skipped: Set<Int> = []
  var errorsBySlot: [Int: FieldError] = [:]
  var loadingSlots: Set<Int> = []
  /// Slots whose rules do not count.
  var exemptSlots: Set<Int> = []
  /// Fields of items whose rules do not count.
  var exemptItemFields: Set<ItemFieldID> = []
  /// Options that the host provided, by slot.
  var providedOptions: [Int: OptionList] = [:]
  var groups: [GroupState]
  var nextItem = 0
  /// Whether this checks answers that were sent: groups get no items of their own, and nothing is checked quietly.
  let isSubmission: Bool
  var checks: StepChecks
  var fieldRevisions: [Int]
  /// Slots that a change affects; empty between changes.
  var affected: NumberSet

  /// The errors that belong to no visible field, in the order they were set.
  public internal(set) var topLevelErrors: [String] = []
  /// Goes up with every mutating call, also one that changed nothing.
  public internal(set) var revision = 0
  /// Goes up when visibility, the path or the current step may have changed.
  public internal(set) var structureRevision = 0
  /// How often the form was reset.
  public private(set) var resetCount = 0
  /// What the form last started with besides its defaults.
  private var startValues: JSONObject = [:]

  /// Starts a form: its texts in the language of the options' locale, defaults, initial values over them, hidden fields
  /// cleared.
  ///
  /// - Throws: `DefinitionError` when the definition has errors (see `checkDefinition`).
  public init(
    _ definition: FormDefinition, initialValues: JSONObject = [:], options: FormEngineOptions = .init()
  ) throws(DefinitionError) {
    self.init(try CompiledForm(definition), initialValues: initialValues, options: options)
  }

  /// Starts a form that was compiled before.
  public init(_ form: CompiledForm, initialValues: JSONObject = [:], options: FormEngineOptions = .init()) {
    self.init(blank: form, options: options, isSubmission: false)
    start(with: initialValues)
    warn()
  }

  /// A form before its start, without any answer.
  init(blank form: CompiledForm, options: FormEngineOptions, isSubmission: Bool) {
    let form = form.localized(to: options.locale)
    self.form = form
    self.isSubmission = isSubmission
    self.options = options
    self.messages = Messages(
      locale: options.locale, host: options.messages, definition: form.definition,
      onWarning: options.onWarning)
    self.labels = Labels(
      locale: options.locale, host: options.labels, definition: form.definition, onWarning: options.onWarning)
    self.answers = Array(repeating: nil, count: form.slots.count)
    self.visibility = Visibility(form)
    self.checks = StepChecks(form)
    self.fieldRevisions = Array(repeating: 0, count: form.slots.count)
    self.affected = NumberSet(below: form.slots.count)
    self.groups = form.groups.map(GroupState.init)
  }

  /// The definition that runs.
  public var definition: FormDefinition { form.definition }

  /// Starts anew: defaults, these values over them, or only the defaults.
  public mutating func reset(_ values: JSONObject? = nil) {
    let before = self
    revision += 1
    structureRevision += 1
    resetCount += 1
    errorsBySlot = [:]
    topLevelErrors = []
    loadingSlots = []
    skipped = []
    answers = Array(repeating: nil, count: form.slots.count)
    strays = [:]
    visibility = Visibility(form)
    checks = StepChecks(form)
    groups = form.groups.map(GroupState.init)
    start(with: values ?? [:])
    for slot in form.slots.indices where !isSame(slot, as: before) { fieldRevisions[slot] += 1 }
    for field in form.fields where field.hasLocks { fieldRevisions[field.slot] += 1 }
  }

  /// The form as it was after its last start.
  var atStart: FormEngine {
    var engine = self
    engine.reset(startValues)
    engine.resetCount = resetCount
    return engine
  }

  private mutating func start(with values: JSONObject) {
    startValues = values
    setDefaults()
    for group in form.groups.indices {
      take(values[form.groups[group].key] ?? startValue(ofGroup: group), group: group)
    }
    for (key, value) in values {
      guard let slot = form.slots.keys[key] else {
        strays[key] = value
        continue
      }
      if form.slots[slot].group == nil { answers[slot] = admitted(value, to: slot) }
    }
    settleStart()
  }

  mutating func setDefaults() {
    for field in form.defaultFields {
      guard let value = form.fields[field].definition.defaultValue else { continue }
      answers[form.fields[field].slot] = admitted(value, to: form.fields[field].slot)
    }
  }

  /// Decides and checks everything for the first time.
  mutating func settleStart() {
    let change = visibility.settle(form, answers)
    _ = clearHidden(change.hidden)
    settleItems([], flipped: form.groups.map(\.field))
    current = visibility.path.first
    recheck(form.fields.indices)
  }

  private func isSame(_ slot: Int, as other: FormEngine) -> Bool {
    answers[slot] == other.answers[slot] && errorsBySlot[slot] == other.errorsBySlot[slot]
      && loadingSlots.contains(slot) == other.loadingSlots.contains(slot) && form.slots[slot].group == nil
  }

  private func warn() {
    guard let onWarning = options.onWarning else { return }
    for issue in form.report.warnings { onWarning(FormWarning(code: issue.code, message: issue.message)) }
    for issue in form.unknownValidators({ options.validators[$0] != nil }) {
      onWarning(FormWarning(code: issue.code, message: issue.message))
    }
  }
}
