import FormhausCore
import FormhausText
import FormhausViews

/// One question of a page: an element that is answered.
@MainActor
struct Question {
  let element: Element
  let semantics: Semantics
  let key: Key

  /// What a question is known by from one reading of the tree to the next.
  enum Key: Hashable {
    /// The key of a field.
    case field(String)
    case element(ElementID)
  }

  init?(_ element: Element) {
    guard let semantics = element.semantics, semantics.isQuestion else { return nil }
    self.element = element
    self.semantics = semantics
    key = semantics.focusTag.map(Key.field) ?? .element(element.id)
  }

  var label: SafeText { semantics.label.onOneLine }

  var kind: AnswerKind {
    switch element.content {
    case .toggle: .yesNo
    case .choices(let choices): choices.allowsMultiple ? .severalOf : .oneOf
    case .input(let input) where input.isSecure: .password
    case .input(let input) where input.isMultiline: .longText
    default: semantics.kind
    }
  }

  var isSecret: Bool { kind == .password }

  /// Whether it can be answered; what is locked or disabled is only said.
  var isOpen: Bool { !semantics.isDisabled && !semantics.isLocked }

  var choices: ChoicesContent? {
    if case .choices(let choices) = element.content { choices } else { nil }
  }

  /// The answer itself, for comparing.
  var answer: Answer {
    switch element.content {
    case .input(let input): .text(input.text)
    case .choices(let choices): .picks(choices.picked)
    case .toggle(let isOn, _, _): .isOn(isOn)
    default: .text(semantics.value?.string ?? "")
    }
  }

  enum Answer: Hashable {
    case text(String)
    case picks(Set<Int>)
    case isOn(Bool)

    /// Whether there is an answer that `required` takes for one.
    var isGiven: Bool {
      switch self {
      case .text(let text): !text.isEmpty
      case .picks(let picks): !picks.isEmpty
      case .isOn(let isOn): isOn
      }
    }
  }

  /// The answer in words; nil when there is none. Of a secret only that there is one is said.
  func value(in wording: PlainWording) -> SafeText? {
    switch element.content {
    case .input(let input) where input.text.isEmpty: nil
    case .input where isSecret: wording.text(.hiddenAnswer)
    case .input(let input): SafeText(lines: input.text).onOneLine
    default: semantics.value?.onOneLine
    }
  }
}
