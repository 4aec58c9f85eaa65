import Glibc
import Synchronization

/// An index of addresses on the disk, open for searching.
///
/// ```swift
/// let index = try PlaceIndex(path: "berlin.places")
/// let places = try index.search("hauptstr 5", country: "DE")
/// ```
public final class PlaceIndex: Sendable {
  /// The most results of a search unless it is told otherwise.
  public static let mostResults = 8
  /// The version of the format; an index of another version is refused.
  public static let version = IndexSchema.version

  private let path: String
  private let connection: Mutex<IndexConnection>
  /// The addresses in the index.
  public let addresses: Int
  /// The streets in the index, each in one town with one postal code.
  public let streets: Int

  /// Opens an index. It is only read, and may be replaced by another build meanwhile.
  public init(path: String) throws(PlaceIndexError) {
    self.path = path
    guard access(path, R_OK) == 0 else { throw .cannotRead(path, String(cString: strerror(errno))) }
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .notAnIndex(path) }
    do throws(DatabaseError) {
      let database = try Database(path: path, .reading)
      guard try database.number("PRAGMA application_id") == IndexSchema.applicationID,
        try database.number("PRAGMA user_version") == IndexSchema.version
      else { throw PlaceIndex.stranger }
      try database.execute(IndexSchema.reading)
      addresses = try database.number("SELECT value FROM about WHERE name = 'addresses'") ?? 0
      streets = try database.number("SELECT value FROM about WHERE name = 'streets'") ?? 0
      connection = Mutex(try IndexConnection(database))
    } catch {
      throw error == PlaceIndex.stranger || error.isNoDatabase ? .notAnIndex(path) : .damaged(path)
    }
  }

  /// Whether a text is a country's code, two letters of ISO 3166 in any case.
  public static func isCountry(_ code: String) -> Bool { CountryCodes.code(code) != nil }

  private static let stranger = DatabaseError(0, in: nil)

  /// The places that a text may mean, the best first: streets of that name, then those whose name begins so, then those
  /// that have all of its words, and where there are none, those that a typing mistake may have meant. Among equals come
  /// those that have the house number, then those with the most addresses.
  ///
  /// - Parameters:
  ///   - text: a street, also with a house number, town or postal code; its last word may be unfinished.
  ///   - country: two letters of ISO 3166; nil for all.
  public func search(
    _ text: String, country: String? = nil, limit: Int = mostResults
  ) throws(PlaceIndexError) -> [Place] {
    let query = PlaceQuery(text, country: country)
    guard !query.readings.isEmpty, limit > 0 else { return [] }
    let found = connection.withLock { connection -> Result<[Place], DatabaseError> in
      do throws(DatabaseError) {
        var search = PlaceSearch(query, limit: limit, connection)
        return .success(try search.run())
      } catch {
        return .failure(error)
      }
    }
    do throws(DatabaseError) { return try found.get() } catch { throw .damaged(path) }
  }
}
