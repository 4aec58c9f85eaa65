// As it stands in docs/hooks.md: one import is enough.
import Formhaus

struct Signup: View {
  let definition: FormDefinition
  let accounts: Accounts

  var body: some View {
    FormhausForm(definition: definition) { values, _ in
      try await accounts.create(values)
      return .ok
    }
    .onStepValidate { step, values in
      guard step == "account", try await accounts.knows(values["email"]) else { return [:] }
      return ["email": "This address has an account already"]
    }
    .onBeforeStepChange { change in change.reason != .skip || change.values["email"] != nil }
    .onAfterStepChange { change in try await accounts.note(change.toStepID) }
    .onBeforeSubmit { values in
      values["source"] = "terminal"
      return true
    }
    .onAfterSubmit { values in try await accounts.welcome(values) }
    .optionsProviders(["regions": { values in try await accounts.regions(of: values["country"]) }])
    .asyncValidators(["coupon": { value, _ in try await accounts.fault(of: value) }])
  }
}
// End of the example.

/// What the example asks.
struct Accounts: Sendable {
  func create(_ values: JSONObject) async throws {}
  func knows(_ email: JSONValue?) async throws -> Bool { email != nil }
  func note(_ step: String) async throws {}
  func welcome(_ values: JSONObject) async throws {}
  func regions(of country: JSONValue?) async throws -> [OptionDefinition] { [] }
  func fault(of coupon: JSONValue) async throws -> String? { nil }

  /// Hooks made apart, with the same one import.
  func hooks() -> FormHooks {
    FormHooks(onAfterStepChange: { (change: StepChange) in try await note(change.toStepID) })
  }
}
