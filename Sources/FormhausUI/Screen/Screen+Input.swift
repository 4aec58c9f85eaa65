public import FormhausText
import FormhausViews
import Surface

extension Screen {
  func press(_ key: Key) {
    guard !isTooSmall else { return pressUnseen(key) }
    guard let command = KeyTable.standard.command(for: key, in: state.keyContext(page)) else { return }
    if let id = state.focus, let input = TextInput(command, key), waits(input, for: id) { return }
    if command != .pageUp, command != .pageDown { state.isScrolledAway = false }
    perform(command, key: key)
  }

  /// Carries out what can be done while the page cannot be shown: a question stands there in words, Esc asks it, a
  /// second Esc leaves, every other key stays.
  private func pressUnseen(_ key: Key) {
    switch KeyTable.standard.command(for: key, in: .everywhere) {
    case let command?: perform(command, key: key)
    case nil where key == .escape: perform(state.dialog == nil ? .leave : .dialogAccept, key: key)
    case nil where state.dialog != nil: perform(.closeDialog, key: key)
    case nil: return
    }
  }

  /// A paste is one step of editing; where no text is edited, nothing happens.
  func paste(_ text: String) {
    guard !isTooSmall, let id = state.focus else { return }
    switch state.keyContext(page) {
    case .input, .textarea:
      state.isScrolledAway = false
      if !waits(.paste(text), for: id) {
        put(.paste(text), into: id)
      }
    default: return
    }
  }

  /// Keeps what is typed while everything is locked, until the lock is taken off.
  private func waits(_ input: TextInput, for id: ElementID) -> Bool {
    guard page.isBusy, !input.onlyMoves, page.semantics(id)?.isLocked == true else { return false }
    return waiting.add(input, for: id)
  }

  /// Carries a command out, as the key does that has it.
  func perform(_ command: Command, key: Key) {
    // The reducer may place the page by the present state, so it changes a copy.
    var next = state
    let effects = reducer.reduce(&next, command, key: key)
    state = next
    for effect in effects { carryOut(effect) }
  }

  /// Puts something into the text of an element.
  func put(_ input: TextInput, into id: ElementID) {
    for effect in reducer.typing(&state, input, into: id) { carryOut(effect) }
  }

  private func carryOut(_ effect: ScreenEffect) {
    switch effect {
    case .setText(let id, let text):
      state.fields[id]?.text = text
      actions(id)?.setText?(text)
    case .pick(let id, let option): actions(id)?.pick?(option)
    case .clear(let id): actions(id)?.clear?()
    case .press(let id): press(element: id)
    case .commit(let id): actions(id)?.commit?()
    case .cancel(let id): actions(id)?.cancel?()
    case .say(let text): say(text)
    case .end(let ending): ended?(ending)
    case .suspend: wantsSuspend?()
    case .redraw: wantsRedraw?()
    }
  }

  /// Says on the status row what does not come from the form, such as how much time is left.
  public func announce(_ text: SafeText) {
    say(text)
    requestFrame()
  }

  /// Presses an element; where a button that leads on is not ready and its view does nothing about it, the focus goes
  /// to the question it waits for.
  private func press(element id: ElementID) {
    let wasReady = page.semantics(id)?.dimmedReason == nil
    let saidBefore = announcements.count
    actions(id)?.press?()
    guard !wasReady else { return }
    refresh()
    guard state.focus == id, let semantics = page.semantics(id), let reason = semantics.dimmedReason,
      semantics.purpose == .next || semantics.purpose == .submit
    else { return }
    if announcements.count == saidBefore { say(reason) }
    state.focus = page.unfinished ?? id
  }

  func say(_ text: SafeText) {
    state.status = text
    announcements.append(text.string)
  }

  private func actions(_ id: ElementID) -> Semantics.Actions? { page.semantics(id)?.actions }

  var isTooSmall: Bool { size.columns < Screen.smallest.columns || size.rows < Screen.smallest.rows }

  /// Below this a page cannot be used.
  static let smallest = Size(columns: 20, rows: 6)
}
