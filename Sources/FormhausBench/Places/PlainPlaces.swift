import CSQLite
import Glibc

/// What an index is compared with: a table of FTS5 with one row for each address, searched by the beginnings of words.
final class PlainPlaces {
  private let path: String
  private let database: OpaquePointer
  private var select: OpaquePointer?

  init(_ path: String, of sample: PlacesSample) throws(ProgramError) {
    var opened: OpaquePointer?
    guard sqlite3_open(path, &opened) == SQLITE_OK, let opened else {
      throw ProgramError(description: "cannot write \(path)")
    }
    (self.path, database) = (path, opened)
    try run(
      """
      PRAGMA journal_mode=off; PRAGMA synchronous=off; PRAGMA cache_size=-32768;
      CREATE VIRTUAL TABLE places USING fts5(
        number, street, city, district, region, postcode, country, lon UNINDEXED, lat UNINDEXED,
        tokenize='unicode61 remove_diacritics 2');
      BEGIN;
      """)
    try fill(sample)
    try run("COMMIT; INSERT INTO places(places) VALUES('optimize')")
    sqlite3_prepare_v2(
      database, "SELECT number, street, city, postcode FROM places WHERE places MATCH ? LIMIT 8", -1, &select,
      nil)
  }

  deinit {
    sqlite3_finalize(select)
    sqlite3_close(database)
  }

  /// The bytes of the file.
  var size: Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Looks for the addresses that have all words, the last one as a beginning.
  func search(_ text: String) -> Int {
    let words = text.split { !$0.isLetter && !$0.isNumber }.map { "\"\($0)\"" }
    csqlite_bind_text(select, 1, words.joined(separator: " ") + "*", -1)
    defer { sqlite3_reset(select) }
    var found = 0
    while sqlite3_step(select) == SQLITE_ROW { found += 1 }
    return found
  }

  private func run(_ sql: String) throws(ProgramError) {
    guard sqlite3_exec(database, sql, nil, nil, nil) == SQLITE_OK else {
      throw ProgramError(description: String(cString: sqlite3_errmsg(database)))
    }
  }

  private func fill(_ sample: PlacesSample) throws(ProgramError) {
    guard let file = fopen(sample.path, "r") else {
      throw ProgramError(description: "cannot read \(sample.path)")
    }
    var insert: OpaquePointer?
    sqlite3_prepare_v2(database, "INSERT INTO places VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?)", -1, &insert, nil)
    defer {
      fclose(file)
      sqlite3_finalize(insert)
    }
    var line = [CChar](repeating: 0, count: 4_096)
    // The header is no address.
    fgets(&line, Int32(line.count), file)
    while fgets(&line, Int32(line.count), file) != nil {
      let bytes = line.prefix { $0 != 0 }
      let fields = bytes.split(separator: 0x2C, omittingEmptySubsequences: false)
      guard fields.count > 9 else { continue }
      let places = [2, 3, 5, 6, 7, 8, 9, 0, 1]
      for (place, field) in places.enumerated() {
        let text = field == 9 ? fields[9].prefix(2) : fields[field]
        text.withUnsafeBufferPointer { text in
          _ = csqlite_bind_text(insert, Int32(place + 1), text.baseAddress, Int32(text.count))
        }
      }
      sqlite3_step(insert)
      sqlite3_reset(insert)
    }
  }
}
