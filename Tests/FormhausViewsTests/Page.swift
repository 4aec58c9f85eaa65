import FormhausCore
import FormhausStore
import FormhausTesting
import FormhausText
import FormhausViews

/// A view tree under test, looked at and used by what its elements mean.
@MainActor
final class Page {
  let host: ViewHost
  let clock = TestClock()
  private(set) var invalidations = 0

  init(_ root: some View, reduceMotion: Bool = false, _ change: (inout EnvironmentValues) -> Void = { _ in })
  {
    var environment = EnvironmentValues()
    environment.clock = clock
    environment.reduceMotion = reduceMotion
    change(&environment)
    host = ViewHost(root, environment: environment)
    host.invalidated = { [weak self] in self?.invalidations += 1 }
  }

  /// Every element, in reading order.
  var elements: [Element] { Page.flat(host.tree()) }

  private static func flat(_ element: Element) -> [Element] {
    [element] + element.children.flatMap(flat)
  }

  /// The texts that are shown, in reading order.
  var texts: [String] {
    elements.compactMap { if case .text(let text) = $0.content { text.string } else { nil } }
  }

  /// The drawn titles of the buttons, in reading order.
  var buttons: [String] {
    elements.compactMap { if case .button(_, let title, _) = $0.content { title.string } else { nil } }
  }

  /// The drawn titles of the wells.
  var wells: [String] {
    elements.compactMap { if case .well(let label, _) = $0.content { label.string } else { nil } }
  }

  /// The answers of a review page, as `label: value`.
  var answers: [String] {
    elements.compactMap { element in
      if case .answer(let label, let value, _) = element.content { "\(label): \(value)" } else { nil }
    }
  }

  /// The labels of the options of all choices.
  var optionLabels: [String] {
    elements.flatMap { element -> [String] in
      guard case .choices(let choices) = element.content else { return [] }
      return (0..<choices.options.count).map { choices.options[$0].label.string }
    }
  }

  /// `Step 2 of 4, Day and time`
  var heading: String? {
    elements.lazy.compactMap { $0.semantics }.first { $0.role == .header }?.label.string
  }

  /// The sentence that was said last.
  var announcement: String? {
    elements.lazy.compactMap { $0.signals.announcement }.first?.text(in: Labels()).string
  }

  /// The meaning of the first element with this accessible name.
  func named(_ label: String) -> Semantics? {
    elements.lazy.compactMap(\.semantics).first { $0.label.string == label }
  }

  /// The question above everything else.
  var dialog: Semantics? { elements.lazy.compactMap(\.semantics).first { $0.role == .dialog } }

  /// The options of a choice with a test id.
  func options(_ testID: String) -> ChoiceList? {
    guard let element = elements.first(where: { $0.semantics?.testID == testID }),
      case .choices(let choices) = element.content
    else { return nil }
    return choices.options
  }

  func testID(_ id: String) -> Semantics? {
    elements.lazy.compactMap(\.semantics).first { $0.testID == id }
  }

  /// Presses what has this accessible name; false when there is nothing to press.
  @discardableResult
  func press(_ label: String) -> Bool {
    guard let press = named(label)?.actions.press else { return false }
    press()
    return true
  }

  func type(_ text: String, into label: String) { named(label)?.actions.setText?(text) }

  func pick(_ index: Int, in label: String) { named(label)?.actions.pick?(index) }

  /// Lets the tasks of the main actor run.
  func settle() async {
    for _ in 0..<20 { await Task.yield() }
  }
}
