public import Surface

/// How much room the page spends on lines and gaps, chosen by the size of the terminal.
public enum Density: Sendable, Hashable, CaseIterable {
  /// Boxes around wells and cards with free room in them.
  case comfortable
  /// Boxes without free room.
  case compact
  /// No boxes: a label row above each control.
  case dense

  /// The most generous density that leaves a terminal of `size` enough rows to work in.
  public init(size: Size) {
    if size.rows < 16 || size.columns < 40 {
      self = .dense
    } else if size.rows < 30 || size.columns < 60 {
      self = .compact
    } else {
      self = .comfortable
    }
  }
}
