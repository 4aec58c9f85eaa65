import FormhausCore
import FormhausText
import FormhausViews
public import Surface

extension Screen {
  /// Draws everything as it is now.
  public func frame() -> Frame {
    frameIsDrawn()
    refresh()
    guard !pageGeometry.isTooSmall else { return tooSmallFrame() }
    let layout = geometry.layout(focus: state.focus)
    let text = geometry.focusedText(state)
    let caret = settle(layout, text)
    var shown = state
    if let sheet {
      turnSpinner(isInSight: false)
      var below = state
      (below.focus, below.menu, below.calendar) = (sheet.focusBelow, nil, nil)
      (below.scroll, below.isOnSheet) = (sheet.scrollBelow, false)
      let layout = pageGeometry.layout(focus: sheet.focusBelow)
      let page = painter.page(layout, state: below, size: size, hints: hints)
      return frame(of: [page] + pictures(of: sheet, state, text) + panels(above: layout))
    }
    if let slide, let sliding = page.sliding, let box = layout.box(sliding.id) {
      shown.slideOffset = slide.offset(columns: box.frame.columns)
    }
    if let label = labelOutOfSight(layout) {
      shown.status = state.status(naming: label, options.labels)
      reveal(layout, with: shown.status, caret: caret)
      shown.scroll = state.scroll
    }
    let view = painter.viewport(layout, state: shown, size: size)
    turnSpinner(isInSight: layout.turning.contains { view.shows(layout.boxes[$0].frame) })
    let beside = painter.hintsBeside(layout, state: shown, size: size, hints: hints)
    let picture = painter.page(layout, state: shown, size: size, hints: beside, text: text)
    return frame(of: [picture] + openList(layout, shown, size, above: picture) + panels(above: layout))
  }

  /// The open list or month of a page, if there is one.
  func openList(_ layout: PageLayout, _ state: ScreenState, _ size: Size, above page: Picture) -> [Picture] {
    guard var list = painter.menu(layout, state: state, size: size, words: reducer.menuWords) else {
      let calendar = painter.calendar(
        layout, state: state, size: size, labels: options.labels, hints: hints)
      return [calendar].compactMap(\.self)
    }
    // While nothing of it is highlighted, what is typed goes to the input.
    if state.menu?.row == nil { list.cursor = page.cursor }
    return [list]
  }

  /// What stands above everything else.
  private func panels(above page: PageLayout) -> [Picture] {
    let shown = [
      state.help.map { painter.help($0, size: size) }, state.dialog.map { painter.dialog($0, size: size) },
    ].compactMap(\.self)
    guard !shown.isEmpty, state.isCursorOnStatus, let status = state.status else { return shown }
    return shown + [painter.statusPanel(status, page.metrics, size: size)]
  }

  private func frame(of pictures: [Picture]) -> Frame {
    // A sentence that the person asked for is read where it stands, whatever layer is on top.
    let cursor =
      state.isCursorOnStatus && !pageGeometry.isTooSmall ? pictures.first?.cursor : pictures.last?.cursor
    return Frame(size: size, layers: pictures.map(\.layer), cursor: (cursor ?? .zero).clamped(to: size))
  }

  private func tooSmallFrame() -> Frame {
    turnSpinner(isInSight: false)
    return frame(of: [painter.tooSmall(tooSmallMessages, size: size)])
  }

  /// What is said in a window too small for a page, from the longest to the shortest; a question stands in words too.
  private var tooSmallMessages: [SafeText] {
    let labels = options.labels
    let tooSmall = labels.text(.windowTooSmall, ["size": "\(size.columns)x\(size.rows)"])
    let messages =
      if let dialog = state.dialog, dialog.kind != .confirmation {
        [[dialog.title.string, labels[.windowAsk]], [labels[.windowAsk]]]
      } else if !options.mayLeave {
        [[tooSmall, labels[.windowKept]], [tooSmall]]
      } else {
        [
          [tooSmall, labels[.windowWayOut], labels[.windowKept]],
          [tooSmall, labels[.windowLeave], labels[.windowKept]],
          [tooSmall, labels[.windowLeave]], [tooSmall],
        ]
      }
    return messages.map { SafeText(notes: $0.joined(separator: " ")) }
  }

