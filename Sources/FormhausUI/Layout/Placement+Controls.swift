import FormhausText
import FormhausViews
import Surface

extension Placement {
  /// The rows that an input shows: those of its text, of one for several lines at least two and not more than it asks
  /// for.
  func rows(of input: InputContent, columns: Int, around: Surroundings) -> Int {
    let most = metrics.inputRows(input.rows)
    guard most > Placement.fewestTextRows else { return most }
    let frame: ControlFrame = around.isInWell ? .well : .brackets
    let room = Rect(x: 0, y: 0, columns: columns, rows: 1).inside(
      leading: frame.leading, trailing: frame.trailing)
    // No more graphemes than these are needed to know that the text takes all rows.
    let start = Array(input.text.prefix(most * max(1, room.columns) + 1))
    let rows = TypedText(start, typesetter: typesetter).rows(columns: room.columns).count
    return min(max(Placement.fewestTextRows, rows), most)
  }

  private static let fewestTextRows = 2

  /// An input or the row of a menu.
  func control(
    rows: Int, in area: Rect, around: Surroundings, _ figure: (ControlFrame) -> Figure
  ) -> Placed {
    Placed(figure: figure(around.isInWell ? .well : .brackets), size: Size(columns: area.columns, rows: rows))
  }

  func choices(
    _ choices: ChoicesContent, words: SafeText?, in area: Rect, around: Surroundings
  ) -> Placed {
    switch choices.look {
    case .menu, .sheet:
      return control(
        rows: menuRows(choices, words: words, columns: area.columns, around: around), in: area,
        around: around,
        Figure.menu)
    case .inline,
      .chips where metrics.isLarge:
      let rows = OptionRows.inline(
        choices.options, columns: area.columns, typesetter: typesetter, marks: marks,
        isLarge: metrics.isLarge)
      return Placed(figure: .options(rows), size: Size(columns: area.columns, rows: rows.rows))
    case .chips:
      let rows = OptionRows.chips(choices.options, columns: area.columns, typesetter: typesetter)
      return Placed(figure: .chips(rows), size: Size(columns: area.columns, rows: rows.rows))
    case .scale:
      let rows = OptionRows.scale(choices, columns: area.columns, typesetter: typesetter)
      return Placed(figure: .scale(rows), size: Size(columns: area.columns, rows: rows.rows))
    case .stars:
      let rows = OptionRows.stars(choices, words: words, columns: area.columns, typesetter: typesetter)
      return Placed(figure: .stars(rows), size: Size(columns: area.columns, rows: rows.rows))
    }
  }

  /// The rows of the answer of a menu: one, and for large letters as many as it takes.
  private func menuRows(
    _ choices: ChoicesContent, words: SafeText?, columns: Int, around: Surroundings
  ) -> Int {
    let frame: ControlFrame = around.isInWell ? .well : .brackets
    let room = columns - frame.leading - frame.trailing - PageLayout.arrowColumns
    guard metrics.isLarge, let answer = choices.answer(words: words, columns: columns) else { return 1 }
    return max(1, lines(answer, columns: room).count)
  }

  /// The label of a question, said to be locked where it is.
  func label(_ text: SafeText, of element: Element) -> SafeText {
    guard !marks.locked.isEmpty, element.question?.isUnchangeable == true else { return text }
    return text.isEmpty ? marks.locked : text + " " + marks.locked
  }

  func toggle(title: SafeText, columns: Int) -> Placed {
    let lead = Placement.toggleColumns
    let lines = self.lines(title, columns: max(1, columns - lead))
    let width = lead + (lines.map(\.columns).max() ?? 0)
    return Placed(
      figure: .toggle(lines), size: Size(columns: min(columns, width), rows: max(1, lines.count)))
  }

  func button(
    _ look: ButtonLook, title: SafeText, isBusy: Bool, columns: Int, around: Surroundings
  ) -> Placed {
    let extra = Placement.buttonColumns(look, isBusy: isBusy)
    let lines = self.lines(title, columns: max(1, columns - extra))
    let fills = around.buttonsFill && look != .text
    let natural = (lines.map(\.columns).max() ?? 0) + extra
    return Placed(
      figure: .button(lines, look, isBusy: isBusy),
      size: Size(columns: fills ? columns : min(columns, natural), rows: max(1, lines.count)))
  }

  /// The cells before a toggle's title: the focus marker, the mark, a space.
  static let toggleColumns = PageMetrics.gutter + 4

  /// The cells around a button's title: brackets and spaces, or the focus marker of a word; the spinner of a busy one.
  static func buttonColumns(_ look: ButtonLook, isBusy: Bool) -> Int {
    (look == .text ? 1 : 4) + (isBusy ? spinnerColumns : 0)
  }
}
