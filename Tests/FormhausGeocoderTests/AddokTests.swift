import Address
import Testing

@testable import FormhausCommand

/// A real Addok that serves the sample places, asked by the real program. Without Redis or Addok it is skipped.
@Suite struct AddokTests {
  private static let repository = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

  /// Starts Addok; the test is cancelled, with the reason, where that cannot be.
  private func start() async throws -> (program: ServingProgram, url: String) {
    let places = "\(AddokTests.repository)/Tests/Fixtures/places/sample.csv"
    let program = try ServingProgram(
      "exec python3 '\(testFolder)/serve-addok.py' '\(places)' '\(AddokTests.repository)/.build/addok'")
    let line = try await program.firstLine()
    guard let port = Int(line) else { try Test.cancel("\(line)") }
    return (program, "http://127.0.0.1:\(port)")
  }

  @Test func streetsAndHousesAreSuggested() async throws {
    let (program, url) = try await start()
    let folder = try #require(GeocoderProgram.ownFolder)
    let open = try #require(
      try await SearchChoice.command(
        "exec '\(folder)/formhaus-geocoder' addok --url \(url) --countries US,GB,DE,FR"
      ).open())
    #expect(open.search.provider?.name == "Addok, 127.0.0.1")
    let cases = [
      ("US", "101 d'arcy", "101 D'Arcy Ln", "Marlow Creek, OR 97301"),
      ("US", "darcy ln marl", "D'Arcy Ln", "Marlow Creek, OR 97301"),
      ("GB", "the butt", "The Butts", "Abbotsleigh, Devon EX39 1XA"),
      (
        "DE", "2 kathe grunwald weg", "K\u{E4}the-Gr\u{FC}nwald-Weg 2",
        "M\u{FC}hlbronn, Baden-W\u{FC}rttemberg 74305"
      ),
      (
        "FR", "boulevard de la foret", "Boulevard de la For\u{EA}t-Noire",
        "Saint-Lormel-sur-Orne, Calvados 14205"
      ),
    ]
    for (country, text, title, subtitle) in cases {
      let found = try await open.search.suggest(text, country)
      #expect(found.contains { $0.title == title && $0.subtitle == subtitle }, "\(text): \(found)")
      #expect(found.allSatisfy { $0.address?.countryCode == country })
      #expect(found.count <= 8)
    }
    #expect(try await open.search.suggest("the butts", "DE").isEmpty, "only the country that was asked for")
    #expect(try await open.search.suggest("zzzzzz", "US").isEmpty)
    await open.end()
    let france = try #require(try await SearchChoice.http(.addok, url: url).open())
    #expect(
      try await france.search.suggest("the butts", "GB").isEmpty, "nothing is asked about other countries")
    await france.end()
    withExtendedLifetime(program) {}
  }
}
