import FormhausText
import FormhausViews

extension Screen {
  /// Brings focus, texts and lists up to the page that has just been read.
  func adopt(after before: PageElements) {
    readFields(after: before)
    let isNewStep = arrivesAtStep(after: before)
    let wish = carriedOut.newFocus(page)
    if isNewStep {
      state.scroll = 0
      state.focus = page.entry
    }
    if let wish { state.focus = wish }
    if let focus = state.focus, page[focus]?.semantics?.isFocusable != true {
      state.focus =
        sameField(as: focus, in: before) ?? before.order.replacement(of: focus, among: Set(page.focusable))
        ?? page.entry
    } else if state.focus == nil {
      state.focus = page.entry
    }
    adoptMenu(after: before)
    askQuestion()
    if let id = state.calendar?.id, page[id]?.input?.calendar == nil || page.semantics(id)?.isLocked == true {
      state.calendar = nil
    }
    let announcements = carriedOut.newAnnouncements(page)
    for text in announcements.map({ $0.text(in: options.labels) }) {
      if text.isEmpty { state.status = nil } else { say(text) }
    }
    if let cue = announcements.compactMap(\.cue).last { give(cue) }
    for effect in reducer.typeWaiting(&state) { carryOut(effect) }
  }

  /// Brings an open list up to its options; it closes when it has gone or is locked.
  private func adoptMenu(after before: PageElements) {
    guard let id = state.menu?.id ?? state.suggesting?.hidden?.id else { return }
    guard let element = page[id], let choices = element.listed, element.semantics?.isLocked == false else {
      state.menu = nil
      state.suggesting?.hidden = nil
      return
    }
    if let known = before[id] {
      if known.isSame(as: element) { return }
      if known.listed?.options.hasLabels(of: choices.options) == true { return }
    }
    state.menu?.adopt(choices)
    state.suggesting?.hidden = nil
  }

  /// Tells the views which of them has the focus.
  func publishFocus() {
    guard carriedOut.published != state.focus else { return }
    state.isScrolledAway = false
    geometry.forgetText()
    if let before = carriedOut.published {
      state.fields[before]?.typedAhead = ""
      state.fields[before]?.isRevealed = false
    }
    let focus = carriedOut.publish(state.focus, on: page)
    focus.before?.set(false)
    focus.now?.set(true)
  }

  /// Whether another step shows; it slides in.
  private func arrivesAtStep(after before: PageElements) -> Bool {
    guard let now = page.sliding, let then = before.sliding,
      now.id != then.id || now.slide.key != then.slide.key
    else { return false }
    startSlide(isForward: now.slide.isForward)
    return true
  }

  /// The element of the same field as one that has gone, such as when it stands in another place now.
  private func sameField(as id: ElementID, in before: PageElements) -> ElementID? {
    before.semantics(id)?.focusTag.flatMap { page.focusable(tag: $0) }
  }

  /// Brings the texts and lists up to those elements that have changed.
  private func readFields(after before: PageElements) {
    var moved: [String: FieldViewState] = [:]
    if before.focusable != page.focusable {
      for id in before.focusable where page[id]?.semantics?.isFocusable != true && sheet?.below[id] == nil {
        let field = state.fields.removeValue(forKey: id)
        if let tag = before.semantics(id)?.focusTag { moved[tag] = field }
      }
    }
    for (place, element) in page.controls.enumerated() where !isRead(element, at: place, before) {
      let known = state.fields[element.id] ?? element.semantics?.focusTag.flatMap { moved[$0] }
      var field = known ?? FieldViewState()
      field.read(element, isNew: known == nil)
      state.fields[element.id] = field
    }
    written = []
    isPageRead = true
  }

  /// Whether all is known already of an element.
  private func isRead(_ element: Element, at place: Int, _ before: PageElements) -> Bool {
    guard isPageRead, written.isEmpty || !written.contains(element.id) else { return false }
    // Most elements stand where they stood.
    if place < before.controls.count, before.controls[place].isSame(as: element) { return true }
    return before[element.id]?.isSame(as: element) == true
  }
}

extension Binding<Bool> {
  /// Writes only what is not there already, so that nothing is resolved again without need.
  fileprivate func set(_ isOn: Bool) {
    if wrappedValue != isOn { wrappedValue = isOn }
  }
}

@MainActor
extension FieldViewState {
  /// Takes over what an element shows.
  ///
  /// - Parameter isNew: whether nothing is known of the element.
  fileprivate mutating func read(_ element: Element, isNew: Bool) {
    if let input = element.input { read(input) }
    if let choices = element.choices { read(choices, isNew: isNew) }
  }

  /// Takes over the text of an input when somebody else has changed it.
  private mutating func read(_ input: InputContent) {
    if var editor, editor.isMultiline == input.isMultiline {
      if text != input.text {
        editor.reconcile(with: input.text)
        if followsEnd { editor.move(to: editor.characters.count) }
        followsEnd = false
      }
      editor.limit = input.limit ?? TextEditor.generalLimit
      self.editor = editor
    } else {
      editor = TextEditor(
        text: input.text, isMultiline: input.isMultiline, limit: input.limit,
        revision: (editor?.revision ?? 0) + 1)
    }
    text = input.text
  }

  /// Puts the cursor on what is picked when that has changed, and keeps it among the options.
  private mutating func read(_ choices: ChoicesContent, isNew: Bool) {
    if isNew || (picked != choices.picked && !choices.allowsMultiple && !choices.picked.contains(highlighted))
    {
      highlighted = choices.picked.isEmpty && !isNew ? highlighted : choices.initialHighlight
    }
    picked = choices.picked
    highlighted = min(max(0, highlighted), max(0, choices.options.count - 1))
  }
}
