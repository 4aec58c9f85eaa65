/// The characters of lines and marks.
struct LineSet: Sendable, Hashable {
  struct Corners: Sendable, Hashable {
    var topLeft: Glyph
    var topRight: Glyph
    var bottomLeft: Glyph
    var bottomRight: Glyph
    var horizontal: Glyph
    var vertical: Glyph
  }

  var light: Corners
  /// Around what has the focus.
  var heavy: Corners
  var reached: Glyph
  var ahead: Glyph
  /// The ends of a rule between two light lines.
  var ruleStart: Glyph
  var ruleEnd: Glyph
  var bar: Glyph
  var arrow: Glyph
  var up: Glyph
  var down: Glyph
  var picked: Glyph
  var bullet: Glyph
  var shade: Glyph
  var star: Glyph
  var emptyStar: Glyph
  /// Stands at the end of a line that was cut.
  var cut: TextLine
  /// Stands behind what a key takes.
  var taking: TextLine
  var spinner: [Glyph]

  static let unicode = LineSet(
    light: Corners(
      topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯", horizontal: "─", vertical: "│"),
    heavy: Corners(
      topLeft: "┏", topRight: "┓", bottomLeft: "┗", bottomRight: "┛", horizontal: "━", vertical: "┃"),
    reached: "━", ahead: "─", ruleStart: "├", ruleEnd: "┤", bar: "│", arrow: "▾", up: "▴", down: "▾",
    picked: "✓", bullet: "•", shade: "░",
    star: "★", emptyStar: "☆",
    cut: TextLine(["…"]), taking: TextLine(["→"]),
    spinner: ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"])

  static let ascii = LineSet(
    light: Corners(
      topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+", horizontal: "-", vertical: "|"),
    heavy: Corners(
      topLeft: "#", topRight: "#", bottomLeft: "#", bottomRight: "#", horizontal: "=", vertical: "#"),
    reached: "=", ahead: "-", ruleStart: "+", ruleEnd: "+", bar: "|", arrow: "v", up: "^", down: "v",
    picked: "*", bullet: "*", shade: ".",
    star: "*", emptyStar: "-",
    cut: TextLine([".", ".", "."]), taking: TextLine(["-", ">"]),
    spinner: ["|", "/", "-", "\\"])
}

extension LineSet {
  /// Consoles have no round corners, nor many marks.
  static let console: LineSet = {
    var set = LineSet.ascii
    set.light = LineSet.Corners(
      topLeft: "┌", topRight: "┐", bottomLeft: "└", bottomRight: "┘", horizontal: "─", vertical: "│")
    set.heavy = LineSet.Corners(
      topLeft: "╔", topRight: "╗", bottomLeft: "╚", bottomRight: "╝", horizontal: "═", vertical: "║")
    (set.reached, set.ahead) = ("═", "─")
    (set.ruleStart, set.ruleEnd, set.bar, set.shade) = ("├", "┤", "│", "░")
    return set
  }()

  /// A set of marks, with the lines that are wanted.
  init(_ set: LineSet, borders: Borders) {
    self = set
    switch borders {
    case .line: break
    case .ascii: takeLines(of: .ascii)
    case .none:
      takeLines(of: .ascii)
      (light, heavy) = (.blank, .blank)
      (ruleStart, ruleEnd, bar, shade) = (" ", " ", " ", " ")
    }
  }

  private mutating func takeLines(of other: LineSet) {
    (light, heavy) = (other.light, other.heavy)
    (reached, ahead) = (other.reached, other.ahead)
    (ruleStart, ruleEnd, bar, shade) = (other.ruleStart, other.ruleEnd, other.bar, other.shade)
  }
}

extension LineSet.Corners {
  /// Keeps the cells of lines free.
  static let blank = LineSet.Corners(
    topLeft: " ", topRight: " ", bottomLeft: " ", bottomRight: " ", horizontal: " ", vertical: " ")
}
