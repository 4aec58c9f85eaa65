import CSQLite

/// A prepared statement. Places of parameters count from 1, columns from 0.
final class Statement {
  private let database: Database
  private let handle: OpaquePointer

  init(_ sql: String, in database: Database) throws(DatabaseError) {
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v3(
      database.handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard code == SQLITE_OK, let prepared else { throw DatabaseError(code, in: database.handle) }
    (self.database, handle) = (database, prepared)
  }

  deinit { sqlite3_finalize(handle) }

  func bind(_ place: Int32, _ text: String) {
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        // A nil address would be NULL, not an empty text.
        if let start = characters.baseAddress {
          _ = csqlite_bind_text(handle, place, start, Int32(characters.count))
        } else {
          _ = csqlite_bind_text(handle, place, "", 0)
        }
      }
    }
  }

  func bind(_ place: Int32, _ number: Int) { sqlite3_bind_int64(handle, place, Int64(number)) }

  func bind(_ place: Int32, _ bytes: some Collection<UInt8>) {
    let bound: Void? = bytes.withContiguousStorageIfAvailable { bytes in
      _ = csqlite_bind_blob(handle, place, bytes.baseAddress, Int32(bytes.count))
    }
    if bound == nil { bind(place, Array(bytes)) }
  }

  /// Goes to the next row; false after the last.
  func step() throws(DatabaseError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw DatabaseError(code, in: database.handle)
    }
  }

  /// Runs the statement to its end and makes it ready for the next run.
  func run() throws(DatabaseError) {
    while try step() {}
    reset()
  }

  func reset() { sqlite3_reset(handle) }

  func number(_ column: Int32) -> Int { Int(sqlite3_column_int64(handle, column)) }

  /// The text of a column; empty for NULL.
  func text(_ column: Int32) -> String {
    guard let bytes = sqlite3_column_text(handle, column) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, column))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  /// The bytes of a column, while the statement stands on this row.
  func withBytes<Result>(_ column: Int32, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let start = sqlite3_column_blob(handle, column)
    let count = start == nil ? 0 : Int(sqlite3_column_bytes(handle, column))
    return body(UnsafeBufferPointer(start: start?.assumingMemoryBound(to: UInt8.self), count: count))
  }
}
