/// Why a session did not do what a test wants, with its screen.
public struct TmuxError: Error, CustomStringConvertible {
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
