import FormhausCore
import FormhausText
import FormhausViews

@testable import FormhausPlain

/// Answers the questions of a conversation as a person with given answers does, and tells what came of it.
@MainActor
final class Respondent {
  private let talk: Talk
  private let answers: JSONValue
  private let fields: [String: FieldDefinition]
  /// What the form handed over.
  private let received: Received
  /// The group that was asked about last, with the items it had.
  private var askedItems: (key: Question.Key, count: Int)?

  @MainActor
  final class Received {
    var values: JSONObject?
  }

  init(_ given: FormAnswers) {
    let received = Received()
    self.received = received
    answers = given.answers
    fields = Respondent.fields(of: given.form.definition)
    talk = Talk(
      FormhausForm(definition: given.form.definition, options: given.options) { values, _ in
        received.values = values
        return .ok
      })
  }

  /// Answers until the form is sent or refuses something.
  func result() async -> FormResult {
    for _ in 0..<500 {
      if let values = received.values { return .sent(values) }
      switch talk.conversation.turn {
      case .asking(let asking):
        guard let question = talk.conversation.page.question(asking.key) else {
          return .impossible("a question that is not there")
        }
        if let refusal = await answer(question) { return refusal }
      case .reviewing: talk.type("send")
      case .stuck: return .impossible("stuck")
      case .loading, .loadingPage: return .impossible("options that nobody gives")
      case .leaving, .removing, .deciding: talk.type("yes")
      case .idle, .lookingUp, .working, .sent:
        await Task.yield()
        talk.conversation.hostChanged()
      case .ended: return .impossible("an end")
      }
    }
    return .impossible("a conversation without an end")
  }

  /// Types the answer; gives what came of it unless the conversation goes on.
  private func answer(_ question: Question) async -> FormResult? {
    if let group = question.group {
      talk.type(command(for: group, question))
      return nil
    }
    guard case .field(let path) = question.key else {
      talk.type("")
      return nil
    }
    guard let lines = lines(for: question, path) else { return .impossible("\(path) cannot be typed") }
    for line in lines { talk.type(line) }
    guard case .asking(let asking) = talk.conversation.turn, asking.key == question.key else { return nil }
    guard let asked = talk.conversation.page.question(asking.key),
      let refusal = talk.conversation.refusal(of: asked)
    else { return .impossible("\(path) is asked again without a reason") }
    return .refused([path: refusal.string])
  }

  private func command(for group: PlainGroup, _ question: Question) -> String {
    guard case .field(let path) = question.key else { return "" }
    let wanted = answers.value(at: path)?.arrayValue?.count ?? group.items.count
    let count = group.items.count
    // What did not help before is not tried again.
    guard count != wanted, askedItems.map({ $0.key != question.key || $0.count != count }) ?? true else {
      return ""
    }
    askedItems = (question.key, count)
    return count < wanted ? "/add" : "/remove \(count)"
  }

  /// What is typed to give the answer at a path; nil where no typing gives it.
  private func lines(for question: Question, _ path: String) -> [String]? {
    guard let answer = answers.value(at: path) else { return question.kind == .longText ? ["."] : [""] }
    switch question.kind {
    case .yesNo:
      guard let isOn = answer.boolValue else { return answer == .null ? [""] : nil }
      return [isOn ? "yes" : "no"]
    case .oneOf:
      if answer == .null || answer.stringValue == "" { return [question.answer.isGiven ? "/clear" : "", ""] }
      return answer.stringValue.flatMap { choice($0, question, path) }.map { [$0] }
    case .severalOf:
      guard let picks = answer.arrayValue else { return nil }
      if picks.isEmpty { return question.answer.isGiven ? ["/clear", ""] : [""] }
      let choices = picks.map { pick in pick.stringValue.flatMap { choice($0, question, path) } }
      guard !choices.contains(nil) else { return nil }
      return [choices.compactMap(\.self).joined(separator: ", ")]
    case .longText:
      guard let text = text(of: answer) else { return nil }
      if text.isEmpty { return question.answer.isGiven ? ["/clear", "."] : ["."] }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      return lines.contains(".") || lines[0].isEmpty ? nil : lines.map(Respondent.escaped) + ["."]
    default:
      guard let text = text(of: answer), !text.contains(where: \.isNewline) else { return nil }
      if text.isEmpty { return question.answer.isGiven ? ["/clear", ""] : [""] }
      return [Respondent.escaped(text)]
    }
  }

  private func text(of answer: JSONValue) -> String? {
    switch answer {
    case .null: ""
    case .string(let text): text
    case .number(let number): number.text
    default: nil
    }
  }

  /// A text that begins like a command is typed with its prefix doubled.
  private static func escaped(_ text: String) -> String {
    text.trimmed.hasPrefix("/") ? "/" + text : text
  }

  /// The number of an option, or its name where there are too many for numbers.
  private func choice(_ value: String, _ question: Question, _ path: String) -> String? {
    let key = path.split(separator: ".").filter { Int($0) == nil }.joined(separator: ".")
    guard let options = fields[key]?.options, let choices = question.choices?.options,
      let option = options.first(where: { $0.value == value })
    else { return nil }
    let label = option.label.isEmpty ? option.value : option.label
    let places = 0..<choices.count
    guard let place = places.first(where: { choices.label(at: $0).string == label }) else { return nil }
    return choices.count <= 9 ? String(place + 1) : label
  }

  /// All fields by their keys, those of groups as `people.name`.
  private static func fields(of definition: FormDefinition) -> [String: FieldDefinition] {
    let top = definition.fields + definition.steps.flatMap(\.fields)
    var fields: [String: FieldDefinition] = [:]
    for field in top.withoutSections {
      fields[field.key] = field
      guard case .group(let group) = field.details else { continue }
      for child in group.fields.withoutSections { fields["\(field.key).\(child.key)"] = child }
    }
    return fields
  }
}
