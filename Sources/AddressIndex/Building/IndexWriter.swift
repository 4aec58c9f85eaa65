import Glibc

/// Writes an index, country by country, and in each the most popular street first.
final class IndexWriter {
  private let database: Database
  private let insertStreet: Statement
  private let insertWords: Statement
  private(set) var streets = 0
  /// The words of the last place: the next street is mostly in the same.
  private var lastPlace: (parts: ArraySlice<String>, words: String)?

  init(_ path: String) throws(DatabaseError) {
    // What an earlier build left half written.
    unlink(path)
    database = try Database(path: path, .building)
    try database.execute(IndexSchema.building + IndexSchema.tables)
    // Words are gathered in memory and come into the file a few times, and are put in order once, at the end.
    try database.execute(
      """
      INSERT INTO words(words, rank) VALUES('hashsize', 50331648), ('automerge', 0), ('crisismerge', 64);
      BEGIN;
      """)
    insertStreet = try database.prepare("INSERT INTO streets VALUES(?, ?, ?, ?, ?, ?, ?)")
    insertWords = try database.prepare("INSERT INTO words(rowid, text) VALUES(?, ?)")
  }

  func add(_ record: StreetRecord) throws(DatabaseError) {
    let parts = record.parts
    guard parts.count == 5 else { return }
    streets += 1
    insertStreet.bind(1, streets)
    for (place, part) in parts.enumerated() { insertStreet.bind(Int32(place + 2), part) }
    insertStreet.bind(7, record.houses)
    try insertStreet.run()
    insertWords.bind(1, streets)
    insertWords.bind(2, words(parts))
    try insertWords.run()
  }

  /// Says that the streets from a row on, up to the last one so far, are those of a country.
  func endCountry(_ code: String, from first: Int) throws(DatabaseError) {
    let insert = try database.prepare("INSERT INTO countries VALUES(?, ?, ?)")
    insert.bind(1, code)
    insert.bind(2, first)
    insert.bind(3, streets)
    try insert.run()
  }

  /// What a street is found by: its name as a whole, and the words of all its parts.
  private func words(_ parts: [String]) -> String {
    let street = parts[4]
    return PlaceWords.name(PlaceWords.typed(street)) + " "
      + PlaceWords.indexed(street).joined(separator: " ") + " " + placeWords(parts[..<4])
  }

  private func placeWords(_ parts: ArraySlice<String>) -> String {
    if let lastPlace, lastPlace.parts == parts { return lastPlace.words }
    var words = PlaceWords.indexed(parts[1]) + PlaceWords.indexed(parts[2])
    let postalCode = PlaceWords.indexed(parts[3])
    words += postalCode
    if postalCode.count > 1 { words.append(postalCode.joined()) }
    let text = words.joined(separator: " ")
    lastPlace = (parts, text)
    return text
  }

  /// Puts the words in order and closes the file.
  func finish(addresses: Int) throws(DatabaseError) {
    try database.execute(
      """
      COMMIT;
      INSERT INTO words(words) VALUES('optimize');
      CREATE VIRTUAL TABLE temp.terms USING fts5vocab(main, words, row);
      BEGIN;
      INSERT INTO vocabulary SELECT term, doc FROM temp.terms;
      """)
    try addDeletions()
    try database.execute(
      """
      INSERT INTO about VALUES('addresses', \(addresses)), ('streets', \(streets));
      PRAGMA application_id = \(IndexSchema.applicationID);
      PRAGMA user_version = \(IndexSchema.version);
      COMMIT;
      """)
  }

  private func addDeletions() throws(DatabaseError) {
    let words = try database.prepare("SELECT word FROM vocabulary")
    let insert = try database.prepare("INSERT INTO deletions VALUES(?, ?)")
    while try words.step() {
      let word = words.text(0)
      guard WordRests.canRepair(word) else { continue }
      for rest in WordRests.of(word).sorted() {
        insert.bind(1, rest)
        insert.bind(2, word)
        try insert.run()
      }
    }
  }
}
