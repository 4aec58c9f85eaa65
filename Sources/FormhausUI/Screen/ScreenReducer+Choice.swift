import FormhausText
import FormhausViews
import Surface

extension ScreenReducer {
  func choose(_ state: inout ScreenState, _ command: Command, typed: Character?) -> [ScreenEffect] {
    guard let id = state.focus, let choices = page[id]?.choices, var field = state.fields[id] else {
      return []
    }
    let before = field.highlighted
    var isFound = false
    switch command {
    case .optionDown where choices.waitsAt(before), .optionUp where choices.waitsAt(before):
      return take(&state, id, isPick: false, isSelected: true)
    case .optionDown: field.highlighted = choices.enabled(from: before, step: 1) ?? before
    case .optionUp: field.highlighted = choices.enabled(from: before, step: -1) ?? before
    case .optionFirst: field.highlighted = choices.enabled(from: -1, step: 1) ?? before
    case .optionLast: field.highlighted = choices.enabled(from: choices.options.count, step: -1) ?? before
    case .findOption: isFound = field.find(typed, in: choices)
    default: break
    }
    if command != .findOption { field.typedAhead = "" }
    state.fields[id] = field
    let isSelected = field.highlighted != before || isFound && choices.picked.isEmpty
    return take(&state, id, isPick: command == .pick, isSelected: isSelected)
  }

  /// Goes to the nearest option of the row above or below, beyond the first and the last row to another element.
  func chooseInRows(_ state: inout ScreenState, step: Int) -> [ScreenEffect] {
    guard let id = state.focus, let choices = page[id]?.choices, let before = state.fields[id]?.highlighted
    else { return [] }
    let layout = layout(state)
    guard let place = layout.optionFrame(before, of: id),
      let target = neighbour(of: place, in: choices, id, layout, step: step)
    else { return move(&state, step < 0 ? .stepPrevious : .stepNext) }
    if choices.waitsAt(before) { return take(&state, id, isPick: false, isSelected: true) }
    state.fields[id]?.highlighted = target
    state.fields[id]?.typedAhead = ""
    return take(&state, id, isPick: false, isSelected: target != before)
  }

  /// The option that can be picked in the nearest row on one side, and there in the nearest column.
  private func neighbour(
    of place: Rect, in choices: ChoicesContent, _ id: ElementID, _ layout: PageLayout, step: Int
  ) -> Int? {
    var nearest: (option: Int, rows: Int, columns: Int)?
    for option in 0..<choices.options.count where choices.isEnabled(option) {
      guard let frame = layout.optionFrame(option, of: id) else { continue }
      let (rows, columns) = ((frame.y - place.y) * step, abs(frame.x - place.x))
      guard rows > 0 else { continue }
      if let known = nearest, (known.rows, known.columns) <= (rows, columns) { continue }
      nearest = (option, rows, columns)
    }
    return nearest?.option
  }

  /// Picks the option under the cursor: always when the person says so, in a single choice also when it came there.
  private func take(
    _ state: inout ScreenState, _ id: ElementID, isPick: Bool, isSelected: Bool
  ) -> [ScreenEffect] {
    guard let element = page[id], let semantics = element.semantics, let choices = element.choices,
      let field = state.fields[id], isPick || isSelected && !choices.allowsMultiple
    else { return [] }
    guard !semantics.isLocked else { return isPick ? refusal(semantics) : [] }
    guard choices.isEnabled(field.highlighted) else {
      return isPick ? unavailable(field.highlighted, in: choices) : []
    }
    // Arrow keys only pick; Space also says that the person is done with the choice.
    let isDone = !choices.allowsMultiple && isPick
    if isDone, choices.picked.contains(field.highlighted) { return [.commit(id)] }
    state.hasEdits = true
    return [.pick(id, field.highlighted)] + (isDone ? [.commit(id)] : [])
  }
}

extension ScreenReducer {
  /// Says that an option cannot be picked.
  private func unavailable(_ option: Int, in choices: ChoicesContent) -> [ScreenEffect] {
    guard choices.options.count > option else { return [] }
    let sentence = labels.text(.plainNotAvailable, ["choice": choices.options[option].label.string])
    return [.say(SafeText(notes: sentence))]
  }
}

extension FieldViewState {
  /// Puts the cursor on the next option that begins with what was typed; false when there is none.
  @MainActor
  fileprivate mutating func find(_ typed: Character?, in choices: ChoicesContent) -> Bool {
    guard let typed else { return false }
    let longer = typedAhead + String(typed)
    if let option = choices.option(beginning: longer, from: highlighted) {
      (typedAhead, highlighted) = (longer, option)
    } else if let option = choices.option(beginning: String(typed), from: highlighted + 1) {
      (typedAhead, highlighted) = (String(typed), option)
    } else if let option = choices.option(number: typed) {
      (typedAhead, highlighted) = ("", option)
    } else {
      typedAhead = ""
      return false
    }
    return true
  }
}

extension ChoicesContent {
  func isEnabled(_ index: Int) -> Bool {
    index >= 0 && index < options.count && !options.isDisabled(at: index)
  }

  /// The nearest option from `index` on that can be picked, `index` itself not among them.
  func enabled(from index: Int, step: Int) -> Int? {
    var index = index + step
    while index >= 0, index < options.count {
      if isEnabled(index) { return index }
      index += step
    }
    return nil
  }

  /// Whether the first arrow key picks an option under the cursor.
  fileprivate func waitsAt(_ index: Int) -> Bool { startsAtFirst && picked.isEmpty && isEnabled(index) }

  /// The option on which the cursor stands at first.
  var initialHighlight: Int { picked.min() ?? enabled(from: -1, step: 1) ?? 0 }

  /// Whether Enter takes the option under the cursor; nothing is picked of a scale by passing it.
  var picksOnEnter: Bool { !allowsMultiple && look != .scale && look != .stars }

  /// The option that is named by a text, else the first from `start` on, and around the end, that begins with it and
  /// can be picked.
  func option(beginning text: String, from start: Int) -> Int? {
    let wanted = SearchKey(text).string
    var found: Int?
    for offset in 0..<options.count {
      let index = (start + offset) % options.count
      let name = options[index].name
      guard name.hasPrefix(wanted), isEnabled(index) else { continue }
      if name == wanted { return index }
      found = found ?? index
    }
    return found
  }
}

extension ChoicesContent {
  /// The option at a place from 1 to 9, where it can be picked; the numbers of a scale are names.
  fileprivate func option(number: Character) -> Int? {
    guard look == .inline || look == .chips, let number = number.wholeNumberValue, isEnabled(number - 1)
    else {
      return nil
    }
    return number - 1
  }
}

extension Choice {
  /// What is typed to come to the option.
  fileprivate var name: String { SearchKey(typed ?? label.string).string }
}
