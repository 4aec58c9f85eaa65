/// A screen and its keys.
@MainActor
public protocol TerminalBackend: AnyObject {
  /// The screen's extent, in cells.
  var size: Size { get }
  var capabilities: TerminalCapabilities { get }
  /// Bytes that the terminal has not taken yet, as on a slow line: a reason to leave motion out.
  var unsentBytes: Int { get }

  /// Takes the terminal over and tells events from now on. Throws when there is no terminal to draw on.
  func start(onEvent: @escaping @MainActor (TerminalEvent) -> Void) throws
  /// Makes the terminal show `frame`; writes nothing when it already does.
  func present(_ frame: Frame)
  /// Rings, where the terminal can.
  func ring()
  /// Flashes the screen for a moment, where the terminal can.
  func flash()
  /// Gives the terminal back and stops the program, as Ctrl-Z does; returns when it runs again, and has told so.
  func suspend()
  /// Gives the terminal back as it was.
  func stop()
}

extension TerminalBackend {
  public var unsentBytes: Int { 0 }
  public func ring() {}
  public func flash() {}
}
