import FormhausText
import FormhausViews
import Surface

extension Painter {
  /// The focus marker, and the brackets around an input's or a menu's rows.
  func brackets(_ frame: ControlFrame, _ box: Box, isFocused: Bool, on canvas: inout Canvas) {
    guard frame == .brackets else { return }
    let style = palette.line(
      isFocused ? .textPrimary : .separator, on: box.style.background, isFocused ? .bold : [])
    if isFocused { marker(at: box.content.origin, box, on: &canvas) }
    for y in box.content.y..<box.content.maxY {
      canvas.put("[", at: Point(x: box.content.x + frame.leading - 1, y: y), style)
      canvas.put("]", at: Point(x: box.content.maxX - frame.trailing, y: y), style)
    }
  }

  /// The sign that the focus is here, which needs neither colour nor shape.
  func marker(at point: Point, _ box: Box, on canvas: inout Canvas) {
    canvas.put(">", at: point, palette.line(.accent, on: box.style.background, .bold))
  }

  func menuRow(_ frame: ControlFrame, _ box: Box, _ scene: Scene, on canvas: inout Canvas) {
    guard case .choices(let choices) = box.element.content, let area = scene.layout.textArea(of: box.id)
    else {
      return
    }
    let isFocused = scene.isFocused(box)
    brackets(frame, box, isFocused: isFocused, on: &canvas)
    let answer = choices.answer(words: box.element.semantics?.value, columns: area.columns)
    let isOffering = isFocused && scene.state.isShowingOffers
    if let answer {
      let rows =
        isLarge
        ? typesetter.lines(answer, columns: area.columns) : [typesetter.line(answer, columns: area.columns)]
      canvas.put(Array(rows.prefix(area.rows)), at: area.origin, style(of: box))
    } else if isOffering, case .option(let ghost) = box.element.offer(scene.state.fields[box.id]) {
      self.ghost(choices.options.label(at: ghost), in: area, box, on: &canvas)
    } else {
      example(choices.prompt, in: area, box, on: &canvas)
    }
    let arrow = Point(x: box.content.maxX - frame.trailing - 1, y: area.y)
    self.arrow(at: arrow, box, isFocused: isFocused, on: &canvas)
  }

  /// The mark of what opens below.
  func arrow(at point: Point, _ box: Box, isFocused: Bool, on canvas: inout Canvas) {
    canvas.put(
      lines.arrow, at: point,
      palette.line(isFocused ? .textPrimary : .textSecondary, on: box.style.background))
  }

  /// A text that stands for an answer, in brackets, since its colour alone would not tell it from one.
  func example(_ text: SafeText, in area: Rect, _ box: Box, on canvas: inout Canvas) {
    guard !text.isEmpty else { return }
    let style = palette.text(.textTertiary, on: box.style.background)
    let line = typesetter.line(text, columns: area.columns - 2)
    canvas.put("(", at: area.origin, style)
    canvas.put(line, at: area.origin.offset(x: 1), style)
    canvas.put(")", at: area.origin.offset(x: 1 + line.columns), style)
  }

  func toggle(_ title: [TextLine], _ box: Box, _ scene: Scene, on canvas: inout Canvas) {
    guard case .toggle(let isOn, _, _) = box.element.content else { return }
    let isFocused = scene.isFocused(box)
    if isFocused { marker(at: box.content.origin, box, on: &canvas) }
    var style = style(of: box)
    if isFocused { style.attributes.insert(.bold) }
    let mark = box.content.origin.offset(x: PageMetrics.gutter)
    // A switch reads like a checkbox: its state is told by a letter.
    canvas.put(TextLine(["[", isOn ? "x" : " ", "]"]), at: mark, isOn ? markStyle(of: box) : style)
    canvas.put(title, at: box.content.origin.offset(x: Placement.toggleColumns), style)
  }

  func button(
    _ title: [TextLine], _ look: ButtonLook, isBusy: Bool, _ box: Box, _ scene: Scene,
    on canvas: inout Canvas
  ) {
    let area = box.content
    let isFocused = scene.isFocused(box)
    let style = buttonStyle(look, box, isFocused: isFocused)
    if look == .text {
      if isFocused { marker(at: area.origin, box, on: &canvas) }
      canvas.put(title, at: area.origin.offset(x: 1), style)
      return
    }
    canvas.fill(area, style)
    for y in area.y..<area.maxY {
      canvas.put("[", at: Point(x: area.x, y: y), style)
      canvas.put("]", at: Point(x: area.maxX - 1, y: y), style)
    }
    if isFocused {
      canvas.put(">", at: area.origin.offset(x: 1), style)
      canvas.put("<", at: Point(x: area.maxX - 2, y: area.y), style)
    }
    for (row, line) in title.enumerated() {
      let isWorking = isBusy && row == 0 && !scene.state.reduceMotion
      let start = buttonTitle(line, look, isBusy: isWorking, in: area).offset(y: row)
      if isWorking {
        _ = spinner(scene.state, at: start.offset(x: -Placement.spinnerColumns), style, on: &canvas)
      }
      canvas.put(line, at: start, style)
    }
  }

  /// The first cell of a row of a button's title, in the button's first row.
  func buttonTitle(_ title: TextLine, _ look: ButtonLook, isBusy: Bool, in area: Rect) -> Point {
    let last = max(0, area.columns - 1)
    if look == .text { return area.origin.offset(x: min(1, last)) }
    let lead = isBusy ? Placement.spinnerColumns : 0
    let free = max(0, area.columns - 4 - title.columns - lead)
    return area.origin.offset(x: min(2 + free / 2 + lead, last))
  }

  private func buttonStyle(_ look: ButtonLook, _ box: Box, isFocused: Bool) -> Style {
    let meaning = box.element.semantics
    let ground = box.style.background
    if meaning?.isDisabled == true { return palette.text(.textTertiary, on: ground) }
    if meaning?.dimmedReason != nil { return palette.text(.textTertiary, on: ground, isFocused ? .bold : []) }
    switch look {
    case .prominent: return palette.text(.accentOn, on: .accent, isFocused ? .underline : [])
    case .secondary:
      return palette.text(
        box.style.foreground, on: palette.hasColour(.fill) ? .fill : ground, isFocused ? .reverse : [])
    case .text:
      return palette.text(
        box.style.foreground, on: ground, isFocused ? [.underline, .reverse] : [.underline])
    }
  }
}

extension ChoicesContent {
  /// What is picked, on the row of a menu; nil when nothing is.
  ///
  /// - Parameters:
  ///   - words: an answer that is none of the options.
  ///   - columns: more names than that are not looked up.
  func answer(words: SafeText?, columns: Int) -> SafeText? {
    let picked = picked.sorted().filter { $0 >= 0 && $0 < options.count }
    guard !picked.isEmpty else { return words }
    let names = picked.prefix(columns).map { options.label(at: $0) }.joined(separator: ", ")
    return pickedCount.map { picked.count > 1 ? $0 + ": " + names : names } ?? names
  }
}
