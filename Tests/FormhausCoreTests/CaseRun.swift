import FormhausCore
import FormhausText
import Testing

/// Runs the steps of one scenario against an engine.
struct CaseRun {
  var engine: FormEngine
  var sent: [JSONValue] = []

  mutating func run(_ steps: [JSONValue]) {
    for (index, step) in steps.enumerated() {
      for (name, argument) in step.objectValue ?? [:] where name != "result" && name != "as" {
        run(name, argument, result: step["result"], "step \(index + 1): \(name)")
      }
    }
  }

  private mutating func run(_ name: String, _ argument: JSONValue, result: JSONValue?, _ place: Comment) {
    switch name {
    case "set": for (key, value) in argument.objectValue ?? [:] { engine.setValue(key, value) }
    case "next": expect(engine.nextStep(), argument, place)
    case "back": expect(engine.prevStep(), argument, place)
    case "skip": expect(engine.skipStep(), argument, place)
    case "goTo": engine.goToStepWithField(argument.stringValue ?? "")
    case "setErrors": engine.setErrors((argument.objectValue ?? [:]).map { ($0, $1.stringValue ?? "") })
    case "validate": #expect(json(engine.validate().messages) == argument, place)
    case "validateField":
      let message = engine.validateField(argument.stringValue ?? "")
      #expect((message.map { .string($0) } ?? .null) == result, place)
    case "reset": engine.reset(argument.objectValue)
    case "submit": expect(submit(), argument, place)
    case "expect": for (what, value) in argument.objectValue ?? [:] { check(what, value, place) }
    default: Issue.record("unknown \(place)")
    }
  }

  private mutating func submit() -> Bool {
    engine.includeCurrentStep()
    guard engine.validate().isEmpty else { return false }
    sent.append(.object(engine.submitValues))
    return true
  }

  private func expect(_ found: Bool, _ wanted: JSONValue, _ place: Comment) {
    #expect(wanted == .null || wanted == .bool(found), place)
  }

  private func check(_ what: String, _ wanted: JSONValue, _ place: Comment) {
    if what == "absent" {
      for key in wanted.arrayValue ?? [] { #expect(engine.value(key.stringValue ?? "") == nil, place) }
    } else {
      #expect(found(what) == wanted, "\(place) \(what)")
    }
  }

  private func found(_ what: String) -> JSONValue? {
    switch what {
    case "values": .object(engine.values)
    case "payload": .object(engine.submitValues)
    case "errors": json(engine.errors.messages)
    case "topLevelErrors": .array(engine.topLevelErrors.map { .string($0) })
    case "step": engine.currentStep.map { .string($0.id) } ?? .null
    case "index": .number(JSONNumber(engine.currentStepIndex))
    case "path": .array(engine.path.map { .string($0) })
    case "visibleFields": .array(engine.visibleFields.map { .string($0.key) })
    case "canGoNext": .bool(engine.canGoNext)
    case "isFirstStep": .bool(engine.isFirstStep)
    case "isLastStep": .bool(engine.isLastStep)
    case "progress": [JSONValue(engine.progress.current), JSONValue(engine.progress.total)]
    case "skipped": .array(engine.skippedSteps.map { .string($0) })
    case "sent": .array(sent)
    case "submitting", "stepValidating": false
    default: nil
    }
  }
}

func json(_ texts: [String: String]) -> JSONValue {
  .object(JSONObject(texts.map { ($0, .string($1)) }))
}
