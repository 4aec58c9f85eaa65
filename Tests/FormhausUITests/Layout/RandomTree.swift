import FormhausText

@testable import FormhausViews

/// Element trees of every shape, the same for the same seed.
@MainActor
struct RandomTree {
  private var generator: Random
  private var next = 0

  init(seed: UInt64) {
    generator = Random(seed: seed)
  }

  mutating func tree() -> Element {
    make(.stack(.vertical, spacing: 1, alignment: .leading), children: elements(upTo: 6, depth: 4))
  }

  private mutating func elements(upTo count: Int, depth: Int) -> [Element] {
    (0..<generator.int(0...count)).map { _ in element(depth: depth) }
  }

  private mutating func element(depth: Int) -> Element {
    var element =
      generator.int(0...9) < 4 && depth > 0 ? container(depth: depth - 1) : leaf()
    if generator.int(0...4) == 0 { element.style.width = width() }
    if generator.int(0...6) == 0 {
      element.style.padding = EdgeInsets(
        top: generator.int(0...2), leading: generator.int(0...5), bottom: generator.int(0...2),
        trailing: generator.int(0...5))
    }
    if generator.int(0...9) == 0 { element.style.minHeight = generator.int(0...5) }
    return element
  }

  private mutating func container(depth: Int) -> Element {
    let alignment = generator.pick([Alignment.leading, .center, .trailing])
    let content =
      switch generator.int(0...6) {
      case 0, 1: ElementContent.stack(.horizontal, spacing: generator.int(0...3), alignment: alignment)
      case 2, 3: ElementContent.stack(.vertical, spacing: generator.int(0...2), alignment: alignment)
      case 4: ElementContent.card(spacing: generator.int(0...1))
      case 5: ElementContent.well(label: text(4), isInvalid: generator.int(0...3) == 0)
      default: ElementContent.note
      }
    return make(content, children: elements(upTo: 4, depth: depth))
  }

  private mutating func leaf() -> Element {
    switch generator.int(0...11) {
    case 0, 1: return make(.text(text(12)))
    case 2: return make(.spacer(minLength: generator.int(0...3)))
    case 3: return make(.divider)
    case 4: return make(.segments(count: generator.int(0...9), reached: generator.int(0...4)))
    case 5: return make(.indicator(number: 2, of: 12, words: "Step 2 of 12", title: text(6)))
    case 6: return make(.answer(label: text(3), value: text(8), isGiven: true))
    case 7: return make(.spinner(word: text(2)))
    case 8:
      let input = InputContent(
        text: text(9).string, placeholder: text(3), isSecure: generator.int(0...4) == 0,
        rows: generator.int(1...4))
      return make(.input(input), role: .input)
    case 9: return make(.choices(choices()), role: .choice)
    case 10:
      return make(
        .toggle(isOn: generator.int(0...1) == 0, look: generator.pick([.checkbox, .switch]), title: text(5)),
        role: .toggle)
    default:
      return make(
        .button(
          generator.pick([.prominent, .secondary, .text]), title: text(3), isBusy: generator.int(0...3) == 0),
        role: .button)
    }
  }

  private mutating func choices() -> ChoicesContent {
    let choices = (0..<generator.int(0...5)).map { _ in
      Choice(label: text(5), detail: generator.int(0...1) == 0 ? text(6) : nil)
    }
    return ChoicesContent(
      look: generator.pick([.inline, .menu, .chips, .scale, .stars]),
      allowsMultiple: generator.int(0...1) == 0,
      options: ChoiceList(choices), picked: [generator.int(0...5)], prompt: "Choose")
  }

  private mutating func width() -> ElementWidth {
    generator.pick([.fill, .fixed(generator.int(0...30)), .atMost(generator.int(0...30))])
  }

  private mutating func make(
    _ content: ElementContent, children: [Element] = [], role: Semantics.Role? = nil
  ) -> Element {
    next += 1
    return Element(
      id: ElementID.root.child(next), content: content, children: children,
      semantics: role.map { Semantics(role: $0, label: "control") })
  }

  private mutating func text(_ words: Int) -> SafeText {
    let all = [
      "a", "to", "Email", "address", "consultation", "日本", "東京都千代田区", "🙂", "é", "👨‍👩‍👧", "🇬🇧",
      "Donaudampfschifffahrtsgesellschaft", "न्",
    ]
    let count = generator.int(0...words)
    return SafeText(label: (0..<count).map { _ in generator.pick(all) }.joined(separator: " "))
  }
}

/// The same choices for the same seed.
struct Random {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  mutating func int(_ range: ClosedRange<Int>) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return range.lowerBound + Int((state >> 11) % UInt64(range.count))
  }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[int(0...values.count - 1)] }
}
