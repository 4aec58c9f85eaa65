import FormhausText
import FormhausViews
import Surface

/// What an element came to: its picture and the cells that it took.
struct Placed {
  var figure: Figure
  /// The cells of the figure.
  var size: Size
}

extension Placement {
  /// Places what is inside an element's free room.
  mutating func content(of element: Element, in area: Rect, around: Surroundings) -> Placed {
    switch element.content {
    case .text(let text):
      let lines = lines(text, columns: area.columns)
      return Placed(figure: .text(lines), size: size(of: lines))
    case .stack(.vertical, let spacing, let alignment):
      return Placed(
        figure: .none,
        size: column(
          element.children, spacing: spacing, alignment: alignment, fills: element.style.width != .natural,
          in: area,
          around: around))
    case .stack(.horizontal, let spacing, let alignment):
      return Placed(
        figure: .none,
        size: row(element.children, spacing: spacing, alignment: alignment, in: area, around: around))
    case .spacer(let minLength):
      return Placed(figure: .none, size: Size(columns: 0, rows: metrics.spacing(minLength)))
    case .divider:
      return Placed(figure: .divider(.horizontal), size: Size(columns: area.columns, rows: 1))
    case .card(let spacing): return card(element, spacing: spacing, in: area, around: around)
    case .well(let label, let isInvalid):
      return well(
        element, label: self.label(label, of: element), isInvalid: isInvalid, in: area, around: around)
    case .note: return note(element, in: area, around: around)
    case .scroll(let maxRows): return scroll(element, maxRows: maxRows, in: area, around: around)
    // It is placed as a page of its own.
    case .sheet: return Placed(figure: .none, size: .zero)
    case .segments(let count, let reached):
      return Placed(
        figure: .segments(count: count, reached: reached), size: Size(columns: area.columns, rows: 1))
    case .indicator(let number, let count, let words, let title, let formTitle):
      return indicator(
        number: number, of: count, words: words, title: title, formTitle: formTitle, columns: area.columns)
    case .answer(let label, let value, let isGiven):
      return answer(label: label, value: value, isGiven: isGiven, columns: area.columns)
    case .spinner(let word):
      let line = typesetter.line(word, columns: area.columns - Placement.spinnerColumns)
      return Placed(
        figure: .spinner(line),
        size: Size(columns: min(area.columns, line.columns + Placement.spinnerColumns), rows: 1))
    case .skeleton(let rows):
      return Placed(figure: .skeleton, size: Size(columns: area.columns, rows: max(0, rows)))
    case .input(let input):
      return control(
        rows: rows(of: input, columns: area.columns, around: around), in: area, around: around, Figure.input)
    case .choices(let choices):
      return self.choices(choices, words: element.semantics?.value, in: area, around: around)
    case .toggle(_, _, let title): return toggle(title: label(title, of: element), columns: area.columns)
    case .button(let look, let title, let isBusy):
      return button(look, title: title, isBusy: isBusy, columns: area.columns, around: around)
    }
  }

  private func size(of lines: [TextLine]) -> Size {
    Size(columns: lines.map(\.columns).max() ?? 0, rows: lines.count)
  }

  private func indicator(
    number: Int, of count: Int, words: SafeText, title: SafeText, formTitle: FormTitle?, columns: Int
  ) -> Placed {
    let isOneRow = metrics.density == .dense
    let isLarge = formTitle.map { $0.isLarge ?? metrics.isTall || metrics.isLarge && !isOneRow } ?? false
    let above = isLarge ? formTitle.map { lines($0.text, columns: columns) } ?? [] : []
    let lead = isOneRow ? typesetter.place(number, of: count).columns + 1 : 0
    let titleRows =
      isOneRow ? [typesetter.line(title, columns: columns - lead)] : lines(title, columns: columns)
    let first =
      isOneRow ? lead + (titleRows.first?.columns ?? 0) : typesetter.line(words, columns: columns).columns
    let room = columns - first - PageMetrics.gutter
    let beside = isLarge || room < 4 ? TextLine() : typesetter.line(formTitle?.text ?? "", columns: room)
    return Placed(
      figure: .indicator(
        IndicatorRows(
          formTitle: above, besideTitle: beside, words: typesetter.line(words, columns: columns),
          title: titleRows, count: count, reached: number, isOneRow: isOneRow, hasRuns: metrics.hasLines)),
      size: Size(
        columns: columns,
        rows: above.count + (isOneRow ? 1 : titleRows.count + (metrics.hasLines ? 2 : 1))))
  }

  private func answer(label: SafeText, value: SafeText, isGiven: Bool, columns: Int) -> Placed {
    // Some terminals turn a whole row around for such a value, and its label with it.
    let isStacked = metrics.isStacked || columns < 30 || value.isRightToLeft || label.isEmpty
    let valueColumn =
      label.isEmpty ? 0 : isStacked ? min(PageMetrics.gutter, columns / 4) : min(28, columns / 3)
    let labelColumns = isStacked ? columns : valueColumn - 2
    let labelLines = lines(label, columns: labelColumns)
    let valueLines = lines(value, columns: columns - valueColumn)
    return Placed(
      figure: .answer(
        label: labelLines, value: valueLines, valueColumn: valueColumn, isStacked: isStacked, isGiven: isGiven
      ),
      size: Size(
        columns: columns,
        rows: isStacked
          ? labelLines.count + valueLines.count : max(labelLines.count, valueLines.count)))
  }
}

extension SafeText {
  /// Whether the text has letters of a script that is written from right to left.
  fileprivate var isRightToLeft: Bool {
    string.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
      default: false
      }
    }
  }
}
