import FormhausStore
import FormhausTesting
import Surface

@testable import FormhausUI
@testable import FormhausViews

/// A screen without a terminal: keys go in, and what a person would see comes out.
@MainActor
final class ScreenPilot {
  let screen: Screen
  let clock = TestClock()
  private(set) var endings: [ScreenEnding] = []
  private(set) var suspensions = 0
  private(set) var framesAsked = 0

  init(
    _ view: some View, size: Size = Size(columns: 60, rows: 24),
    options: ScreenOptions = ScreenOptions(colours: .monochrome, reduceMotion: true)
  ) {
    var environment = EnvironmentValues()
    environment.clock = clock
    environment.reduceMotion = options.reduceMotion
    screen = Screen(
      host: ViewHost(view, environment: environment), options: options, size: size, clock: clock)
    screen.ended = { [weak self] in self?.endings.append($0) }
    screen.wantsSuspend = { [weak self] in self?.suspensions += 1 }
    screen.needsFrame = { [weak self] in self?.framesAsked += 1 }
  }

  /// Key presses as in scenario files; a frame is drawn after each.
  func keys(_ text: String) {
    guard let sequence = try? KeySequence(text) else { fatalError("not keys: \(text)") }
    for key in sequence.keys {
      screen.handle(.key(key))
      _ = screen.frame()
    }
  }

  var grid: Grid { screen.frame().flattened }

  /// The rows of the screen without the blanks at their ends.
  var rows: [String] {
    let grid = grid
    return (0..<grid.rows).map { y in
      var row = (0..<grid.columns).map { grid[$0, y] }.filter { $0.width > 0 }.map(\.text).joined()
      while row.last == " " { row.removeLast() }
      return row
    }
  }

  var picture: String { rows.joined(separator: "\n") }
  var statusRow: String { rows.last?.trimmingBlanks ?? "" }
  var cursor: Point { screen.frame().cursor }

  /// The option that is marked in the open list.
  var highlighted: String? {
    rows.compactMap { row in
      row.firstRange(of: "│>").map { row[$0.upperBound...].prefix { $0 != "│" } }
    }.first.map { String($0).trimmingBlanks }
  }

  /// The text of the screen's row from the cursor on.
  var textAtCursor: String {
    let (grid, cursor) = (grid, cursor)
    return (cursor.x..<grid.columns).map { grid[$0, cursor.y] }.filter { $0.width > 0 }.map(\.text).joined()
      .trimmingBlanks
  }
}

extension String {
  var trimmingBlanks: String {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
