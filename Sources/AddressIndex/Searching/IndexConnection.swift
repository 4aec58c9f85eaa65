/// The statements of a search, prepared once.
final class IndexConnection {
  private let matching: Statement
  /// The rows of each country, by its code.
  let countries: [(code: String, rows: ClosedRange<Int>)]
  private let wordRows: Statement
  private let wordsFrom: Statement
  private let wordsOfRest: Statement

  init(_ database: Database) throws(DatabaseError) {
    matching = try database.prepare(
      """
      SELECT s.id, s.country, s.region, s.city, s.postal, s.street, s.numbers
      FROM words JOIN streets AS s ON s.id = words.rowid WHERE words MATCH ? AND words.rowid BETWEEN ? AND ?
      ORDER BY words.rowid LIMIT ?
      """)
    let ranges = try database.prepare("SELECT code, first, last FROM countries ORDER BY code")
    var countries: [(code: String, rows: ClosedRange<Int>)] = []
    while try ranges.step() {
      let (first, last) = (ranges.number(1), ranges.number(2))
      if first <= last { countries.append((ranges.text(0), first...last)) }
    }
    self.countries = countries
    wordRows = try database.prepare("SELECT rows FROM vocabulary WHERE word = ?")
    wordsFrom = try database.prepare(
      "SELECT word, rows FROM vocabulary WHERE word >= ? AND word < ? LIMIT ?")
    wordsOfRest = try database.prepare("SELECT word FROM deletions WHERE rest = ? LIMIT 200")
  }

  /// Calls `body` with each street that a query of FTS5 finds, those with the most addresses first: with the street, which
  /// is read when it is asked for, and its houses.
  func match(
    _ query: String, in rows: ClosedRange<Int>, limit: Int,
    _ body: (() -> Place, UnsafeBufferPointer<UInt8>) -> Void
  ) throws(DatabaseError) {
    matching.bind(1, query)
    matching.bind(2, rows.lowerBound)
    matching.bind(3, rows.upperBound)
    matching.bind(4, limit)
    defer { matching.reset() }
    while try matching.step() {
      matching.withBytes(6) { body(place, $0) }
    }
  }

  /// The street at which a search stands.
  private func place() -> Place {
    Place(
      id: matching.number(0), street: matching.text(5), city: matching.text(3), region: matching.text(2),
      postalCode: matching.text(4), countryCode: matching.text(1))
  }

  /// The streets that have a word; nil when none has.
  func rows(of word: String) throws(DatabaseError) -> Int? {
    wordRows.bind(1, word)
    defer { wordRows.reset() }
    return try wordRows.step() ? wordRows.number(0) : nil
  }

  /// The words that begin with a text, in order.
  func words(from prefix: String, limit: Int) throws(DatabaseError) -> [(word: String, rows: Int)] {
    wordsFrom.bind(1, prefix)
    // The last scalar of Unicode comes after everything that can follow.
    wordsFrom.bind(2, prefix + "\u{10FFFF}")
    wordsFrom.bind(3, limit)
    defer { wordsFrom.reset() }
    var words: [(String, Int)] = []
    while try wordsFrom.step() { words.append((wordsFrom.text(0), wordsFrom.number(1))) }
    return words
  }

  /// The words that become a text when they lose a letter.
  func words(withRest rest: String) throws(DatabaseError) -> [String] {
    wordsOfRest.bind(1, rest)
    defer { wordsOfRest.reset() }
    var words: [String] = []
    while try wordsOfRest.step() { words.append(wordsOfRest.text(0)) }
    return words
  }
}
