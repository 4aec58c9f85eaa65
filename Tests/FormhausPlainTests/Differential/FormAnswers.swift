import FormhausCore
import FormhausText
import SeededRandom

/// A form with answers to fill it in with.
struct FormAnswers: Sendable, CustomStringConvertible {
  let description: String
  let form: CompiledForm
  let answers: JSONValue
  let options: FormEngineOptions

  /// The same form with answers of chance: of the kinds of its fields, now and then none or one that will not do.
  func random(seed: UInt64) -> FormAnswers {
    var numbers = SeededGenerator(seed: seed)
    let fields = form.definition.fields + form.definition.steps.flatMap(\.fields)
    let answers = FormAnswers.answers(to: fields, &numbers)
    return FormAnswers(
      description: "\(description), seed \(seed): \(answers)", form: form, answers: answers, options: options)
  }

  private static func answers(to fields: [FieldDefinition], _ numbers: inout SeededGenerator) -> JSONValue {
    var answers: JSONObject = [:]
    for field in fields.withoutSections where Int.random(in: 0..<8, using: &numbers) > 0 {
      answers[field.key] = answer(to: field, &numbers)
    }
    return .object(answers)
  }

  private static func answer(to field: FieldDefinition, _ numbers: inout SeededGenerator) -> JSONValue? {
    if case .group(let group) = field.details {
      return .array(
        (0..<Int.random(in: 0...4, using: &numbers)).map { _ in answers(to: group.fields, &numbers) })
    }
    let options = (field.options ?? []).filter { $0.value != "" && $0.disabled == .never }.map {
      JSONValue.string($0.value)
    }
    switch field.type {
    case "select", "radio", "picture", "choice": return options.randomElement(using: &numbers)
    case "multiselect":
      return .array(
        options.shuffled(using: &numbers).prefix(Int.random(in: 0...2, using: &numbers)).sorted {
          (options.firstIndex(of: $0) ?? 0) < (options.firstIndex(of: $1) ?? 0)
        })
    case "checkbox", "switch", "toggle": return .bool(Bool.random(using: &numbers))
    case "number", "scale", "rating":
      return ["-1", "0", "1", "2.5", "3", "5", "18", "40"].randomElement(using: &numbers)
        .flatMap { JSONNumber($0) }.map { .number($0) }
    case "date": return ["2026-12-03", "1999-02-28"].randomElement(using: &numbers)
    case "time": return ["09:30", "23:59"].randomElement(using: &numbers)
    case "address", "file": return nil
    default:
      return [
        "Ada", "ada@example.com", "https://example.com", "+44 20 7946 0000", "12345", "correct horse 9!",
        "/x",
        "x y", "日本", "a",
      ].randomElement(using: &numbers)
    }
  }
}
