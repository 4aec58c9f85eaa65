/// How an index stands in its SQLite file.
///
/// The rows of `streets` are numbered country by country, and in each from the street with the most addresses down: a
/// search of a country is one of a range of rows, finds the best of many first, and can stop there. `words` holds what each
/// row is found by, `vocabulary` and `deletions` serve the repair of mistyped words.
enum IndexSchema {
  /// "FHPL", by which a file is known to be an index.
  static let applicationID = 0x4648_504C
  static let version = 1

  static let tables = """
    CREATE TABLE about(name TEXT PRIMARY KEY, value INTEGER) WITHOUT ROWID;
    CREATE TABLE countries(code TEXT PRIMARY KEY, first INTEGER, last INTEGER) WITHOUT ROWID;
    CREATE TABLE streets(
      id INTEGER PRIMARY KEY, country TEXT, region TEXT, city TEXT, postal TEXT, street TEXT, numbers BLOB);
    CREATE VIRTUAL TABLE words USING fts5(
      text, content='', columnsize=0, detail=none, prefix='1 2 3 4', tokenize="ascii tokenchars '=_'");
    CREATE TABLE vocabulary(word TEXT PRIMARY KEY, rows INTEGER) WITHOUT ROWID;
    CREATE TABLE deletions(rest TEXT, word TEXT, PRIMARY KEY(rest, word)) WITHOUT ROWID;
    """

  /// A build writes a file of its own and throws it away when it fails: it needs neither journal nor locks.
  static let building = """
    PRAGMA journal_mode=off;
    PRAGMA synchronous=off;
    PRAGMA locking_mode=exclusive;
    PRAGMA cache_size=-32768;
    PRAGMA temp_store=file;
    """

  static let reading = "PRAGMA query_only=on; PRAGMA mmap_size=2147418112; PRAGMA cache_size=-8192;"
}
