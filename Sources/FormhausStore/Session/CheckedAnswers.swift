import FormhausCore
import FormhausText

/// What a hook was asked about: the place in the form and the answers that were checked.
///
/// Its verdict counts only while all of this holds.
struct CheckedAnswers: Sendable {
  private let resetCount: Int
  private let step: String?
  private let path: [String]
  private let answers: [(key: String, value: JSONValue?)]

  /// Which answers were checked.
  enum Extent {
    /// None: only the place counts.
    case place
    /// Those of the current step that its rules have looked at.
    case rulesOfStep
    /// All visible ones of the current step.
    case step
    /// Those on the path that rules have looked at.
    case rulesOfPath
    /// Every answer.
    case all
  }

  init(_ extent: Extent, of engine: FormEngine) {
    resetCount = engine.resetCount
    step = engine.currentStep?.id
    path = engine.path
    let keys: [String] =
      switch extent {
      case .place: []
      case .rulesOfStep: engine.visibleFields.filter(engine.wasChecked).map(\.key)
      case .step: engine.visibleFields.map(\.key)
      case .rulesOfPath: engine.fieldsOnPath.filter(engine.wasChecked).map(\.key)
      case .all: engine.values.map(\.key)
      }
    answers = keys.map { ($0, engine.value($0)) }
  }

  /// Whether the form was started anew since.
  func wereReset(in engine: FormEngine) -> Bool { resetCount != engine.resetCount }

  func hold(in engine: FormEngine) -> Bool {
    resetCount == engine.resetCount && step == engine.currentStep?.id && path == engine.path
      && answers.allSatisfy { engine.value($0.key) == $0.value }
  }
}

extension FormEngine {
  /// Whether rules have looked at the answer of a visible field: no rule looks at an empty one but `required`.
  fileprivate func wasChecked(_ field: FieldDefinition) -> Bool {
    if itemCount(field.key) > 0 {
      return items(field.key).contains { item in
        visibleFields(ofItem: item.index, in: field.key).contains(where: wasChecked)
      }
    }
    if field.validation?.isRequired == true { return true }
    guard field.validation != nil || options.typeChecks else { return false }
    return isAnswered(field.key)
  }
}
