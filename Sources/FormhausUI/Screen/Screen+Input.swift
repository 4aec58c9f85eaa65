public import FormhausText
import FormhausViews
import Surface

extension Screen {
  /// Does what a person does, and asks for the frame that shows it.
  func perform(_ action: ScreenAction) {
    refresh()
    endSlide()
    for effect in reducer.reduce(&state, action) { carryOut(effect) }
    refresh()
    requestFrame()
  }

  func carryOut(_ effect: ScreenEffect) {
    switch effect {
    case .setText(let id, let text):
      state.fields[id]?.text = text
      written.insert(id)
      actions(id)?.setText?(text)
    case .pick(let id, let option): actions(id)?.pick?(option)
    case .clear(let id): actions(id)?.clear?()
    case .press(let id): press(id)
    case .commit(let id): actions(id)?.commit?()
    case .lookUp(let id, let text): actions(id)?.lookUp?(text)
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
  private func press(_ id: ElementID) {
    let wasReady = page.semantics(id)?.dimmedReason == nil
    let said = announcements.count
    actions(id)?.press?()
    guard !wasReady else { return }
    refresh()
    for effect in reducer.leadOn(&state, from: id, isSaid: announcements.count > said) { carryOut(effect) }
  }

  /// Tells who asked for a bell or a flash that something has happened.
  func give(_ cue: Cue) {
    cues.append(cue)
    if options.bell { rings?() }
    if options.flash { flashes?() }
  }

  func say(_ text: SafeText) {
    state.status = text
    announcements.append(text.string)
  }

  private func actions(_ id: ElementID) -> Semantics.Actions? { page.semantics(id)?.actions }
}
