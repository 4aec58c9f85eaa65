import Address
import FormhausText
import Testing

@Suite("Every case of checking an address")
struct CheckCasesTests {
  @Test("errors and saved values are exactly those of the cases")
  func cases() throws {
    let cases = try #require(Fixture.jsonLines("address/check.jsonl"))
    #expect(cases.count == 184)
    for line in cases {
      let name = line["name"]?.stringValue ?? ""
      let check = try Address(json: try #require(line["address"])).checked()
      let errors = line["errors"]?.arrayValue?.compactMap(\.stringValue)
      #expect(check.errors.map(\.part.rawValue) == errors, "\(name)")
      for (member, value) in line["saved"]?.objectValue ?? [:] {
        #expect(check.saved.json[member] == value, "\(name): \(member)")
      }
    }
  }

  @Test("what is saved is accepted and saved the same again")
  func savedAgain() throws {
    for line in try #require(Fixture.jsonLines("address/check.jsonl")) where line["saved"] != nil {
      let saved = try Address(json: try #require(line["address"])).checked().saved
      let again = try Address(json: .object(saved.json)).checked()
      #expect(again.isAccepted && again.saved == saved)
    }
  }
}
