import FormhausText
import FormhausViews
import Surface

/// Where the options of a choice stand, and their texts in rows.
struct OptionRows: Sendable, Hashable {
  /// One option; the frame counts from the choice's first cell.
  struct Option: Sendable, Hashable {
    var frame: Rect
    var label: [TextLine]
    /// A quieter text behind the label, or below it.
    var detail: [TextLine]
    var isDetailBeside: Bool
  }

  var options: [Option]
  /// The number of options when they are too many to be broken into rows: then each takes one row.
  var uniformCount: Int?
  var rows: Int
  /// What the ends of a scale mean, or how many stars are picked.
  var captions: [Caption] = []

  /// More options than this take one row each.
  static let longestWrapped = 200

  /// Cells before a label: the focus marker, the mark, a space.
  static let labelColumn = PageMetrics.gutter + 4
  /// Cells around a chip's label: the focus marker, a bracket, the mark, and at the end a space and a bracket.
  static let chipLead = 3
  static let chipTrail = 2

  var count: Int { uniformCount ?? options.count }

  /// The cells of an option, from the choice's first cell.
  func frame(_ index: Int, columns: Int) -> Rect? {
    guard index >= 0, index < count else { return nil }
    return uniformCount == nil ? options[index].frame : Rect(x: 0, y: index, columns: columns, rows: 1)
  }

  /// The option at a cell, from the choice's first cell.
  func option(at point: Point) -> Int? {
    if let uniformCount { return point.y >= 0 && point.y < uniformCount ? point.y : nil }
    return options.firstIndex { $0.frame.contains(point) }
  }
}

extension OptionRows {
  /// One option below the other; for large letters also the details stand below their labels.
  @MainActor
  static func inline(
    _ list: ChoiceList, columns: Int, typesetter: Typesetter, marks: StateMarks, isLarge: Bool = false
  ) -> OptionRows {
    if list.count > longestWrapped {
      return OptionRows(options: [], uniformCount: list.count, rows: list.count)
    }
    var options = (0..<list.count).map {
      texts(marks.said(of: list[$0]), columns: max(1, columns - labelColumn), typesetter: typesetter)
    }
    // One list has one shape: the details stand beside their labels only where all of them fit.
    let isBeside = !isLarge && options.allSatisfy { $0.detail.isEmpty || $0.isDetailBeside }
    var y = 0
    for index in options.indices {
      options[index].isDetailBeside = isBeside
      let below = isBeside ? 0 : options[index].detail.count
      options[index].frame = Rect(
        x: 0, y: y, columns: columns, rows: max(1, options[index].label.count) + below)
      y = options[index].frame.maxY
    }
    return OptionRows(options: options, rows: y)
  }

  /// The texts of an option whose label may take `columns`.
  static func texts(_ choice: Choice, columns: Int, typesetter: Typesetter) -> Option {
    let label = typesetter.lines(choice.label, columns: columns)
    let labelColumns = label.last?.columns ?? 0
    let gap = 2
    let isBeside =
      choice.detail.map { typesetter.columns($0) + labelColumns + gap <= columns && label.count == 1 }
      ?? false
    let detail = choice.detail.map { typesetter.lines($0, columns: columns) } ?? []
    return Option(
      frame: .zero, label: label, detail: detail, isDetailBeside: isBeside && detail.count == 1)
  }

  /// The texts of an option on one row, the detail beside the label as far as it fits.
  static func uniform(_ choice: Choice, columns: Int, typesetter: Typesetter) -> Option {
    let label = typesetter.line(choice.label, columns: columns)
    let room = columns - label.columns - 2
    let detail = choice.detail.map { typesetter.line($0, columns: room) }
    return Option(
      frame: .zero, label: [label], detail: room > 3 ? detail.map { [$0] } ?? [] : [], isDetailBeside: true)
  }

  /// Blocks one after the other, broken into rows.
  @MainActor
  static func chips(_ list: ChoiceList, columns: Int, typesetter: Typesetter) -> OptionRows {
    var options: [Option] = []
    var (x, y) = (0, 0)
    for index in 0..<list.count {
      let around = chipLead + chipTrail
      let label = typesetter.line(list[index].label, columns: max(0, columns - around))
      let width = min(columns, label.columns + around)
      if x > 0 && x + width > columns { (x, y) = (0, y + 1) }
      options.append(
        Option(
          frame: Rect(x: x, y: y, columns: width, rows: 1), label: [label], detail: [], isDetailBeside: false)
      )
      x += width + 1
    }
    return OptionRows(options: options, rows: options.isEmpty ? 0 : y + 1)
  }
}
