import FormhausText
import FormhausViews

/// The columns that an element takes when nothing makes it narrower.
struct NaturalWidth: Sendable, Hashable {
  var columns: Int
  /// Takes all there is, beside others of its kind an even share.
  var grows = false
  /// Less than this is of no use.
  var minimum = 1

  /// What an input, a box or a list needs to be of use.
  static let control = NaturalWidth(columns: 16, grows: true, minimum: 16)

  func padded(by columns: Int) -> NaturalWidth {
    NaturalWidth(columns: self.columns + columns, grows: grows, minimum: minimum + columns)
  }

  /// The width of a row of these.
  static func row(_ widths: [NaturalWidth], gaps: Int) -> NaturalWidth {
    NaturalWidth(
      columns: widths.reduce(gaps) { $0 + $1.columns }, grows: widths.contains(where: \.grows),
      minimum: widths.reduce(gaps) { $0 + $1.minimum })
  }

  /// The width of a column of these.
  static func column(_ widths: [NaturalWidth]) -> NaturalWidth {
    NaturalWidth(
      columns: widths.map(\.columns).max() ?? 0, grows: widths.contains(where: \.grows),
      minimum: widths.map(\.minimum).max() ?? 0)
  }
}

extension Placement {
  /// The natural width of an element with its free room; asked once for each element of a row.
  mutating func naturalWidth(_ element: Element) -> NaturalWidth {
    if let known = naturalWidths[element.id] { return known }
    let padding = metrics.padding(element.style.padding)
    var width = contentWidth(element).padded(by: padding.leading + padding.trailing)
    switch element.style.width {
    case .natural: break
    case .fill: width.grows = true
    case .fixed(let columns):
      width = NaturalWidth(columns: max(0, columns), minimum: min(width.minimum, max(0, columns)))
    case .atMost(let columns):
      width.columns = min(width.columns, max(0, columns))
      width.minimum = min(width.minimum, width.columns)
    }
    naturalWidths[element.id] = width
    return width
  }

  private mutating func contentWidth(_ element: Element) -> NaturalWidth {
    switch element.content {
    case .text(let text): words(typesetter.columns(text))
    case .stack(.horizontal, let spacing, _):
      NaturalWidth.row(
        element.children.map { naturalWidth($0) }, gaps: gaps(of: element.children, spacing: spacing))
    case .stack(.vertical, _, _): NaturalWidth.column(element.children.map { naturalWidth($0) })
    case .spacer(let minLength):
      NaturalWidth(columns: max(0, minLength), grows: true, minimum: max(0, minLength))
    case .divider: NaturalWidth(columns: 1)
    case .spinner(let word): sign(typesetter.columns(word) + Placement.spinnerColumns)
    case .toggle(_, _, let title):
      sign(typesetter.columns(label(title, of: element)) + Placement.toggleColumns)
    case .button(let look, let title, let isBusy):
      sign(typesetter.columns(title) + Placement.buttonColumns(look, isBusy: isBusy))
    case .card, .well, .note, .segments, .indicator, .answer, .skeleton, .scroll, .sheet, .input, .choices:
      NaturalWidth.control
    }
  }

  /// A text of `columns`, which may be broken into rows.
  private func words(_ columns: Int) -> NaturalWidth {
    NaturalWidth(columns: columns, minimum: min(columns, 8))
  }

  /// A short text that should rather move to a row of its own than be broken.
  private func sign(_ columns: Int) -> NaturalWidth {
    NaturalWidth(columns: columns, minimum: min(columns, 24))
  }

  /// The columns between the children of a row; free room takes none beside it.
  func gaps(of children: [Element], spacing: Int) -> Int {
    max(0, children.count { !$0.isSpacer } - 1) * max(0, spacing)
  }
}

extension Element {
  var isSpacer: Bool {
    if case .spacer = content { true } else { false }
  }
}
