import FormhausCore
import FormhausText

/// One scenario: what is done and what is expected.
public struct Scenario: Sendable {
  /// What the file calls it.
  public let name: String
  let kind: Kind

  enum Kind: Sendable {
    /// Steps on an engine, or on the screen.
    case steps(Walkthrough)
    /// The definition must be refused with an error that contains the text.
    case refuses(String, found: DefinitionError?)
    /// The checker must report warnings that contain these texts, and no others.
    case warnings([String], CompiledForm)
    case rule(RuleCheck)
    case condition(ConditionCheck)
    case submission(SubmissionCheck)
  }

  /// A walk through a form.
  struct Walkthrough: Sendable {
    var form: CompiledForm
    var validators: [String: FieldValidator]
    var initial: JSONObject
    var hiddenValues: HiddenValues
    /// Whether things move on the screen.
    var hasMotion: Bool
    /// The answers of the hooks, in order; one that is not named allows everything.
    var hooks: [HookName: [HookAnswer]]
    var steps: [ScenarioStep]

    var usesScreen: Bool {
      steps.contains { if case .screen = $0 { true } else { false } }
    }
  }

  /// One value against the rules of one field.
  struct RuleCheck: Sendable {
    var field: FieldDefinition
    var value: JSONValue?
    var values: JSONObject
    var validators: [String: FieldValidator]
    /// The message; null when nothing is wrong.
    var result: JSONValue
  }

  /// Whether something is visible for some values.
  struct ConditionCheck: Sendable {
    var show: [Condition]
    var showAny: [Condition]
    var values: JSONObject
    var result: Bool
  }

  /// What a submission amounts to.
  struct SubmissionCheck: Sendable {
    var form: CompiledForm
    var values: JSONValue
    var options: SubmissionOptions
    var resultValues: JSONValue
    var resultErrors: JSONValue
  }
}
