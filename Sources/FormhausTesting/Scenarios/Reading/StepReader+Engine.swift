import FormhausText

extension StepReader {
  func engineStep(_ name: String, _ value: JSONNode, _ object: inout StrictObject) -> EngineStep? {
    switch name {
    case "set": return log.object(value, name).map { .set($0) }
    case "goTo": return log.text(value, name).map { .goTo($0) }
    case "setErrors": return log.textsByKey(value, name).map { .setErrors($0) }
    case "validate": return log.textsByKey(value, name).map { .validate(.object($0)) }
    case "validateField":
      let result = object.require("result").flatMap { log.textOrNull($0, "result") }
      guard let key = log.text(value, name), let result else { return nil }
      return .validateField(key, result: result)
    case "reset": return value.value.isNull ? .reset(nil) : log.object(value, name).map { .reset($0) }
    case "expect": return expectations(value).map { .expect($0) }
    default:
      guard value.value.isNull || value.value.boolValue != nil else {
        log.report("\"\(name)\" must be true, false or null", at: value.offset)
        return nil
      }
      let move = EngineStep.Move(rawValue: name)
      return move.map { .move($0, returns: value.value.boolValue) } ?? .submit(returns: value.value.boolValue)
    }
  }

  private func expectations(_ node: JSONNode) -> [EngineExpectation]? {
    guard let members = node.members else {
      log.report("\"expect\" must be an object", at: node.offset)
      return nil
    }
    return members.compactMap { member in
      guard let property = EngineProperty(rawValue: member.key) else {
        log.report("\"\(member.key)\" is not a member of \"expect\"", at: member.keyOffset)
        return nil
      }
      guard property.canBe(member.value.value) else {
        log.report("\"\(member.key)\" must be \(property.shape)", at: member.value.offset)
        return nil
      }
      return EngineExpectation(property: property, value: member.value.value)
    }
  }
}

extension EngineProperty {
  /// The shape of the property's values, in words.
  var shape: String {
    switch self {
    case .values, .payload: "an object"
    case .errors: "an object of texts"
    case .topLevelErrors, .path, .visibleFields, .skipped, .absent: "a list of texts"
    case .step: "text or null"
    case .index: "a whole number"
    case .canGoNext, .isFirstStep, .isLastStep, .submitting, .stepValidating: "true or false"
    case .progress: "a list of two whole numbers"
    case .sent: "a list of objects"
    }
  }

  /// Whether the property could have this value at all.
  func canBe(_ value: JSONValue) -> Bool {
    switch self {
    case .values, .payload: value.objectValue != nil
    case .errors: value.objectValue?.values.allSatisfy { $0.stringValue != nil } ?? false
    case .topLevelErrors, .path, .visibleFields, .skipped, .absent:
      value.arrayValue?.allSatisfy { $0.stringValue != nil } ?? false
    case .step: value.isNull || value.stringValue != nil
    case .index: value.numberValue?.int != nil
    case .canGoNext, .isFirstStep, .isLastStep, .submitting, .stepValidating: value.boolValue != nil
    case .progress:
      value.arrayValue.map { $0.count == 2 && $0.allSatisfy { $0.numberValue?.int != nil } } ?? false
    case .sent: value.arrayValue?.allSatisfy { $0.objectValue != nil } ?? false
    }
  }
}
