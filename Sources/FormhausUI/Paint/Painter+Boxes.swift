import FormhausText
import FormhausViews
import Surface

extension Painter {
  /// Draws one box, without those inside it.
  func paint(_ box: Box, _ scene: Scene, on canvas: inout Canvas) {
    if box.element.style.background != nil { canvas.fill(box.frame, style(of: box)) }
    let area = box.content
    switch box.figure {
    case .none: break
    case .text(let rows): canvas.put(rows, at: area.origin, style(of: box))
    case .divider(let axis): divider(axis, box, on: &canvas)
    case .card(let hasLines):
      if hasLines { canvas.frame(area, lines.light, palette.line(.separator, on: box.style.background)) }
    case .well: well(box, scene, on: &canvas)
    case .note:
      // A bar instead of a fill: no background is readable on every terminal.
      for y in area.y..<area.maxY {
        canvas.put(lines.bar, at: Point(x: area.x, y: y), palette.line(.separator, on: box.style.background))
      }
    case .segments(let count, let reached): segments(count, reached: reached, in: area, box, on: &canvas)
    case .indicator(let rows): indicator(rows, box, on: &canvas)
    case .answer(let label, let value, let column, let isStacked, let isGiven):
      let below = isStacked ? label.count : 0
      canvas.put(label, at: area.origin, palette.text(.textSecondary, on: box.style.background))
      canvas.put(
        value, at: area.origin.offset(x: column, y: below),
        palette.text(isGiven ? .textPrimary : .textTertiary, on: box.style.background))
    case .spinner(let word):
      let start = spinner(scene.state, at: area.origin, style(of: box), on: &canvas)
      canvas.put(word, at: start, style(of: box))
    case .skeleton:
      for y in area.y..<area.maxY {
        canvas.rule(
          lines.shade, from: Point(x: area.x, y: y), columns: area.columns,
          palette.line(.separator, on: box.style.background))
      }
    case .input(let frame): input(frame, box, scene, on: &canvas)
    case .menu(let frame): menuRow(frame, box, scene, on: &canvas)
    case .options(let rows): options(rows, box, scene, on: &canvas)
    case .chips(let rows): chips(rows, box, scene, on: &canvas)
    case .scale(let rows): scale(rows, box, scene, on: &canvas)
    case .stars(let rows): stars(rows, box, scene, on: &canvas)
    case .toggle(let title): toggle(title, box, scene, on: &canvas)
    case .button(let title, let look, let isBusy):
      button(title, look, isBusy: isBusy, box, scene, on: &canvas)
    }
  }

  /// The style of a box's own text.
  func style(of box: Box) -> Style {
    var attributes: Attributes = []
    if box.style.isBold { attributes.insert(.bold) }
    if box.style.isUnderlined { attributes.insert(.underline) }
    let meaning = box.element.semantics
    let foreground: FormhausViews.Color =
      meaning?.isUnchangeable == true
      ? .textSecondary : meaning?.isDisabled == true ? .textTertiary : box.style.foreground
    return palette.text(
      foreground, on: box.style.background, attributes)
  }

  /// The style of the mark on what is picked: in accent, unless it cannot be changed.
  func markStyle(of box: Box) -> Style {
    guard box.isChangeable else { return style(of: box) }
    return palette.line(.accent, on: box.style.background, .bold)
  }

  /// The style of a block around what is picked.
  func blockStyle(of box: Box) -> Style {
    if box.isChangeable { return palette.text(.accentOn, on: .accent) }
    var style = style(of: box)
    style.attributes.formUnion([.bold, .reverse])
    return style
  }

  private func divider(_ axis: Axis, _ box: Box, on canvas: inout Canvas) {
    let (area, style) = (box.content, palette.line(.separator, on: box.style.background))
    switch axis {
    case .horizontal: canvas.rule(lines.light.horizontal, from: area.origin, columns: area.columns, style)
    case .vertical:
      for y in area.y..<area.maxY { canvas.put(lines.light.vertical, at: Point(x: area.x, y: y), style) }
    }
  }

