import FormhausCore
import FormhausText

@testable import FormhausTesting

extension FormAnswers {
  /// The answers of a scenario that walks through a form, on the engine or on the screen: what it begins with and
  /// everything it sets; or those that it hands in.
  init?(_ scenario: Scenario, file: String) {
    let description = "\(file): \(scenario.name)"
    switch scenario.kind {
    case .steps(let walk):
      var answers = JSONValue.object(walk.initial)
      for case .engine(.set(let values)) in walk.steps {
        for (key, value) in values { answers.set(value, at: key.split(separator: ".").map(String.init)) }
      }
      self.init(
        description: description, form: walk.form, answers: answers,
        options: FormEngineOptions(
          hiddenValues: walk.hiddenValues, typeChecks: true, trimsText: true, validators: walk.validators))
    case .submission(let check):
      self.init(
        description: description, form: check.form, answers: check.values,
        options: FormEngineOptions(
          hiddenValues: check.options.hiddenValues, typeChecks: true, trimsText: true))
    case .refuses, .warnings, .rule, .condition: return nil
    }
  }

  /// The answers of all scenarios of a file.
  static func all(in path: String, name: String) throws -> [FormAnswers] {
    let file = try ScenarioFile(TextFile(path).read()) { try TextFile($0).read() }
    return file.scenarios.compactMap { FormAnswers($0, file: name) }
  }
}

extension JSONValue {
  /// Sets the value at a path, with lists and objects around it where there are none.
  fileprivate mutating func set(_ value: JSONValue, at path: [String]) {
    guard let name = path.first else {
      self = value
      return
    }
    if let place = Int(name) {
      var list = arrayValue ?? []
      while list.count <= place { list.append([:]) }
      list[place].set(value, at: Array(path.dropFirst()))
      self = .array(list)
    } else {
      var object = objectValue ?? [:]
      var member = object[name] ?? .null
      member.set(value, at: Array(path.dropFirst()))
      object[name] = member
      self = .object(object)
    }
  }
}
