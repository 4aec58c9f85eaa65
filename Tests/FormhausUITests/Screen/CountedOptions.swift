import FormhausText

@testable import FormhausUI
@testable import FormhausViews

/// A choice that counts how often one of its options is built.
struct CountedOptions: PrimitiveView {
  @MainActor final class Count { var value = 0 }

  let count = Count()
  let options: Int
  let look: ChoicesLook
  let isDisabled: @MainActor (Int) -> Bool

  init(
    count options: Int, look: ChoicesLook = .menu,
    isDisabled: @escaping @MainActor (Int) -> Bool = { _ in false }
  ) {
    self.options = options
    self.look = look
    self.isDisabled = isDisabled
  }

  func resolve(in context: ResolveContext) -> [Element] {
    let list = ChoiceList(count: options, isDisabled: isDisabled) { [count, isDisabled] index in
      count.value += 1
      return Choice(label: SafeText(label: "Option \(index)"), isDisabled: isDisabled(index))
    }
    let content = ChoicesContent(
      look: look, allowsMultiple: false, options: list, picked: [], prompt: "Choose")
    return [
      Element(id: context.id, content: .choices(content), semantics: Semantics(role: .choice, label: "List"))
    ]
  }
}

/// A choice whose options become others.
struct ReplacedOptions: PrimitiveView {
  @MainActor final class Store {
    var changed: (@MainActor () -> Void)?
    var options = ["Abbey", "Bath"] { didSet { changed?() } }
  }

  let store = Store()

  func resolve(in context: ResolveContext) -> [Element] {
    let list = ChoiceList(store.options.map { Choice(label: SafeText(value: $0)) })
    let content = ChoicesContent(
      look: .menu, allowsMultiple: false, options: list, picked: [], prompt: "Choose")
    return [
      Element(id: context.id, content: .choices(content), semantics: Semantics(role: .choice, label: "List"))
    ]
  }
}
