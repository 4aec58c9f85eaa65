/// How many colours a terminal shows.
public enum ColourDepth: Int, Sendable, Hashable, Comparable, CaseIterable {
  case monochrome, ansi16, indexed256, truecolor

  public static func < (left: ColourDepth, right: ColourDepth) -> Bool {
    left.rawValue < right.rawValue
  }
}
