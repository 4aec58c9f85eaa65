/// One thing done with the mouse.
public struct MouseEvent: Sendable, Hashable {
  /// What was done; the buttons count from 1 (left).
  public enum Action: Sendable, Hashable {
    case press(button: Int)
    case release(button: Int)
    case scrollUp, scrollDown
  }

  public var action: Action
  /// The cell under the pointer.
  public var point: Point

  public init(action: Action, point: Point) {
    self.action = action
    self.point = point
  }
}
