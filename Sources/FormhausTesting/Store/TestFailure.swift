/// What a test store found wrong, and where in the test.
public struct TestFailure: Sendable, CustomStringConvertible {
  /// What was expected and what was found.
  public let message: String
  /// The place in the test that was wrong.
  public let place: SourcePlace

  public var description: String { message }
}

/// A place in a Swift file, in the parts that test frameworks ask for.
public struct SourcePlace: Sendable, Hashable {
  /// `Module/File.swift`
  public let fileID: String
  /// The path of the source file.
  public let filePath: String
  /// Counted from 1.
  public let line: Int
  /// Counted from 1.
  public let column: Int

  public init(fileID: String, filePath: String, line: Int, column: Int) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }
}
