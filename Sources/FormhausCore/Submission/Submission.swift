public import FormhausText

/// How a submission is checked.
public struct SubmissionOptions: Sendable {
  /// The ids of the steps that the person skipped.
  public var skippedSteps: [String]
  public var hiddenValues: HiddenValues
  /// Refuses dates that no calendar has; the public format takes any day from 01 to 31.
  public var strictDates: Bool
  public var messages: Catalog
  public var locale: String
  /// The current date as `YYYY-MM-DD`; without it bounds that say `today` are not checked.
  public var today: String?

  public init(
    skippedSteps: [String] = [], hiddenValues: HiddenValues = .clear, strictDates: Bool = false,
    messages: Catalog = [:], locale: String = "en", today: String? = nil
  ) {
    self.skippedSteps = skippedSteps
    self.hiddenValues = hiddenValues
    self.strictDates = strictDates
    self.messages = messages
    self.locale = locale
    self.today = today
  }
}

/// What a submission amounts to: the values that count, and what is wrong with them.
public struct SubmissionResult: Sendable, Equatable {
  /// The values to keep, defaults filled in; also there when some are refused.
  public var values: JSONObject
  /// The errors in document order, each with the name of its rule.
  public var errors: [FieldError]

  public init(values: JSONObject, errors: [FieldError]) {
    self.values = values
    self.errors = errors
  }
}

/// Checks submitted values against a definition, as a server does.
///
/// No value is so bad that this fails: what is no object counts as no values, unknown keys are dropped. Validators of
/// the host are not asked.
///
/// - Throws: `DefinitionError` when the definition has errors.
public func validateSubmission(
  _ definition: FormDefinition, _ values: JSONValue, options: SubmissionOptions = .init()
) throws(DefinitionError) -> SubmissionResult {
  validateSubmission(try CompiledForm(definition), values, options: options)
}

/// Checks submitted values against a definition that was compiled before.
public func validateSubmission(
  _ form: CompiledForm, _ values: JSONValue, options: SubmissionOptions = .init()
) -> SubmissionResult {
  var submission = Submission(form, values, options)
  return submission.result()
}

/// One submission on its way through the checks.
private struct Submission {
  private let form: CompiledForm
  private let options: SubmissionOptions
  private let values: JSONObject
  private let typeErrors: [Int: FieldError]
  private var engine: FormEngine

  init(_ form: CompiledForm, _ submitted: JSONValue, _ options: SubmissionOptions) {
    self.form = form
    self.options = options
    let messages = Messages(locale: options.locale, host: options.messages, definition: form.definition)
    let settings = CheckSettings(strictDates: options.strictDates, today: options.today)
    var values = JSONObject()
    var typeErrors: [Int: FieldError] = [:]
    for (slot, compiled) in form.slots.enumerated() {
      guard let first = compiled.fields.first, let value = submitted.objectValue?[compiled.key] else {
        continue
      }
      let normalized = form.fields[first].type.normalized(value)
      values[compiled.key] = normalized
      for field in compiled.fields {
        guard let failure = form.fields[field].typeFailure(of: normalized, settings) else { continue }
        typeErrors[slot] = FieldError(
          key: compiled.key, message: failure.message(messages), rule: failure.rule)
        break
      }
    }
    self.values = values
    self.typeErrors = typeErrors
    engine = FormEngine(
      form, initialValues: values,
      options: FormEngineOptions(
        hiddenValues: options.hiddenValues, messages: options.messages, locale: options.locale,
        today: options.today))
    engine.exemptKeys = Set(typeErrors.values.map(\.key))
  }

  mutating func result() -> SubmissionResult {
    skipSteps()
    let ruleErrors = engine.validate()
    let values = engine.submitValues
    var errors = ruleErrors.filter { error in form.fieldSlot(error.key).map { typeErrors[$0] == nil } ?? true
    }
    errors += typeErrors.values.filter { values[$0.key] != nil }
    return SubmissionResult(values: values, errors: errors.sorted { place(of: $0) < place(of: $1) })
  }

  private func place(of error: FieldError) -> Int {
    form.fieldSlot(error.key).map { form.slots[$0].fields[0] } ?? 0
  }

  /// Skips the named steps that are on the path when their turn comes and that may be skipped.
  private mutating func skipSteps() {
    let wanted = Set(options.skippedSteps)
    for (index, step) in form.steps.enumerated() {
      guard let definition = step.definition, definition.skip != nil, wanted.contains(definition.id),
        engine.visibility.steps[index]
      else { continue }
      engine.markSkipped(index)
    }
  }
}
