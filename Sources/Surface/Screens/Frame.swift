/// Everything the terminal shows at one moment, declared as one value.
public struct Frame: Sendable, Hashable {
  public var size: Size
  /// The bottom layer first.
  public var layers: [Layer]
  /// Where the hardware cursor stands: always on the focus.
  public var cursor: Point

  public init(size: Size, layers: [Layer] = [], cursor: Point = .zero) {
    self.size = size
    self.layers = layers
    self.cursor = cursor
  }

  /// The layers composed into one grid, as the terminal shows them.
  public var flattened: Grid {
    var grid = Grid(size: size)
    for layer in layers {
      grid.draw(layer.grid, at: layer.origin)
    }
    return grid
  }
}
