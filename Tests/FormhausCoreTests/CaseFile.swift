import FormhausText
import FoundationEssentials
import Testing

@testable import FormhausCore

/// One scenario of a case file, with what it shares with the others.
struct CaseScenario: Sendable, CustomTestStringConvertible {
  let file: String
  let json: JSONObject
  let definition: JSONValue
  let validators: JSONObject

  var name: String { json["name"]?.stringValue ?? "" }
  var testDescription: String { "\(file): \(name)" }

  /// The scenarios of the case files that need no asynchronous hook.
  static let synchronous: [CaseScenario] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/engine")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return names.sorted().flatMap { scenarios(of: folder.appending(path: $0)) }.filter(\.isSynchronous)
  }()

  private static func scenarios(of file: URL) -> [CaseScenario] {
    guard let data = try? Data(contentsOf: file),
      let node = try? JSONParser.parse(SourceText(name: file.lastPathComponent, bytes: Array(data)))
    else { return [] }
    let json = node.value
    return (json["scenarios"]?.arrayValue ?? []).compactMap(\.objectValue).map { scenario in
      CaseScenario(
        file: file.lastPathComponent, json: scenario,
        definition: scenario["definition"] ?? json["definition"] ?? .null,
        validators: json["validators"]?.objectValue ?? [:])
    }
  }

  private static let asynchronous: Set<String> = [
    "nextAsync", "backAsync", "skipAsync", "settled", "release", "cancelPending",
  ]

  private var isSynchronous: Bool {
    let steps = json["steps"]?.arrayValue ?? []
    return json["hooks"] == nil
      && !steps.contains { $0.objectValue?.keys.contains(where: CaseScenario.asynchronous.contains) ?? false }
  }
}

extension CaseScenario {
  /// The scripted validators of the file.
  var fieldValidators: [String: FieldValidator] {
    var result: [String: FieldValidator] = [:]
    for (name, script) in validators {
      let message = script["message"]?.stringValue ?? ""
      let rejects = script["rejects"]?.arrayValue ?? []
      let other = script["rejectsWhen"]?["field"]?.stringValue
      let equals = script["rejectsWhen"]?["equals"]
      result[name] = { value, values in
        rejects.contains(value) || (other.map { values[$0] == equals } ?? false) ? message : nil
      }
    }
    return result
  }

  var options: FormEngineOptions {
    FormEngineOptions(
      hiddenValues: json["options"]?["hiddenValues"]?.stringValue.flatMap(HiddenValues.init) ?? .clear,
      validators: fieldValidators)
  }
}
