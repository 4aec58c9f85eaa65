import FormhausCore
import FormhausTesting
import FormhausText
import FormhausUI
import FormhausViews
import Surface

/// Fills in a form on the full screen as a person with given answers does, and tells what came of it.
@MainActor
final class ScreenRespondent {
  private let id: String
  private let answers: JSONValue
  private let terminal: HeadlessTerminal
  private let running: RunningStore
  private let received: Respondent.Received

  init(_ given: FormAnswers) {
    let (running, received) = (RunningStore(), Respondent.Received())
    (self.running, self.received) = (running, received)
    id = given.form.definition.id
    answers = given.answers
    terminal = HeadlessTerminal(
      FormhausForm(
        definition: given.form.definition, options: given.options,
        renderer: FormRendererOptions(testIds: .automatic)
      ) { values, _ in
        received.values = values
        return .ok
      }
      .formhausBehavior(FormBehavior(review: true)),
      size: Size(columns: 60, rows: 30)
    ) { $0.formObserver = { running.store = $0 } }
  }

  /// Answers until the form is sent or refuses something.
  func result() async -> FormResult {
    guard let start = engine else { return .impossible("a form that does not start") }
    for _ in 0..<start.definition.steps.count + 20 {
      let step = engine?.currentStepIndex
      if start.isMultiStep, isThere("submit") { return await send() }
      if let reason = fillIn() { return .impossible(reason) }
      if !start.isMultiStep { return await send() }
      // An answer may have moved on by itself.
      guard engine?.currentStepIndex == step, isThere("next") else { continue }
      press("next")
      await terminal.settle()
      if isThere("next"), engine?.currentStepIndex == step { return refused }
    }
    return .impossible("the steps have no end")
  }

  private var engine: FormEngine? { running.store?.state.session.engine }

  private var refused: FormResult {
    .refused(Dictionary((engine?.errors ?? []).map { ($0.key, $0.message) }) { first, _ in first })
  }

  private func send() async -> FormResult {
    press("submit")
    await terminal.settle()
    return received.values.map { .sent($0) } ?? refused
  }

  private func isThere(_ name: String) -> Bool { terminal.screen.element(testID: "\(id).\(name)") != nil }

  /// Goes to a button and presses Enter.
  private func press(_ button: String) {
    if terminal.focus("\(id).\(button)") { terminal.press([.enter]) }
  }

  // MARK: Answers

  /// Answers until no answer brings in further fields; gives the reason when something cannot be answered.
  private func fillIn() -> String? {
    let step = engine?.currentStepIndex
    for _ in 0..<20 {
      let before = engine?.values
      let fields = engine?.visibleFields ?? []
      // What moves on by itself is picked when all else is answered.
      for field in fields.filter({ !$0.autoAdvance }) + fields.filter(\.autoAdvance) where isVisible(field) {
        if let reason = fillIn(field) { return reason }
        guard engine?.currentStepIndex == step else { return nil }
      }
      if before.map(JSONValue.object) == engine.map({ .object($0.values) }) { return nil }
    }
    return nil
  }

  /// Whether a field is still there after the answers before it.
  private func isVisible(_ field: FieldDefinition) -> Bool {
    engine?.visibleFields.contains { $0.key == field.key } == true
  }

  private func fillIn(_ field: FieldDefinition) -> String? {
    let key = field.key
    guard let engine, let answer = answers.value(at: key), !engine.isLocked(key), !engine.isDisabled(key)
    else {
      return nil
    }
    if case .group = field.details { return fillIn(group: key, answer.arrayValue?.count ?? 0) }
    let now = JSONValue.object(engine.values).value(at: key) ?? .null
    let isBlank = answer == .null || answer == "" || answer == []
    if answer == now || isBlank && !engine.isAnswered(key) { return nil }
    switch field.type {
    case "checkbox", "switch", "toggle": return tick(key, answer.boolValue ?? false, now.boolValue)
    case "multiselect":
      if answer.arrayValue == nil, !isBlank { return "\(key) cannot be typed" }
      return turnOver(key, answer.arrayValue ?? [], now.arrayValue ?? [])
    case "select", "radio", "picture", "choice", "scale", "rating":
      return isBlank ? clear(key) : pick(key, answer)
    default: return type(key, answer, isLong: field.type == "textarea")
    }
  }

  private func fillIn(group key: String, _ wanted: Int) -> String? {
    while let count = engine?.itemCount(key), count < wanted {
      press("\(key).add")
      if engine?.itemCount(key) == count { break }
    }
    while let count = engine?.itemCount(key), count > wanted {
      press("\(key).\(count - 1).remove")
      // An item with answers is asked about first.
      if engine?.itemCount(key) == count { terminal.press([.character("y")]) }
      if engine?.itemCount(key) == count { break }
    }
    for place in 0..<(engine?.itemCount(key) ?? 0) {
      for child in engine?.visibleFields(ofItem: place, in: key) ?? [] {
        if let reason = fillIn(child) { return reason }
      }
    }
    return nil
  }

  private func tick(_ key: String, _ wanted: Bool, _ now: Bool?) -> String? {
    guard terminal.focus("\(id).\(key)") else { return "\(key) is not there" }
    // What was never ticked becomes a no by being ticked and not.
    for _ in 0..<(now == nil && !wanted ? 2 : 1) where now != wanted { terminal.press([.character(" ")]) }
    return nil
  }

  private func pick(_ key: String, _ answer: JSONValue) -> String? {
    let value: String? =
      switch answer {
      case .string(let text): text
      case .number(let number): number.text
      default: nil
      }
    guard let value, terminal.press("\(id).\(key).\(value)") else {
      return "there is no option \(answer) of \(key)"
    }
    return nil
  }

  /// Ticks what is missing first, so that the answer is never empty on the way.
  private func turnOver(_ key: String, _ wanted: [JSONValue], _ now: [JSONValue]) -> String? {
    for option in wanted where !now.contains(option) {
      if let reason = pick(key, option) { return reason }
    }
    for option in now where !wanted.contains(option) {
      let left = engine.flatMap { JSONValue.object($0.values).value(at: key)?.arrayValue } ?? []
      if left.contains(option), let reason = pick(key, option) { return reason }
    }
    return nil
  }

  private func clear(_ key: String) -> String? {
    guard terminal.focus("\(id).\(key)") else { return "\(key) is not there" }
    terminal.press([.backspace])
    return nil
  }

  private func type(_ key: String, _ answer: JSONValue, isLong: Bool) -> String? {
    let text: String
    switch answer {
    case .null: text = ""
    case .string(let answer): text = answer
    case .number(let number): text = number.text
    default: return "\(key) cannot be typed"
    }
    guard terminal.focus("\(id).\(key)") else { return "\(key) is not there" }
    let before = terminal.screen.text(ofTestID: "\(id).\(key)") ?? ""
    terminal.press([isLong ? .controlEnd : .end] + before.map { _ in .backspace })
    if !isLong, text.contains(where: \.isNewline) { return "\(key) cannot be typed" }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (place, line) in lines.enumerated() {
      if place > 0 { terminal.press([.enter]) }
      terminal.press(line.map { .character($0) })
    }
    return nil
  }
}
