import FormhausText
import FormhausViews

/// Collects a page from an element tree.
@MainActor
struct PageReader {
  var page = PlainPage()
  private var group = PlainGroupReader()

  mutating func read(_ tree: Element) {
    visit(tree)
    leaveOutRepetitions()
  }

  private mutating func visit(_ element: Element) {
    if let announcement = element.signals.announcement {
      page.announcements.append(
        PlainPage.Announcement(id: element.id, serial: announcement.serial, sentences: announcement.sentences)
      )
    }
    if let request = element.signals.focusRequest { page.focusRequests.insert(request) }
    if let semantics = element.semantics {
      if let purpose = semantics.purpose {
        take(semantics, element, purpose)
        return
      }
      switch semantics.role {
      case .dialog where semantics.confirmation != nil:
        page.dialog = semantics
        return
      case .dialog, .region: break
      case .input, .choice, .toggle:
        if let question = Question(element, in: group.place) { page.items.append(.question(question)) }
        return
      case .answer:
        take(semantics, element, .answer)
        return
      case .header, .text, .status:
        if semantics.role == .status, semantics.isWaiting { page.isLoading = true }
        append(semantics, element, isTitle: semantics.role == .header)
        return
      case .button:
        return
      }
    }
    for child in element.children { visit(child) }
  }

  private mutating func take(_ semantics: Semantics, _ element: Element, _ purpose: Purpose) {
    let isButton = semantics.role == .button
    switch purpose {
    case .step(let number, let of, let title):
      page.step = PlainPage.Step(
        number: number, of: of, title: title.onOneLine, heading: semantics.label)
    case .next, .submit, .sending, .sent:
      if isButton {
        page.primary = PlainPage.Control(semantics: semantics, isBusy: element.isBusy)
      } else if purpose == .sent {
        page.sentMessages.append(semantics.label)
      }
    case .back:
      if semantics.isFocusable { page.back = PlainPage.Control(semantics: semantics, isBusy: false) }
    case .edit:
      page.groups.append(ReviewGroup(title: takeTitle(), edit: semantics))
    case .answer:
      if page.groups.isEmpty { page.groups.append(ReviewGroup(title: takeTitle())) }
      page.groups[page.groups.count - 1].answers.append(
        ReviewGroup.Answer(
          label: semantics.label.onOneLine, value: (semantics.value ?? SafeText("")).onOneLine,
          focusTag: semantics.focusTag))
    case .note:
      page.notes.append(semantics.label)
    case .failed:
      page.failures.append(semantics.label)
    case .item(let title, _, _):
      group.begin(element.id, title: title, heading: semantics.label)
      if let place = group.place { page.items.append(.itemHeading(place)) }
    case .removeItem: group.take(remove: semantics)
    case .addItem(let label):
      let group = group.end(label: label, add: semantics)
      if let question = Question(element, about: group) { page.items.append(.question(question)) }
    case .group(let items, let atLeast, let atMost):
      page.items.append(
        .groupHeading(
          GroupHeading(
            id: element.id, label: semantics.label.onOneLine, items: items, atLeast: atLeast, atMost: atMost))
      )
    case .sectionEnd: append(semantics, element, isTitle: true)
    case .skip: if isButton { page.skip = semantics }
    case .moveItem, .fieldWork, .cancel, .summary:
      break
    }
  }

  private mutating func append(_ semantics: Semantics, _ element: Element, isTitle: Bool) {
    page.items.append(
      .passage(PlainPage.Passage(id: element.id, text: semantics.label, isTitle: isTitle)))
  }

  /// The title of a review group: the last header before its Edit link, or the remark after it, which repeats it.
  private mutating func takeTitle() -> SafeText? {
    let trailing = page.items.reversed().prefix { if case .passage = $0 { true } else { false } }
    var title: SafeText?
    for (count, item) in trailing.enumerated() {
      guard case .passage(let passage) = item else { break }
      title = title ?? passage.text
      guard passage.isTitle else { continue }
      page.items.removeLast(count + 1)
      return title?.onOneLine
    }
    return nil
  }

  /// Leaves out passages that say again what an element says anyway: a field's hint or error, why a button waits.
  private mutating func leaveOutRepetitions() {
    var known: Set<SafeText> = []
    for question in page.questions {
      let semantics = question.semantics
      for text in [semantics.hint, semantics.error, semantics.failure, semantics.dimmedReason].compactMap(
        \.self)
      {
        known.insert(text.onOneLine)
      }
    }
    if let reason = page.primary?.semantics.dimmedReason { known.insert(reason.onOneLine) }
    page.items.removeAll { item in
      if case .passage(let passage) = item { known.contains(passage.text.onOneLine) } else { false }
    }
    leaveOutLabels()
  }

  /// Leaves out the label that an app's own view draws above its control: the question itself says it.
  private mutating func leaveOutLabels() {
    let next = page.items.dropFirst().map(\.questionLabel) + [SafeText?.none]
    let kept = zip(page.items, next).filter { item, label in
      guard case .passage(let passage) = item, !passage.isTitle else { return true }
      return passage.text.onOneLine != label
    }
    page.items = kept.map(\.0)
  }
}

extension Element {
  fileprivate var isBusy: Bool {
    if case .button(_, _, let isBusy) = content { isBusy } else { false }
  }
}

@MainActor
extension PlainPage.Item {
  fileprivate var questionLabel: SafeText? {
    if case .question(let question) = self { question.label } else { nil }
  }
}
