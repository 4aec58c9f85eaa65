import CSQLite

/// What SQLite says when it cannot do what it was asked.
struct DatabaseError: Error, Hashable {
  /// A result code of SQLite.
  let code: Int32
  let text: String

  init(_ code: Int32, in database: OpaquePointer?) {
    self.code = code & 0xFF
    text = String(cString: database == nil ? sqlite3_errstr(code) : sqlite3_errmsg(database))
  }

  /// Whether the file is no database at all.
  var isNoDatabase: Bool { code == SQLITE_NOTADB }
}
