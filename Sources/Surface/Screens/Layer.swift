/// One sheet of the screen: a grid somewhere above the layers below it, hiding what it covers.
public struct Layer: Sendable, Hashable {
  /// Names the layer from frame to frame; unique in a frame.
  public var id: String
  /// Where the grid's top left cell is; may lie outside of the screen.
  public var origin: Point
  public var grid: Grid

  public init(id: String, origin: Point = .zero, grid: Grid) {
    self.id = id
    self.origin = origin
    self.grid = grid
  }

  /// The cells of the screen that the layer covers.
  public var frame: Rect { Rect(origin: origin, size: grid.size) }

  /// The part of the layer that a screen of `size` shows; nil when there is none.
  public func clipped(to size: Size) -> Layer? {
    let visible = frame.intersection(Rect(size: size))
    if visible.isEmpty { return nil }
    if visible == frame { return self }
    let part = visible.offset(x: -origin.x, y: -origin.y)
    return Layer(id: id, origin: visible.origin, grid: grid.cropped(to: part))
  }
}
