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
  /// Whether a group without an answer gets the empty items that it must have; a submission gets none.
  let startsGroups: Bool
  var checks: StepChecks
  var fieldRevisions: [Int]

  /// The errors that belong to no visible field, in the order they were set.
  public internal(set) var topLevelErrors: [String] = []
  /// Goes up with every mutating call, also one that changed nothing.
  public internal(set) var revision = 0
  /// Goes up when visibility, the path or the current step may have changed.
  public internal(set) var structureRevision = 0

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
    self.init(form, initialValues: initialValues, options: options, startsGroups: true)
  }

  init(_ form: CompiledForm, initialValues: JSONObject, options: FormEngineOptions, startsGroups: Bool) {
    let form = form.localized(to: options.locale)
    self.form = form
    self.startsGroups = startsGroups
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
    self.groups = Array(repeating: GroupState(), count: form.groups.count)
    start(with: initialValues)
    warn()
  }

  /// The definition that runs.
  public var definition: FormDefinition { form.definition }

  /// Starts anew: defaults, these values over them, or only the defaults.
  public mutating func reset(_ values: JSONObject? = nil) {
    let before = self
    revision += 1
    structureRevision += 1
    errorsBySlot = [:]
    topLevelErrors = []
    loadingSlots = []
    skipped = []
    answers = Array(repeating: nil, count: form.slots.count)
    strays = [:]
    visibility = Visibility(form)
    checks = StepChecks(form)
    groups = Array(repeating: GroupState(), count: form.groups.count)
    start(with: values ?? [:])
    for slot in form.slots.indices where !isSame(slot, as: before) { fieldRevisions[slot] += 1 }
    for field in form.fields where field.hasLocks { fieldRevisions[field.slot] += 1 }
  }

  private mutating func start(with values: JSONObject) {
    for field in form.fields {
      guard let value = field.definition.defaultValue else { continue }
      answers[field.slot] = admitted(value, to: field.slot)
    }
    for group in form.groups.indices {
      let slot = form.groups[group].slot
      take(values[form.slots[slot].key] ?? startValue(ofGroup: group), group: group)
    }
    for (key, value) in values {
      guard let slot = form.slotOfKey[key] else {
        strays[key] = value
        continue
      }
      if form.slots[slot].group == nil { answers[slot] = admitted(value, to: slot) }
    }
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
