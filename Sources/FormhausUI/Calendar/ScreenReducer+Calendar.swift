import FormhausCore
import FormhausText
import FormhausViews
import Surface

extension ScreenReducer {
  /// - Parameter key: the key that was pressed, for the command that types its character.
  func calendar(_ state: inout ScreenState, _ command: Command, _ key: Key) -> [ScreenEffect] {
    switch command {
    case .openCalendar: return openCalendar(&state)
    case .moveInCalendar(let move): return moveInCalendar(&state, move)
    case .pickDay: return pickDay(&state)
    case .typeInstead:
      state.calendar = nil
      return TextInput(.type, key).map { type(&state, $0) } ?? []
    case .closeCalendarAndNext:
      state.calendar = nil
      return move(&state, .next)
    case .closeCalendarAndPrevious:
      state.calendar = nil
      return move(&state, .previous)
    default:
      state.calendar = nil
      return []
    }
  }

  private func openCalendar(_ state: inout ScreenState) -> [ScreenEffect] {
    guard let id = state.focus, let element = page[id], let semantics = element.semantics,
      let content = element.input?.calendar, let text = state.fields[id]?.editor?.text
    else { return [] }
    guard !semantics.isLocked else { return refusal(semantics) }
    let day = content.initialDay(for: text)
    state.calendar = OpenCalendar(id: id, day: day)
    return [.say(words(day, content, text))]
  }

  private func moveInCalendar(_ state: inout ScreenState, _ move: CalendarMove) -> [ScreenEffect] {
    guard let open = state.calendar, let content = page[open.id]?.input?.calendar,
      let text = state.fields[open.id]?.editor?.text
    else { return [] }
    let day = move.day(from: open.day, in: content)
    state.calendar?.day = day
    return [.say(words(day, content, text))]
  }

  /// Writes the day under the cursor into the input and closes the month; a day that cannot be picked says so.
  func pickDay(_ state: inout ScreenState) -> [ScreenEffect] {
    guard let open = state.calendar, let content = page[open.id]?.input?.calendar,
      let text = state.fields[open.id]?.editor?.text
    else { return [] }
    guard content.canPick(open.day) else { return [.say(words(open.day, content, text))] }
    state.calendar = nil
    let picked = content.text(text, picking: open.day)
    return rewrite(&state, open.id, CaretText(picked, caret: picked.count)) + [
      .say(words(open.day, content, picked))
    ]
  }

  /// `December 2026, Thursday 24, today`
  private func words(_ day: CivilDate, _ content: CalendarContent, _ text: String) -> SafeText {
    var parts = [labels.day(day)]
    if day == content.today { parts.append(labels[.calendarToday]) }
    if day == content.day(in: text) { parts.append(labels[.calendarPicked]) }
    if !content.canPick(day) { parts.append(labels[.unavailable]) }
    return SafeText(notes: parts.joined(separator: labels.listSeparator))
  }
}

extension ScreenReducer {
  /// A click on a day picks it; one beside the month closes it.
  ///
  /// - Parameter drawn: the state of the frame that the pointer is over.
  func clickCalendar(_ state: inout ScreenState, _ point: Point, on drawn: ScreenState) -> [ScreenEffect] {
    guard let open = state.calendar, let content = page[open.id]?.input?.calendar else { return [] }
    let layout = layout(state)
    let view = painter.viewport(layout, state: drawn, size: size)
    let plan = painter.calendarPlan(open, content, layout, view)
    guard plan.frame.contains(point) else {
      state.calendar = nil
      return []
    }
    guard let day = plan.day(at: point) else { return [] }
    state.calendar?.day = day
    return pickDay(&state)
  }
}
