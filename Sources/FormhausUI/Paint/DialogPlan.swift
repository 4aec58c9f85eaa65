import FormhausText
import FormhausViews
import Surface

/// The texts and buttons of a question in rows, as they fit a screen.
@MainActor
struct DialogPlan {
  let title: [TextLine]
  let message: [TextLine]
  let buttons: [TextLine]
  /// Whether the buttons stand below each other.
  let isStacked: Bool
  /// Blank columns at both sides inside the lines.
  let padding: Int
  /// Columns of texts and buttons, between the blanks.
  let columns: Int
  /// Whether a button's title does not fit.
  private let isCut: Bool
  private let screen: Size

  private static let longestLine = 50

  /// With all that is asked; where that does not fit, without blank columns; and where it still does not, the title alone
  /// asks, since half a message would mislead.
  init(_ dialog: Dialog, size: Size, painter: Painter) {
    var brief = dialog
    brief.message = nil
    let plans = [dialog, brief].lazy.flatMap { dialog in
      [2, 0].lazy.map { DialogPlan(dialog, padding: $0, size: size, painter: painter) }
    }
    self = plans.first(where: \.isWhole) ?? DialogPlan(brief, padding: 0, size: size, painter: painter)
  }

  private init(_ dialog: Dialog, padding: Int, size: Size, painter: Painter) {
    let typesetter = painter.typesetter
    let room = max(1, min(DialogPlan.longestLine, size.columns - 2 - 2 * padding))
    title = typesetter.lines(dialog.title, columns: room)
    message = dialog.message.map { typesetter.lines($0, columns: room) } ?? []
    buttons = dialog.buttons.map { typesetter.line($0, columns: room - 4) }
    isCut = dialog.buttons.contains { typesetter.columns($0) > room - 4 }
    let across = DialogPlan.columns(of: buttons)
    isStacked = painter.isLarge && buttons.count > 1 || across > room
    let widest = ([across] + (title + message).map(\.columns)).filter { $0 <= room }.max() ?? room
    columns = isStacked ? room : widest
    self.padding = padding
    screen = size
  }

  private var buttonRows: Int { isStacked ? buttons.count : 1 }
  private var textRows: Int { title.count + message.count }
  private var isWhole: Bool { !isCut && textRows + buttonRows + 2 <= screen.rows }

  /// Rows between the texts and the buttons.
  private var gap: Int { textRows + buttonRows + 3 <= screen.rows ? 1 : 0 }

  /// The cells inside the lines that it takes.
  var inner: Size { Size(columns: columns + 2 * padding, rows: textRows + gap + buttonRows) }

  /// The row of the first button in a panel of `rows`; the buttons stay in sight when the texts do not fit.
  func firstButton(in rows: Int) -> Int { max(0, min(textRows + gap, rows - buttonRows)) }

  /// The cells of each button in a panel whose inside is `inner`.
  func frames(in inner: Size) -> [Rect] {
    let first = firstButton(in: inner.rows)
    var x = max(padding, inner.columns - DialogPlan.columns(of: buttons) - padding)
    return buttons.enumerated().map { index, label in
      if isStacked { return Rect(x: padding, y: first + index, columns: columns, rows: 1) }
      defer { x += label.columns + 6 }
      return Rect(x: x, y: first, columns: label.columns + 4, rows: 1)
    }
  }

  /// Columns of buttons beside each other: two brackets and two marks each, and two blanks between them.
  private static func columns(of buttons: [TextLine]) -> Int {
    buttons.reduce(0) { $0 + $1.columns + 4 } + 2 * max(0, buttons.count - 1)
  }
}
