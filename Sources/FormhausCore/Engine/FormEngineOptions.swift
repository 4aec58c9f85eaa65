public import Address

/// What becomes of the answers of hidden fields.
public enum HiddenValues: String, Sendable, Equatable, CaseIterable {
  /// Deleted when the field becomes hidden.
  case clear
  /// Kept and submitted; they still count as unanswered for conditions and rules.
  case keep
}

/// Something odd that the engine met; the form runs all the same.
public struct FormWarning: Sendable, Equatable {
  /// A stable name in kebab case, such as `unknown-validator`.
  public var code: String
  /// What is odd, for a programmer.
  public var message: String

  public init(code: String, message: String) {
    self.code = code
    self.message = message
  }
}

/// How an engine runs; the defaults are the rules of the public format.
public struct FormEngineOptions: Sendable {
  /// What becomes of the answers of hidden fields.
  public var hiddenValues: HiddenValues
  /// Checks answers by the type of their field, after `required` and before the other rules.
  public var typeChecks: Bool
  /// Trims the outer blanks of one-line answers before they are set.
  public var trimsText: Bool
  /// Named checks for `validation.validator`.
  public var validators: [String: FieldValidator]
  /// Called with each warning while an engine is made.
  public var onWarning: (@Sendable (FormWarning) -> Void)?
  /// Validation texts of the host, over the bundled ones.
  public var messages: Catalog
  /// Screen texts of the host, over the bundled ones.
  public var labels: Catalog
  /// A locale name such as `de_AT.UTF-8`.
  public var locale: String
  /// The current date as `YYYY-MM-DD`; without it bounds that say `today` are not checked.
  public var today: String?
  /// Looks at the files that answers name, when types are checked; without it paths are taken as they are.
  public var files: FileCheck?
  /// What the random orders of options follow from; one per person and session.
  ///
  /// Without one a screen draws its own when its form starts, and an engine alone always has the same orders.
  public var seed: UInt64?
  /// The formats of countries by which addresses are checked; nil for those that are built in.
  public var addressFormats: AddressFormats?

  public init(
    hiddenValues: HiddenValues = .clear, typeChecks: Bool = false, trimsText: Bool = false,
    validators: [String: FieldValidator] = [:], onWarning: (@Sendable (FormWarning) -> Void)? = nil,
    messages: Catalog = [:], labels: Catalog = [:], locale: String = "en", today: String? = nil,
    files: FileCheck? = nil, seed: UInt64? = nil, addressFormats: AddressFormats? = nil
  ) {
    self.hiddenValues = hiddenValues
    self.typeChecks = typeChecks
    self.trimsText = trimsText
    self.validators = validators
    self.onWarning = onWarning
    self.messages = messages
    self.labels = labels
    self.locale = locale
    self.today = today
    self.files = files
    self.seed = seed
    self.addressFormats = addressFormats
  }
}
