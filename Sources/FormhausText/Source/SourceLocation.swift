/// A place in a text: line and column, both counted from 1; the column counts Unicode scalars.
public struct SourceLocation: Sendable, Hashable, Comparable {
  public let line: Int
  public let column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension SourceLocation: CustomStringConvertible {
  /// `LINE:COLUMN`, the way compilers write it after a file name.
  public var description: String { "\(line):\(column)" }
}
