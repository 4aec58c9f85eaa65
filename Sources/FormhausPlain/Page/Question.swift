import FormhausCore
import FormhausText
import FormhausViews

/// One question of a page: an element that is answered.
@MainActor
struct Question {
  let element: Element
  let semantics: Semantics
  let key: Key
  /// The item of a group that it belongs to.
  let item: PlainGroup.Place?
  /// The group that may get further items; such a question is answered by commands.
  let group: PlainGroup?

  /// What a question is known by from one reading of the tree to the next.
  enum Key: Hashable {
    /// The key of a field.
    case field(String)
    case element(ElementID)

    /// Whether it is the key of a part of a field, such as the city of an address.
    func isPart(of field: String) -> Bool {
      if case .field(let tag) = self { tag.hasPrefix(field + ".") } else { false }
    }
  }

  init?(_ element: Element, in item: PlainGroup.Place? = nil, about group: PlainGroup? = nil) {
    guard let semantics = element.semantics, semantics.isQuestion || group != nil else { return nil }
    self.element = element
    self.semantics = semantics
    self.item = item
    self.group = group
    key = semantics.focusTag.map(Key.field) ?? .element(element.id)
  }

  var label: SafeText { group?.label ?? semantics.label.onOneLine }

  /// The label with the item that the question belongs to.
  func fullLabel(in wording: PlainWording) -> SafeText {
    item.map { $0.title + wording.comma + label } ?? label
  }

  var kind: AnswerKind {
    switch element.content {
    case .toggle: .yesNo
    case .choices(let choices) where !choices.isSpread: choices.allowsMultiple ? .severalOf : .oneOf
    case .input(let input) where input.isSecure: .password
    case .input(let input) where input.isMultiline: .longText
    default: semantics.kind
    }
  }

  var isSecret: Bool { kind == .password }

  /// Whether its options are still to come.
  var isWaitingForOptions: Bool { semantics.isWaiting && choices?.options.count == 0 }

  /// The names of the first options, to tell when they have become others.
  func optionNames(upTo count: Int) -> [SafeText] {
    choices.map { choices in (0..<min(count, choices.options.count)).map { choices.options[$0].label } } ?? []
  }

  /// Whether it can be answered; what is locked or disabled is only said.
  var isOpen: Bool { !semantics.isDisabled && !semantics.isLocked }

  /// The choices to be said; the numbers of a scale are typed.
  var choices: ChoicesContent? {
    if case .choices(let choices) = element.content, !choices.isSpread { choices } else { nil }
  }

  /// Whether its choices have a search of their own, and are too many to be said where so many are at once.
  func isLookedUp(saying choicesAtOnce: Int) -> Bool {
    choices.map { $0.options.lookup != nil && $0.options.count > choicesAtOnce } ?? false
  }

  /// Whether a text is looked up on request, and what is found picked by its number.
  var isLookedUpByText: Bool { semantics.actions.lookUp != nil }

  /// Whether another question is there, or is called so, because of the answer to this one.
  func governs(_ key: Key) -> Bool {
    if case .field(let tag) = key { semantics.governs.contains(tag) } else { false }
  }

  /// What is offered for a text; any other text will do as well.
  var offered: ChoiceList? {
    guard case .input(let input) = element.content, let list = input.suggestions?.options, list.count > 0
    else {
      return nil
    }
    return list
  }

  /// What of the person's own details would answer it, in words; nil once it has an answer, and while it cannot be given.
  var offer: SafeText? {
    guard isOpen, !isSecret, !answer.isGiven else { return nil }
    return switch element.content {
    case .input(let input): input.ghost.map { SafeText(lines: $0).onOneLine }
    case .choices(let choices): choices.ghost.map { choices.options.label(at: $0) }
    default: nil
    }
  }

  /// Answers with what is offered.
  func takeOffer() {
    switch element.content {
    case .input(let input): if let ghost = input.ghost { semantics.actions.setText?(ghost) }
    case .choices(let choices): if let ghost = choices.ghost { semantics.actions.pick?(ghost) }
    default: break
    }
  }

  /// `0 is Not at all, 10 is Very likely.`
  func ends(in wording: PlainWording) -> SafeText? {
    guard case .choices(let choices) = element.content, case .range(let min, let max) = semantics.kind else {
      return nil
    }
    let ends = [(min, choices.ends.first), (max, choices.ends.last)].compactMap { number, text in
      text.map { wording.text(.plainRangeEnd, ["n": number, "text": $0]) }
    }
    return ends.isEmpty ? nil : ends.joined(separator: wording.comma).sentence(in: wording)
  }

  /// The answer itself, for comparing.
  var answer: Answer {
    if let group { return .items(group.items.count) }
    return switch element.content {
    case .input(let input): .text(input.text)
    case .choices(let choices): .picks(choices.picked)
    case .toggle(let isOn, _, _): .isOn(semantics.value == nil ? nil : isOn)
    default: .text(semantics.value?.string ?? "")
    }
  }

  enum Answer: Hashable {
    case text(String)
    case picks(Set<Int>)
    /// A yes or no; nil for one that was never given.
    case isOn(Bool?)
    case items(Int)

    /// Whether there is an answer that `required` takes for one.
    var isGiven: Bool {
      switch self {
      case .text(let text): !text.isEmpty
      case .picks(let picks): !picks.isEmpty
      case .isOn(let isOn): isOn == true
      case .items(let count): count > 0
      }
    }
  }

  /// The answer in words; nil when there is none. Of a secret only that there is one is said.
  func value(in wording: PlainWording) -> SafeText? {
    if let group { return group.items.isEmpty ? nil : SafeText(label: String(group.items.count)) }
    return switch element.content {
    case .input(let input) where input.text.isEmpty: nil
    case .input where isSecret: wording.text(.hiddenAnswer)
    case .input(let input): SafeText(lines: input.text).onOneLine
    default: semantics.value?.onOneLine
    }
  }

  /// The answer in words as it was understood: a number, date or time as the person writes them, whatever was typed.
  func understoodValue(in wording: PlainWording) -> SafeText? {
    if [.date, .time, .dateTime].contains(kind) { return semantics.value?.onOneLine }
    guard let notation, case .input(let input) = element.content, let number = notation.number(input.text)
    else { return value(in: wording) }
    return SafeText(label: notation.text(number))
  }

  /// Whether the answer is a text that is no number where one is wanted.
  var isUnreadableNumber: Bool {
    guard let notation, case .text(let text) = answer, !text.isEmpty else { return false }
    return notation.number(text) == nil
  }

  /// How numbers are written; nil where something else is wanted.
  var notation: NumberNotation? { semantics.limits.notation }
}

extension ChoicesContent {
  /// Whether the options are numbers, which are typed and need not be said.
  fileprivate var isSpread: Bool { look == .scale || look == .stars }
}
