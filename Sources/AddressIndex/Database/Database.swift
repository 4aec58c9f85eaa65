import CSQLite

/// An open SQLite file.
final class Database {
  enum Mode {
    /// A finished file, which nobody changes any more.
    case reading
    /// A new file, which is thrown away when anything goes wrong.
    case building
  }

  let handle: OpaquePointer

  init(path: String, _ mode: Mode) throws(DatabaseError) {
    let flags: Int32
    let name: String
    switch mode {
    case .reading:
      flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX
      name = "file:\(path.hasPrefix("/") ? "//" : "")\(path.escapedForURI)?immutable=1"
    case .building:
      flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
      name = path
    }
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(name, &opened, flags, nil)
    guard code == SQLITE_OK, let opened else {
      let error = DatabaseError(code, in: opened)
      sqlite3_close_v2(opened)
      throw error
    }
    handle = opened
    if mode == .reading { csqlite_distrust(opened) }
  }

  deinit { sqlite3_close_v2(handle) }

  /// Runs statements that have no parameters and whose results nobody needs.
  func execute(_ sql: String) throws(DatabaseError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw DatabaseError(code, in: handle) }
  }

  /// A statement that is run many times.
  func prepare(_ sql: String) throws(DatabaseError) -> Statement { try Statement(sql, in: self) }

  /// The number in the first column of the first row; nil without a row.
  func number(_ sql: String) throws(DatabaseError) -> Int? {
    let statement = try prepare(sql)
    return try statement.step() ? statement.number(0) : nil
  }
}

extension String {
  /// The path in a URI of SQLite.
  fileprivate var escapedForURI: String {
    var escaped = ""
    for character in self {
      switch character {
      case "%": escaped += "%25"
      case "?": escaped += "%3f"
      case "#": escaped += "%23"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
