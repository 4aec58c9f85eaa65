import FormhausText
import FormhausViews
import Surface

/// The texts of the options of an open list, and the rows that they take.
extension Painter {
  /// The columns before the label of an option.
  func lead(_ menu: OpenMenu, _ choices: ChoicesContent) -> Int {
    // The label of a suggestion stands below the text of its input.
    menu.kind == .suggestions ? 1 : choices.allowsMultiple ? 6 : 4
  }

  /// The texts of an option; the frame says by how much a detail below the label is moved to the right.
  ///
  /// - Parameters:
  ///   - rows: those that the option has.
  ///   - columns: those inside the lines of the list.
  func optionTexts(
    _ menu: OpenMenu, _ choices: ChoicesContent, _ choice: Choice, rows: Int, columns: Int
  ) -> OptionRows.Option {
    let code = code(of: choice, columns: columns)
    let room = columns - lead(menu, choices) - 1 - (code.isEmpty ? 0 : code.columns + 2)
    let isBelow = menu.kind == .suggestions && (isLarge || rows > 1)
    let indent = isBelow ? 2 : 0
    var texts: OptionRows.Option
    if isLarge {
      texts = OptionRows.texts(choice, columns: room, typesetter: typesetter)
      texts.isDetailBeside = texts.isDetailBeside && !isBelow
      if isBelow { texts.detail = choice.detail.map { typesetter.lines($0, columns: room - indent) } ?? [] }
    } else if isBelow {
      texts = OptionRows.Option(
        frame: .zero, label: [typesetter.line(choice.label, columns: room)],
        detail: choice.detail.map { [typesetter.line($0, columns: room - indent)] } ?? [],
        isDetailBeside: false)
    } else {
      texts = OptionRows.uniform(choice, columns: room, typesetter: typesetter)
    }
    texts.frame.x = indent
    return texts
  }

  /// The rows that the option at a row of a list takes for large letters.
  func optionRows(_ menu: OpenMenu, _ choices: ChoicesContent, at row: Int, columns: Int) -> Int {
    guard let index = menu.option(at: row), index < choices.options.count else { return 1 }
    let texts = optionTexts(menu, choices, choices.options[index], rows: .max, columns: columns)
    return max(1, texts.label.count) + (texts.isDetailBeside ? 0 : texts.detail.count)
  }

  /// The plan with the rows of each option in sight, for large letters.
  func spanned(_ plan: MenuPlan, _ menu: OpenMenu, _ layout: PageLayout) -> MenuPlan {
    guard isLarge, let choices = layout.box(menu.id)?.element.listed else { return plan }
    let first = min(max(0, menu.scroll), max(0, menu.rowCount - 1))
    let spans = (first..<max(first, min(menu.rowCount, first + plan.optionRows))).map { row in
      min(plan.optionRows, optionRows(menu, choices, at: row, columns: plan.columns))
    }
    var plan = plan
    plan.spans = Array(spans.prefix(count(of: spans, in: plan.optionRows)))
    return plan
  }

  /// How many of the first options have room in so many rows.
  func count(of spans: some Sequence<Int>, in rows: Int) -> Int {
    var (count, left) = (0, rows)
    for span in spans {
      left -= span
      guard left >= 0 else { break }
      count += 1
    }
    return count
  }
}
