public import Surface

/// What can be known about a terminal without touching it.
public struct Probe: Sendable, Hashable {
  /// Why no full screen can be drawn; nil when one can.
  public let failure: TerminalError?
  /// The terminal's extent in cells; nil when it does not tell.
  public let size: Size?
  /// The name of the description that is used.
  public let term: String?

  public init(failure: TerminalError?, size: Size?, term: String?) {
    self.failure = failure
    self.size = size
    self.term = term
  }

  /// Whether a full screen can be drawn.
  public var canDraw: Bool { failure == nil }
  /// Why no full screen can be drawn, as a plain sentence.
  public var reason: String? { failure?.description }
}
