import Surface

/// A layer and where the hardware cursor stands while it is the topmost one, in cells of the screen.
struct Picture: Sendable, Hashable {
  var layer: Layer
  var cursor: Point
}
