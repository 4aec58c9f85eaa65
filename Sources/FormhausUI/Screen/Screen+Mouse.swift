import FormhausText
import FormhausViews
import Surface

extension Screen {
  /// A click focuses what is under the pointer and does what it is for; the wheel scrolls.
  ///
  /// - Parameter drawn: the state of the frame that the pointer is over.
  func point(_ event: MouseEvent, on drawn: ScreenState) {
    guard !isTooSmall else { return }
    switch event.action {
    case .press(button: 1): click(event.point, on: drawn)
    case .press, .release: break
    case .scrollUp: wheel(isDown: false)
    case .scrollDown: wheel(isDown: true)
    }
  }

  private func wheel(isDown: Bool) {
    switch state.keyContext(page) {
    case .menu: perform(isDown ? .menuDown : .menuUp, key: isDown ? .down : .up)
    case .help: perform(isDown ? .helpDown : .helpUp, key: isDown ? .down : .up)
    case .dialog: break
    default: perform(isDown ? .pageDown : .pageUp, key: isDown ? .pageDown : .pageUp)
    }
  }

  private func click(_ point: Point, on drawn: ScreenState) {
    if state.dialog != nil {
      clickDialog(point)
    } else if state.help != nil {
      state.help = nil
    } else if state.menu != nil {
      clickMenu(point, on: drawn)
    } else if let place = painter.viewport(layout, state: drawn, size: size).page(point),
      let hit = layout.hit(at: place)
    {
      click(hit, at: place)
    }
  }

  private func click(_ hit: Hit, at place: Point) {
    guard let element = page[hit.id] else { return }
    state.focus = hit.id
    state.isScrolledAway = false
    switch element.keyContext {
    case .button, .toggle: perform(.press, key: .enter)
    case .picker: perform(.openMenu, key: .enter)
    case .choice, .chips:
      guard let option = hit.option else { return }
      state.fields[hit.id]?.highlighted = option
      perform(.pick, key: .character(" "))
    case .input, .textarea: placeCaret(in: hit.id, at: place)
    default: break
    }
  }

  /// Puts the caret where the text was clicked.
  private func placeCaret(in id: ElementID, at place: Point) {
    guard let input = page[id]?.input, let area = layout.textArea(of: id), let field = state.fields[id],
      let editor = field.editor
    else { return }
    let bullet: Glyph? = input.isSecure ? "*" : nil
    let text = TypedText(editor.characters, typesetter: layout.typesetter, bullet: bullet)
    let column = max(0, place.x - area.x)
    if input.isMultiline {
      let rows = text.rows(columns: area.columns)
      state.fields[id]?.editor?.move(
        to: text.caret(row: place.y - area.y + field.scroll, column: column, in: rows))
    } else {
      let first = min(field.scroll, text.count)
      state.fields[id]?.editor?.move(
        to: text.caret(row: 0, column: column, in: [first..<text.count]))
    }
  }

  /// A click on a row picks it; one beside the list closes it.
  private func clickMenu(_ point: Point, on drawn: ScreenState) {
    guard let menu = state.menu,
      let layer = painter.menu(layout, state: drawn, size: size, noMatch: "")?.layer
    else { return }
    let inner = layer.frame.inset(columns: 1, rows: 1)
    guard layer.frame.contains(point) else {
      state.menu = nil
      return
    }
    let row = menu.scroll + point.y - inner.y
    guard inner.contains(point), menu.option(at: row) != nil else { return }
    state.menu?.row = row
    let picksSeveral = page[menu.id]?.choices?.allowsMultiple == true
    perform(picksSeveral ? .menuTick : .menuPick, key: .enter)
  }

  private func clickDialog(_ point: Point) {
    guard let dialog = state.dialog, painter.dialog(dialog, size: size).layer.frame.contains(point) else {
      return
    }
    // The cursor of a dialog stands two cells behind the edge of its selected button.
    let edges = dialog.buttons.indices.map { index in
      var other = dialog
      other.selected = index
      return painter.dialog(other, size: size).cursor.offset(x: -2)
    }
    guard let button = edges.lastIndex(where: { $0.y == point.y && $0.x <= point.x }) else { return }
    state.dialog?.selected = button
    perform(.dialogPress, key: .enter)
  }
}