  /// The hint row's words for the keys that work now.
  private var hints: [SafeText] {
    let isHelpWhole = state.help.map { painter.lastHelpScroll($0, size: size) == 0 } ?? true
    let context = state.keyContext(page)
    var words = state.hints(page).filter { $0.word != .hintScroll || !isHelpWhole }
    if context == .calendar { words.sort { $0.word.rankInCalendar < $1.word.rankInCalendar } }
    let all = words.map { hint in
      let keys = hint.keys.map { $0.title(options.labels) }.joined(separator: "/")
      return (word: hint.word, text: SafeText(label: keys + " " + options.labels[hint.word]))
    }
    let columns = all.reduce(0) { $0 + options.width.cells(of: $1.text.string) + 3 }
    // Who knows Tab guesses Shift-Tab; the way out is worth more room.
    return all.filter { columns <= size.columns - 4 || $0.word != .hintBack }.map(\.text)
  }

  /// Scrolls texts, lists and the page so that what has the focus is in sight; gives the cell of the caret on the page.
  private func settle(_ layout: PageLayout, _ text: InputText?) -> Point? {
    let caret = settle(text, layout)
    reveal(layout, with: state.status, caret: caret)
    if state.menu != nil {
      let rows = painter.menuRows(layout, state: state, size: size)
      state.menu?.settle(visibleRows: rows)
    }
    return caret
  }

  /// Scrolls what has the focus into sight above a status text.
  private func reveal(_ layout: PageLayout, with status: SafeText?, caret: Point?) {
    guard let id = state.focus, !state.isScrolledAway else { return }
    var said = state
    said.status = status
    let view = painter.viewport(layout, state: said, size: size)
    if let menu = state.menu, menu.kind != .sheet {
      state.scroll = painter.scroll(for: menu, layout, view)
    } else if let calendar = state.calendar {
      state.scroll = painter.scroll(for: calendar, layout, view)
    } else {
      state.scroll = view.scroll(revealing: frames(of: id, layout, caret: caret))
    }
  }

  /// What has to be in sight with the focus, what matters most last.
  private func frames(of id: ElementID, _ layout: PageLayout, caret: Point?) -> [Rect] {
    var frames = layout.focusFrames(of: id, state: state, caret: caret)
    guard let group = frames.first else { return [] }
    // What stands before the first question, such as what was refused, is seen with it; what stands before the first
    // element and behind the last one has no focus of its own.
    if id == page.focusable.first || id == page.questions.first {
      frames.insert(group.extended(to: 0), at: 0)
    }
    if id == page.focusable.last { frames.insert(group.extended(to: layout.height), at: 0) }
    return frames
  }

  /// The label of what has the focus, when it is scrolled out of sight above.
  private func labelOutOfSight(_ layout: PageLayout) -> SafeText? {
    let view = painter.viewport(layout, state: state, size: size)
    guard let id = state.focus, !state.isScrolledAway,
      let group = layout.focusFrames(of: id, state: state).first, group.y >= view.head,
      group.y < view.visibleRows.lowerBound
    else { return nil }
    return page.semantics(id)?.label
  }

  /// Remembers which part of the focused text is in sight, so that the text stands still while the caret moves in it.
  private func settle(_ text: InputText?, _ layout: PageLayout) -> Point? {
    guard let id = state.focus, let text, let editor = state.fields[id]?.editor,
      let area = layout.textArea(of: id)
    else { return nil }
    let before = state.fields[id]?.scroll ?? 0
    let scroll = text.scroll(before, revealing: editor.caret, height: area.rows)
    state.fields[id]?.scroll = scroll
    let cell = text.cell(of: editor.caret, scroll: scroll)
    return area.origin.offset(x: cell.x, y: cell.y)
  }
}

extension LabelKey {
  /// What is worth more room in an open month comes first.
  fileprivate var rankInCalendar: Int {
    let order: [LabelKey] = [.hintPick, .hintClose, .hintMonth, .hintYear, .hintToday, .hintDay, .hintHelp]
    return order.firstIndex(of: self) ?? order.count
  }
}

extension ScreenState {
  /// The sentence on the status row, after the label of what has the focus unless it names that.
  fileprivate func status(naming label: SafeText, _ labels: Labels) -> SafeText {
    guard let status else { return label }
    return status.string.contains(label.string)
      ? status : SafeText(notes: labels.sentences([label.string, status.string]))
  }
}

extension Viewport {
  /// Whether any of the rows is in sight.
  fileprivate func shows(_ frame: Rect) -> Bool {
    frame.y < head || frame.y < visibleRows.upperBound && frame.maxY > visibleRows.lowerBound
  }
}

extension Rect {
  /// The rectangle with all rows up or down to a row.
  fileprivate func extended(to row: Int) -> Rect {
    let top = min(y, row)
    return Rect(x: x, y: top, columns: columns, rows: max(maxY, row) - top)
  }
}
