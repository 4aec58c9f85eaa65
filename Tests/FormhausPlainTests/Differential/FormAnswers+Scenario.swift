import FormhausCore
import FormhausText

@testable import FormhausTesting

extension FormAnswers {
  /// The answers of a scenario on the engine: what it begins with and everything it sets.
  init?(_ scenario: Scenario, file: String) {
    guard case .steps(let walk) = scenario.kind, !walk.usesScreen else { return nil }
    var answers = JSONValue.object(walk.initial)
    for case .engine(.set(let values)) in walk.steps {
      for (key, value) in values { answers.set(value, at: key.split(separator: ".").map(String.init)) }
    }
    self.init(
      description: "\(file): \(scenario.name)", form: walk.form, answers: answers,
      options: FormEngineOptions(
        hiddenValues: walk.hiddenValues, typeChecks: true, trimsText: true, validators: walk.validators))
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
