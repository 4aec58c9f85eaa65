public import FormhausCore
public import FormhausText

/// Gives the options of fields that name it in `optionsFrom`; it is asked again when an answer in `optionsDependsOn`
/// changes. What it throws is shown in the field, which offers to try again.
public typealias OptionsProvider =
  @Sendable (_ values: JSONObject) async throws -> [OptionDefinition]

/// A named check that takes its time: the answer and all answers in, a text out when it refuses.
///
/// It is asked once for each answer, when the person moves on or sends, after the other rules passed, and never about
/// an empty answer. A throw means that it could not be asked: the field says so and offers to try again.
public typealias AsyncFieldValidator =
  @Sendable (_ value: JSONValue, _ values: JSONObject) async throws -> String?

/// What the host of a form does over time.
public struct FormHost: Sendable {
  public var hooks: FormHooks
  /// By the names in `optionsFrom`.
  public var optionsProviders: [String: OptionsProvider]
  /// By the names in `validation.validator`.
  public var asyncValidators: [String: AsyncFieldValidator]
  /// Where the draft of the form is kept; nil keeps none.
  public var draft: DraftStore?

  public init(
    hooks: FormHooks = .init(), optionsProviders: [String: OptionsProvider] = [:],
    asyncValidators: [String: AsyncFieldValidator] = [:]
  ) {
    self.hooks = hooks
    self.optionsProviders = optionsProviders
    self.asyncValidators = asyncValidators
  }
}

extension FormEngineOptions {
  /// The same options with asynchronous checks known by name: on their own the rules let everything pass them.
  public func passing(_ validators: [String: AsyncFieldValidator]) -> FormEngineOptions {
    var options = self
    for name in validators.keys where options.validators[name] == nil {
      options.validators[name] = { _, _ in nil }
    }
    return options
  }
}
