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
    case "settled":
      let ending = object.require("result").flatMap { expectedEnding($0, "result") }
      guard let name = log.text(value, name), let ending else { return nil }
      return .settled(name, ending)
    case "release":
      let answer = object.require("with").flatMap { log.hookAnswer($0) }
      guard let held = log.text(value, name), let answer else { return nil }
      return .release(held, answer)
    case "cancelPending":
      if value.value != true { log.report("\"cancelPending\" must be true", at: value.offset) }
      return .cancelPending
    default:
      if let move = EngineStep.AsyncMove(rawValue: name) { return start(move, value, &object) }
      guard value.value.isNull || value.value.boolValue != nil else {
        log.report("\"\(name)\" must be true, false or null", at: value.offset)
        return nil
      }
      return EngineStep.Move(rawValue: name).map { .move($0, returns: value.value.boolValue) }
    }
  }

  private func start(
    _ move: EngineStep.AsyncMove, _ value: JSONNode, _ object: inout StrictObject
  ) -> EngineStep? {
    guard value.value == "pending" else {
      return expectedEnding(value, move.rawValue).map { .start(move, $0) }
    }
    return object.require("as").flatMap { log.text($0, "as") }.map { .start(move, .pending($0)) }
  }

  /// How an action must end.
  private func expectedEnding(_ node: JSONNode, _ name: String) -> ExpectedEnding? {
    if node.value.isNull { return .anything }
    if let isDone = node.value.boolValue { return .returns(isDone) }
    guard node.members != nil, var object = StrictObject(node, kind: "\"\(name)\"", log: log) else {
      log.report("\"\(name)\" must be true, false, null or an object with \"throws\"", at: node.offset)
      return nil
    }
    defer { object.finish() }
    let text = object.require("throws").flatMap { log.text($0, "throws") }
    let isCommitted = object.take("committed").flatMap { log.flag($0, "committed") } ?? false
    let phase = object.take("phase").flatMap { log.text($0, "phase") }
    guard isCommitted == (phase != nil) else {
      object.report("\"committed\": true and \"phase\" belong together")
      return nil
    }
    return text.map { text in phase.map { .throwingLate(text, phase: $0) } ?? .throwing(text) }
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
