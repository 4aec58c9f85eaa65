/// A character of lines, drawn from the middle of its cell to the edges, so that neighbours join.
struct BoxDrawing: Sendable, Hashable {
  enum Weight: Sendable, Hashable {
    case light, heavy
  }

  let weight: Weight
  /// Round where two lines meet at an angle.
  let isRound: Bool
  let up: Bool
  let right: Bool
  let down: Bool
  let left: Bool

  /// Nil for a character that is none of these lines.
  init?(_ scalar: Unicode.Scalar) {
    guard let (weight, arms) = BoxDrawing.characters[scalar] else { return nil }
    self.weight = weight
    isRound = BoxDrawing.round.contains(scalar)
    up = arms.contains("u")
    right = arms.contains("r")
    down = arms.contains("d")
    left = arms.contains("l")
  }

  private static let round: Set<Unicode.Scalar> = ["╭", "╮", "╯", "╰"]

  private static let characters: [Unicode.Scalar: (Weight, String)] = [
    "─": (.light, "lr"), "│": (.light, "ud"), "┌": (.light, "rd"), "┐": (.light, "ld"),
    "└": (.light, "ur"), "┘": (.light, "ul"), "├": (.light, "urd"), "┤": (.light, "uld"),
    "┬": (.light, "lrd"), "┴": (.light, "lru"), "┼": (.light, "lrud"),
    "╭": (.light, "rd"), "╮": (.light, "ld"), "╰": (.light, "ur"), "╯": (.light, "ul"),
    "━": (.heavy, "lr"), "┃": (.heavy, "ud"), "┏": (.heavy, "rd"), "┓": (.heavy, "ld"),
    "┗": (.heavy, "ur"), "┛": (.heavy, "ul"), "┣": (.heavy, "urd"), "┫": (.heavy, "uld"),
    "┳": (.heavy, "lrd"), "┻": (.heavy, "lru"), "╋": (.heavy, "lrud"),
  ]
}
