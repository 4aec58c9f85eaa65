/// The characters of lines and marks.
struct LineSet: Sendable, Hashable {
  struct Corners: Sendable, Hashable {
    var topLeft: String
    var topRight: String
    var bottomLeft: String
    var bottomRight: String
    var horizontal: String
    var vertical: String
  }

  var light: Corners
  /// Around what has the focus.
  var heavy: Corners
  var reached: String
  var ahead: String
  var bar: String
  var arrow: String
  var up: String
  var down: String
  var picked: String
  var bullet: String
  var shade: String
  var ellipsis: String
  var spinner: [String]

  /// The ellipsis as a drawn line.
  var cut: TextLine { TextLine(ellipsis.map { Glyph(text: String($0), columns: 1) }) }

  static let unicode = LineSet(
    light: Corners(
      topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯", horizontal: "─", vertical: "│"),
    heavy: Corners(
      topLeft: "┏", topRight: "┓", bottomLeft: "┗", bottomRight: "┛", horizontal: "━", vertical: "┃"),
    reached: "━", ahead: "─", bar: "│", arrow: "▾", up: "▴", down: "▾", picked: "✓", bullet: "•", shade: "░",
    ellipsis: "…",
    spinner: ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"])

  static let ascii = LineSet(
    light: Corners(
      topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+", horizontal: "-", vertical: "|"),
    heavy: Corners(
      topLeft: "#", topRight: "#", bottomLeft: "#", bottomRight: "#", horizontal: "=", vertical: "#"),
    reached: "=", ahead: "-", bar: "|", arrow: "v", up: "^", down: "v", picked: "*", bullet: "*", shade: ".",
    ellipsis: "...",
    spinner: ["|", "/", "-", "\\"])
}
