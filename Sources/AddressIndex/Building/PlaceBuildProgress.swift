/// How far a build is.
public enum PlaceBuildProgress: Sendable, Hashable {
  /// The rows that were read, and the bytes of the files as they lie on the disk.
  case reading(rows: Int, bytes: Int, of: Int)
  /// The streets that were sorted.
  case sorting(streets: Int)
  /// The streets that are in the index.
  case writing(streets: Int, of: Int)
  /// The words of the index are put in order.
  case finishing
}

/// What a build did.
public struct PlaceBuildReport: Sendable, Hashable {
  /// The addresses that are in the index.
  public var rows: Int
  /// The streets, each in one town with one postal code.
  public var streets: Int
  /// The rows that could not be used.
  public var badRows: Int
  /// The first few of them.
  public var firstBadRows: [BadRow]
  /// The addresses that an earlier build had read before it was killed.
  public var resumedRows: Int
}
