/// The hooks that a scenario can answer for.
enum HookName: String, Sendable, CaseIterable {
  case stepValidate, beforeStepChange, afterStepChange, beforeSubmit, afterSubmit, submit
}

/// What a scripted hook answers.
enum HookAnswer: Sendable, Equatable {
  case ok
  /// Whether the action may go on.
  case allow(Bool)
  /// Refuses answers, by field key.
  case errors([String: String])
  /// Fails with a text.
  case fails(String)
  /// Waits for the step that releases this name.
  case hold(String)
}

extension HookAnswer {
  /// The text of an answer that stands for a call that must not come; it may be left over.
  static let mustNotBeCalled = HookAnswer.fails("must not be called")

  /// The member that says it in a scenario file.
  var kind: String {
    switch self {
    case .ok: "ok"
    case .allow: "allow"
    case .errors: "errors"
    case .fails: "throws"
    case .hold: "hold"
    }
  }
}

extension HookName {
  /// Whether the hook can give an answer of this kind.
  func canAnswer(_ answer: HookAnswer) -> Bool {
    switch answer {
    case .ok, .fails, .hold: true
    case .allow: self == .beforeStepChange || self == .beforeSubmit
    case .errors: self == .stepValidate || self == .submit
    }
  }
}
