import FormhausText
import FormhausViews

/// The element tree as the screen reads it: what can be focused, in order, and what is asked for once.
@MainActor
struct PageElements {
  let tree: Element
  /// The elements at which Tab stops, in the order of the tree.
  private(set) var focusable: [ElementID] = []
  /// The same elements themselves.
  private(set) var controls: [Element] = []
  /// Those of them that are questions.
  private(set) var questions: [ElementID] = []
  private(set) var announcements: [(id: ElementID, announcement: Announcement)] = []
  private(set) var focusRequests: [(id: ElementID, request: FocusRequest)] = []
  /// What the views keep of which of the focusable elements has the focus.
  private(set) var focusStates: [(id: ElementID, isFocused: Binding<Bool>)] = []
  /// The first element that slides in when its key changes.
  private(set) var sliding: (id: ElementID, slide: Slide)?
  /// The theme that the page asks for.
  private(set) var theme: FormhausTheme?
  /// The heading of the step that shows, as it is read.
  private(set) var stepHeading: SafeText?
  /// Whether something is on its way, such as an answer of the receiver.
  private(set) var isBusy = false
  /// Whether the page says that the form was sent.
  private(set) var isSent = false
  /// The sheet above the page.
  private(set) var sheet: Element?
  /// What calls off the work that goes on, where it is not a control that does.
  private var stopping: ElementID?
  /// The elements that stand for the focus tag of a field, with what is inside.
  private var anchors: [(tag: String, element: Element)] = []
  private var elements: [ElementID: Element] = [:]

  /// - Parameter before: the page before, which is likely to be about as long.
  init(tree: Element, before: PageElements? = nil) {
    self.tree = tree
    elements.reserveCapacity(before?.elements.count ?? 0)
    collect(tree)
  }

  /// The page of a sheet; what the page below wants said and focused still counts.
  init(sheet: Element, above page: PageElements) {
    tree = sheet.asPage
    collect(tree)
    self.sheet = nil
    announcements = page.announcements
    focusRequests = page.focusRequests
    stepHeading = page.stepHeading
    theme = page.theme
  }

  /// An element that means something; nil when it is not on the page.
  subscript(id: ElementID) -> Element? { elements[id] }

  /// What an element means; nil when it is not on the page.
  func semantics(_ id: ElementID?) -> Semantics? { id.flatMap { elements[$0]?.semantics } }

  func element(testID: String) -> Element? {
    elements.values.first { $0.semantics?.testID == testID }
  }

  /// The choice that has an option with a test id, and the option's index.
  func option(testID: String) -> (id: ElementID, option: Int)? {
    for id in focusable {
      guard let options = elements[id]?.choices?.options,
        let option = (0..<options.count).first(where: { options[$0].testID == testID })
      else { continue }
      return (id, option)
    }
    return nil
  }

  /// The element that can be focused and has a focus tag, or else the first one inside the element that stands for it.
  func focusable(tag: String) -> ElementID? {
    focusable.first { elements[$0]?.semantics?.focusTag == tag }
      ?? anchors.first { $0.tag == tag }.flatMap { PageElements(tree: $0.element).focusable.first }
  }

  /// The element that calls off what is going on, or closes the sheet that the page is.
  var cancelling: ElementID? {
    focusable.first { elements[$0]?.semantics?.actions.cancel != nil } ?? stopping
  }

  /// The first question whose answer is refused, or required and not given.
  var unfinished: ElementID? {
    questions.first { id in
      guard let element = elements[id], let semantics = element.semantics, !semantics.isLocked else {
        return false
      }
      return semantics.error != nil || semantics.isRequired && element.isUnanswered
    }
  }

  private mutating func collect(_ element: Element) {
    if case .sheet = element.content {
      sheet = element
      elements[element.id] = element
      return
    }
    let traits = element.traits
    if traits.contains(.meaningful) { elements[element.id] = element }
    if traits.contains(.focusable) {
      focusable.append(element.id)
      controls.append(element)
      if traits.contains(.question) { questions.append(element.id) }
    }
    if traits.contains(.special) { collect(special: element) }
    for child in element.children { collect(child) }
  }

  private mutating func collect(special element: Element) {
    if let announcement = element.signals.announcement { announcements.append((element.id, announcement)) }
    if let request = element.signals.focusRequest { focusRequests.append((element.id, request)) }
    if let slide = element.style.slide, sliding == nil { sliding = (element.id, slide) }
    if let theme = element.style.theme { self.theme = theme }
    if let anchor = element.anchor { anchors.append((anchor, element)) }
    if case .button(_, _, isBusy: true) = element.content { isBusy = true }
    guard let semantics = element.semantics else { return }
    if semantics.isFocusable, let isFocused = semantics.focus { focusStates.append((element.id, isFocused)) }
    if case .step = semantics.purpose { stepHeading = semantics.label }
    if semantics.purpose == .sent { isSent = true }
    if semantics.purpose == .sending { isBusy = true }
    if !semantics.isFocusable, semantics.actions.cancel != nil { stopping = element.id }
  }
}

extension Element {
  /// What is on a sheet, as a page.
  fileprivate var asPage: Element {
    var page = Element(
      id: id, content: .stack(.vertical, spacing: 0, alignment: .leading), children: children,
      semantics: semantics)
    page.style.padding = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    return page
  }

  var input: InputContent? {
    if case .input(let input) = content { input } else { nil }
  }

  var choices: ChoicesContent? {
    if case .choices(let choices) = content { choices } else { nil }
  }

  /// Whether a question has no answer; an unticked box has none.
  fileprivate var isUnanswered: Bool {
    switch content {
    case .input(let input): input.text.isEmpty
    case .choices(let choices): choices.picked.isEmpty
    case .toggle(let isOn, _, _): !isOn
    default: false
    }
  }

  /// The keys that work while the element has the focus.
  var keyContext: KeyContext {
    switch content {
    case .input(let input): input.keyContext(isLocked: semantics?.isLocked == true)
    case .choices(let choices):
      switch choices.look {
      case .menu, .sheet: .picker
      case .inline: .choice
      case .chips, .scale, .stars: .chips
      }
    case .toggle: .toggle
    case .button: .button
    default: .outsideText
    }
  }
}

extension InputContent {
  /// The keys that work while the input has the focus; one that is locked has nothing to change or to pick from.
  fileprivate func keyContext(isLocked: Bool) -> KeyContext {
    if isMultiline { return .textarea }
    if isSecure { return .secret }
    if let suggestions {
      if suggestions.isAskedByEnter { return .askingInput }
      return suggestions.options.count > 0 ? .suggestingInput : .input
    }
    if isLocked { return .input }
    if calendar != nil { return stepper == nil ? .date : .dateTime }
    return stepper == nil ? .input : .stepped
  }
}
