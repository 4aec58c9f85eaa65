public import Surface

/// A frame as text: what is drawn, where the cursor stands, and which cells have which style.
///
/// ```text
/// 20x8, cursor at column 6, row 2
///  1│1/4 Service         │
///  2│> (*) Website       │
/// ```
public struct FramePicture: Sendable, Hashable {
  private let frame: Frame
  private let grid: Grid

  /// A picture of a frame.
  public init(_ frame: Frame) {
    self.frame = frame
    grid = frame.flattened
  }

  /// The rows with their numbers, in a frame that shows where they end; counted from 1, as the cursor is.
  public var drawing: String {
    ([heading] + rows { row in row.map(\.text).joined() }).joined(separator: "\n")
  }

  /// The same rows with a letter for the style of each cell, a dot for a plain one, and what the letters mean.
  ///
  /// The trailing half of a wide character has the letter of its style too.
  public var styles: String {
    var letters = StyleLetters()
    let rows = rows { row in String(row.map { letters.letter($0.style) }) }
    return (rows + letters.legend).joined(separator: "\n")
  }

  private var heading: String {
    let place = "cursor at column \(frame.cursor.x + 1), row \(frame.cursor.y + 1)"
    return "\(frame.size.columns)x\(frame.size.rows), \(place)"
  }

  private func rows(_ text: (ArraySlice<Cell>) -> String) -> [String] {
    let digits = String(grid.rows).count
    return (0..<grid.rows).map { y in
      let number = String(y + 1)
      return String(repeating: " ", count: digits - number.count) + number + "│" + text(grid.row(y)) + "│"
    }
  }
}

/// Gives each style of a picture a letter, in the order in which they appear.
private struct StyleLetters {
  private var styles: [Style] = []
  private static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")

  mutating func letter(_ style: Style) -> Character {
    if style == .plain { return "." }
    if !styles.contains(style) { styles.append(style) }
    let place = styles.firstIndex(of: style) ?? 0
    return place < StyleLetters.letters.count ? StyleLetters.letters[place] : "?"
  }

  var legend: [String] {
    zip(StyleLetters.letters, styles).map { letter, style in "\(letter) \(style.words)" }
  }
}

extension Style {
  /// `indexed 63 on indexed 16, bold reverse`
  fileprivate var words: String {
    let colours = background == .standard ? foreground.words : "\(foreground.words) on \(background.words)"
    let named: [(Attributes, String)] = [
      (.bold, "bold"), (.underline, "underline"), (.reverse, "reverse"), (.dim, "dim"),
    ]
    let emphasis = named.filter { attributes.contains($0.0) }.map(\.1).joined(separator: " ")
    return emphasis.isEmpty ? colours : "\(colours), \(emphasis)"
  }
}

extension Color {
  fileprivate var words: String {
    switch self {
    case .standard: "standard"
    case .ansi(let index): "ansi \(index)"
    case .indexed(let index): "indexed \(index)"
    case .rgb(let red, let green, let blue): "rgb \(red) \(green) \(blue)"
    }
  }
}
