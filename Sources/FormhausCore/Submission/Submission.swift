public import Address
public import FormhausText

/// How a submission is checked.
public struct SubmissionOptions: Sendable {
  /// The ids of the steps that the person skipped.
  public var skippedSteps: [String]
  /// What becomes of the values of hidden fields.
  public var hiddenValues: HiddenValues
  /// Refuses dates that no calendar has; the public format takes any day from 01 to 31.
  public var strictDates: Bool
  /// Texts over the bundled ones.
  public var messages: Catalog
  /// The language of the messages.
  public var locale: String
  /// The current date as `YYYY-MM-DD`; without it bounds that say `today` are not checked.
  public var today: String?
  /// The formats of countries by which addresses are checked; nil for those that are built in.
  public var addressFormats: AddressFormats?

  public init(
    skippedSteps: [String] = [], hiddenValues: HiddenValues = .clear, strictDates: Bool = false,
    messages: Catalog = [:], locale: String = "en", today: String? = nil,
    addressFormats: AddressFormats? = nil
  ) {
    self.skippedSteps = skippedSteps
    self.hiddenValues = hiddenValues
    self.strictDates = strictDates
    self.messages = messages
    self.locale = locale
    self.today = today
    self.addressFormats = addressFormats
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
  SubmissionChecker(form, options: options).check(values)
}

/// Checks many submissions of one form: what they share is worked out once.
///
/// A thread that checks one after the other has a copy of its own and calls `checkNext`, which makes nothing anew.
public struct SubmissionChecker: Sendable {
  private let options: SubmissionOptions
  private var submission: SubmissionCheck

  /// Checks submissions of one form, any number of them.
  public init(_ form: CompiledForm, options: SubmissionOptions = .init()) {
    self.options = options
    let blank = FormEngine(
      blank: form,
      options: FormEngineOptions(
        hiddenValues: options.hiddenValues, messages: options.messages, locale: options.locale,
        today: options.today, addressFormats: options.addressFormats), isSubmission: true)
    submission = SubmissionCheck(blank, strictDates: options.strictDates)
  }

  /// Checks one submission; `skippedSteps` goes before those of the options.
  public func check(_ values: JSONValue, skippedSteps: [String]? = nil) -> SubmissionResult {
    var copy = self
    return copy.checkNext(values, skippedSteps: skippedSteps)
  }

  /// Checks one submission after others; they leave nothing behind.
  public mutating func checkNext(_ values: JSONValue, skippedSteps: [String]? = nil) -> SubmissionResult {
    submission.result(of: values.objectValue ?? [:], skippedSteps: skippedSteps ?? options.skippedSteps)
  }
}