  private func well(_ box: Box, _ scene: Scene, on canvas: inout Canvas) {
    guard case .well(let label, let hasLines, let isInEdge, let isInvalid) = box.figure else { return }
    let isFocused = scene.focusedWell == box.id
    let area = box.content
    let ground = box.style.background
    let emphasis: Attributes = isFocused ? .bold : []
    let labelStyle = palette.text(
      isInvalid ? .danger : isFocused ? .textPrimary : .textSecondary, on: ground, emphasis)
    let lineStyle = palette.line(
      isInvalid ? .danger : isFocused ? .textPrimary : .separator, on: ground, emphasis)
    if hasLines { canvas.frame(area, isFocused ? lines.heavy : lines.light, lineStyle) }
    guard isInEdge else {
      canvas.put(label, at: area.origin.offset(x: PageMetrics.gutter, y: hasLines ? 1 : 0), labelStyle)
      return
    }
    guard let label = label.first, !label.isEmpty else { return }
    canvas.put(" ", at: area.origin.offset(x: 1), lineStyle)
    canvas.put(label, at: area.origin.offset(x: 2), labelStyle)
    canvas.put(" ", at: area.origin.offset(x: 2 + label.columns), lineStyle)
  }

  private func segments(
    _ count: Int, reached: Int, in area: Rect, _ box: Box, on canvas: inout Canvas
  ) {
    guard count > 0 else { return }
    let gap = area.columns >= count * 6 ? 2 : area.columns >= count * 2 ? 1 : 0
    let room = max(0, area.columns - gap * (count - 1))
    let ground = box.style.background
    let ink = palette.line(palette.tint == nil ? .textPrimary : .accent, on: ground, .bold)
    var x = area.x
    for segment in 0..<count {
      let columns = room / count + (segment < room % count ? 1 : 0)
      let isReached = segment < reached
      canvas.rule(
        isReached ? lines.reached : lines.ahead, from: Point(x: x, y: area.y), columns: columns,
        isReached ? ink : palette.line(.separator, on: ground))
      x += columns + gap
    }
  }

  private func indicator(_ rows: IndicatorRows, _ box: Box, on canvas: inout Canvas) {
    let (area, ground) = (box.content, box.style.background)
    let strong = palette.text(.textPrimary, on: ground, .bold)
    let quiet = palette.text(.textSecondary, on: ground)
    canvas.put(rows.formTitle, at: area.origin, strong)
    let start = area.origin.offset(y: rows.formTitle.count)
    canvas.put(rows.besideTitle, at: Point(x: area.maxX - rows.besideTitle.columns, y: start.y), strong)
    if rows.isOneRow {
      let digits = typesetter.place(rows.reached, of: rows.count)
      canvas.put(digits, at: start, quiet)
      canvas.put(rows.title, at: start.offset(x: digits.columns + 1), strong)
    } else {
      canvas.put(rows.words, at: start, quiet)
      canvas.put(rows.title, at: start.offset(y: 1), strong)
      guard rows.hasRuns else { return }
      let runs = Rect(x: area.x, y: start.y + 1 + rows.title.count, columns: area.columns, rows: 1)
      segments(rows.count, reached: rows.reached, in: runs, box, on: &canvas)
    }
  }

  /// Draws the sign of work, and gives where the word beside it begins; with Reduce Motion the word stands alone.
  func spinner(_ state: ScreenState, at point: Point, _ style: Style, on canvas: inout Canvas) -> Point {
    if state.reduceMotion { return point }
    canvas.put(lines.spinner[abs(state.spinnerPhase % lines.spinner.count)], at: point, style)
    return point.offset(x: Placement.spinnerColumns)
  }
}

extension Box {
  /// Whether a person can change what the box shows.
  fileprivate var isChangeable: Bool {
    guard let meaning = element.semantics else { return true }
    return !meaning.isUnchangeable && !meaning.isDisabled
  }
}
