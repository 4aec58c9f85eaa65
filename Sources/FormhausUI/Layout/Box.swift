import FormhausText
import FormhausViews
import Surface

/// An element in its place on the page, ready to be painted.
@MainActor
struct Box {
  let element: Element
  /// The cells of the element with its free room, in page coordinates.
  var frame: Rect
  /// What of the page the element may be drawn on.
  var clip: Rect
  /// The box around, by its index among all boxes.
  var parent: Int?
  /// The index behind the last box inside this one.
  var end = 0
  var figure: Figure
  let style: BoxStyle
  /// The cells of the figure, without the free room.
  var content: Rect
  /// What the element was offered.
  let room: Room

  /// What is around an element, as far as its own place and those inside it depend on it.
  struct Room: Sendable, Hashable {
    var columns: Int
    /// Buttons take the whole width, as they do below each other.
    var buttonsFill: Bool
    /// The lines of a well are around.
    var isInWell: Bool
    /// Cards and wells have lines around them.
    var hasBoxes: Bool
  }

  var id: ElementID { element.id }
}

/// Colours and emphasis of an element after inheritance.
struct BoxStyle: Sendable, Hashable {
  var foreground: FormhausViews.Color = .textPrimary
  var background: FormhausViews.Color?
  /// In the place of the theme's accent.
  var accent: FormhausViews.Color?
  var isBold = false
  var isUnderlined = false
  var isASCII = false
  /// Moves with the step that slides in.
  var slides = false

  /// The style of a child that asks for `style`.
  func inheriting(_ style: ElementStyle) -> BoxStyle {
    BoxStyle(
      foreground: style.foreground ?? foreground, background: style.background ?? background,
      accent: style.accent ?? accent, isBold: style.isBold ?? isBold,
      isUnderlined: style.isUnderlined ?? isUnderlined, isASCII: style.isASCII ?? isASCII,
      slides: slides || style.slide != nil)
  }
}

/// What is drawn of an element, with its texts already broken into rows.
enum Figure: Sendable, Hashable {
  /// Arranges its children only.
  case none
  case text([TextLine])
  case divider(Axis)
  case card(hasLines: Bool)
  /// The label is a part of the top edge, or stands on rows of its own under it.
  case well(label: [TextLine], hasLines: Bool, isLabelInEdge: Bool, isInvalid: Bool)
  case note
  case segments(count: Int, reached: Int)
  case indicator(IndicatorRows)
  /// The value's rows stand from `valueColumn`, on the label's rows unless `isStacked`.
  case answer(label: [TextLine], value: [TextLine], valueColumn: Int, isStacked: Bool, isGiven: Bool)
  case spinner(TextLine)
  case skeleton
  case input(ControlFrame)
  case menu(ControlFrame)
  case options(OptionRows)
  case chips(OptionRows)
  case scale(OptionRows)
  case stars(OptionRows)
  case toggle([TextLine])
  /// A button across `content`; `isBusy` leaves room for the spinner before the title.
  case button([TextLine], ButtonLook, isBusy: Bool)
}

/// How an input or a menu shows its extent.
enum ControlFrame: Sendable, Hashable {
  /// The lines of a well around it.
  case well
  /// Brackets, with the focus marker before them.
  case brackets

  /// Cells before and after the text.
  var leading: Int { self == .well ? 0 : PageMetrics.gutter + 1 }
  var trailing: Int { self == .well ? 0 : 1 }
}

/// What tells how far a form has come, broken into rows.
struct IndicatorRows: Sendable, Hashable {
  /// The title of the form on rows of its own.
  var formTitle: [TextLine]
  /// The title of the form at the end of the first row.
  var besideTitle: TextLine
  var words: TextLine
  var title: [TextLine]
  var count: Int
  var reached: Int
  /// Digits and title on one row, without runs.
  var isOneRow: Bool
  /// Whether runs tell the same below the title.
  var hasRuns: Bool
}
