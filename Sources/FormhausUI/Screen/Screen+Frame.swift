import FormhausCore
import FormhausText
import FormhausViews
public import Surface

extension Screen {
  /// Draws everything as it is now.
  public func frame() -> Frame {
    frameIsDrawn()
    refresh()
    guard !isTooSmall else { return tooSmallFrame() }
    // The focus decides what of a scrolling region is in sight, so the page is placed for each frame.
    placed = nil
    let layout = layout
    settle(layout)
    var shown = state
    if let slide, let sliding = page.sliding, let box = layout.box(sliding.id) {
      shown.slideOffset = slide.offset(columns: box.frame.columns)
    }
    if let label = labelOutOfSight(layout) {
      shown.status = label
      reveal(layout, with: label)
      shown.scroll = state.scroll
    }
    let view = painter.viewport(layout, state: shown, size: size)
    turnSpinner(isInSight: layout.boxes.contains { $0.turns && view.shows($0.frame) })
    var pictures = [painter.page(layout, state: shown, size: size, hints: hints)]
    let noMatch = reducer.sentence(.noMatch)
    if let menu = painter.menu(layout, state: shown, size: size, noMatch: noMatch) { pictures.append(menu) }
    if let help = state.help { pictures.append(painter.help(help, size: size)) }
    if let dialog = state.dialog { pictures.append(painter.dialog(dialog, size: size)) }
    return frame(of: pictures)
  }

  private func frame(of pictures: [Picture]) -> Frame {
    // A sentence that the person asked for is read where it stands, whatever layer is on top.
    let cursor = state.isCursorOnStatus && !isTooSmall ? pictures.first?.cursor : pictures.last?.cursor
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
      if let dialog = state.dialog {
        [[dialog.title.string, labels[.windowAsk]], [labels[.windowAsk]]]
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
    let all = KeyTable.standard.hints(in: state.keyContext(page)).filter { hint in
      hint.word != .hintScroll || !isHelpWhole
    }.map { hint in
      let keys = hint.keys.map { $0.title(options.labels) }.joined(separator: "/")
      return (word: hint.word, text: SafeText(label: keys + " " + options.labels[hint.word]))
    }
    let columns = all.reduce(0) { $0 + options.width.cells(of: $1.text.string) + 3 }
    // Who knows Tab guesses Shift-Tab; the way out is worth more room.
    return all.filter { columns <= size.columns - 4 || $0.word != .hintBack }.map(\.text)
  }

  /// Scrolls texts, lists and the page so that what has the focus is in sight.
  private func settle(_ layout: PageLayout) {
    if let id = state.focus { settleText(id, layout) }
    reveal(layout, with: state.status)
    if let id = state.menu?.id, let choices = page[id]?.choices {
      let rows = painter.menuRows(layout, state: state, size: size)
      state.menu?.settle(optionCount: choices.options.count, visibleRows: rows)
    }
  }

  /// Scrolls what has the focus into sight above a status text.
  private func reveal(_ layout: PageLayout, with status: SafeText?) {
    guard let id = state.focus, !state.isScrolledAway else { return }
    var said = state
    said.status = status
    let view = painter.viewport(layout, state: said, size: size)
    if let menu = state.menu {
      state.scroll = painter.scroll(for: menu, layout, view)
    } else {
      state.scroll = view.scroll(revealing: frames(of: id, layout))
    }
  }

  /// What has to be in sight with the focus, what matters most last.
  private func frames(of id: ElementID, _ layout: PageLayout) -> [Rect] {
    var frames = layout.focusFrames(of: id, state: state)
    guard let group = frames.first else { return [] }
    // What stands before the first element and behind the last one has no focus of its own.
    if id == page.focusable.first { frames.insert(group.extended(to: 0), at: 0) }
    if id == page.focusable.last { frames.insert(group.extended(to: layout.height), at: 0) }
    if let input = page[id]?.input, let area = layout.textArea(of: id) {
      let caret = painter.caret(input, state.fields[id], in: area)
      frames.append(Rect(origin: caret, size: Size(columns: 1, rows: 1)))
    }
    return frames
  }

  /// The label of what has the focus, when it is scrolled out of sight above and nothing else is said.
  private func labelOutOfSight(_ layout: PageLayout) -> SafeText? {
    let view = painter.viewport(layout, state: state, size: size)
    guard state.status == nil, let id = state.focus, !state.isScrolledAway,
      let group = layout.focusFrames(of: id, state: state).first, group.y >= view.head,
      group.y < view.visibleRows.lowerBound
    else { return nil }
    return page.semantics(id)?.label
  }

  /// Remembers which part of the focused text is in sight, so that the text stands still while the caret moves in it.
  private func settleText(_ id: ElementID, _ layout: PageLayout) {
    guard let input = page[id]?.input, let editor = state.fields[id]?.editor,
      let area = layout.textArea(of: id)
    else { return }
    let bullet: Glyph? = input.isSecure ? "*" : nil
    let text = TypedText(editor.characters, typesetter: layout.typesetter, bullet: bullet)
    let scroll = state.fields[id]?.scroll ?? 0
    if input.isMultiline {
      let rows = text.rows(columns: area.columns)
      let row = text.position(of: editor.caret, in: rows).row
      let last = max(0, rows.count - area.rows)
      state.fields[id]?.scroll = min(max(min(scroll, row), row - area.rows + 1, 0), last)
    } else {
      state.fields[id]?.scroll = text.firstVisible(caret: editor.caret, first: scroll, columns: area.columns)
    }
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
