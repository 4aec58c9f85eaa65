import CSQLite
import CZlib

extension PlaceIndex {
  /// The libraries that indexes are made and read with, as they are when the program runs: `SQLite 3.40.1`.
  public static var libraryVersions: [String] {
    [
      "SQLite \(String(cString: sqlite3_libversion()))",
      "zlib \(zlibVersion().map { String(cString: $0) } ?? "")",
    ]
  }
}
