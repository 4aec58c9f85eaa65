/// What a session's terminal shows at one moment.
public struct TmuxScreen: Sendable {
  /// The rows from the top, without the blanks at their ends.
  public let lines: [String]
  /// Where the hardware cursor stands, in cells from 0.
  public let cursor: (x: Int, y: Int)
  /// Whether the alternate screen is shown.
  public let isAlternate: Bool
  /// How the session's program ended; nil while it runs.
  public let ending: Ending?
  /// The terminal's extent in cells.
  public let columns: Int
  public let rows: Int

  /// How a program ends.
  public enum Ending: Sendable, Hashable {
    case exit(Int)
    case signal(Int32)
  }

  /// The rows, joined by line feeds.
  public var text: String { lines.joined(separator: "\n") }

  /// Whether `text` is shown on one row.
  public func contains(_ text: String) -> Bool {
    lines.contains { $0.contains(text) }
  }

  /// The number of the first row that contains `text`, from 0.
  public func row(containing text: String) -> Int? {
    lines.firstIndex { $0.contains(text) }
  }

  /// What `init` reads: four numbers, a word for the alternate screen and the title that `ProgramRunner` sets.
  static let format = "#{cursor_x},#{cursor_y},#{pane_width},#{pane_height},#{alternate_on},#{pane_title}"

  /// Reads the line made by `format` and, behind it, the rows.
  init?(_ output: String) {
    var lines = output.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    guard !lines.isEmpty else { return nil }
    let fields = lines.removeFirst().split(separator: ",", omittingEmptySubsequences: false)
    guard fields.count == 6 else { return nil }
    let numbers = fields.prefix(4).compactMap { Int($0) }
    guard numbers.count == 4 else { return nil }
    if lines.last == "" { lines.removeLast() }
    self.lines = lines.map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    cursor = (numbers[0], numbers[1])
    columns = numbers[2]
    rows = numbers[3]
    isAlternate = fields[4] == "1"
    ending = ProgramRunner.ending(fields[5])
  }
}
