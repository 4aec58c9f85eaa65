import Glibc

/// Why a build cannot go on.
public enum PlaceBuildError: Error, Sendable, Hashable {
  /// A file, and the error number of the system.
  case cannotRead(String, Int32)
  /// A file, and the error number of the system.
  case cannotWrite(String, Int32)
  /// A file that is none of addresses, the line where there is one, and what to do.
  case badData(String, line: Int?, String)
  /// What the database says of the index that is being written.
  case database(String)
  /// Another build is writing the same index.
  case isBeingBuilt(String)

  /// The error in a sentence.
  public var text: String {
    switch self {
    case .cannotRead(let file, let code): "cannot read \(file): \(String(cString: strerror(code)))"
    case .cannotWrite(let file, let code): "cannot write \(file): \(String(cString: strerror(code)))"
    case .badData(let file, let line, let text): "\(file):\(line.map { "\($0):" } ?? "") \(text)"
    case .database(let text): "cannot write the index: \(text)"
    case .isBeingBuilt(let file): "another build is writing \(file); wait for it or end it"
    }
  }
}

extension PlaceBuildError {
  init(_ error: DatabaseError) { self = .database(error.text) }
}
