import Testing

@testable import FormhausCore

@Suite("What a misspelt name was meant to be")
struct SpellingTests {
  static let distances: [(String, String, Int)] = [
    ("", "", 0), ("plain", "plain", 0), ("", "ui", 2), ("plian", "plain", 1), ("pain", "plain", 1),
    ("plainn", "plain", 1), ("plein", "plain", 1), ("kitten", "sitting", 3),
  ]

  @Test("letters put in, left out, exchanged and swapped count one each", arguments: distances)
  func distance(_ first: String, _ second: String, _ expected: Int) {
    let (first, second) = (Array(first.unicodeScalars), Array(second.unicodeScalars))
    for limit in expected...(expected + 2) {
      #expect(Spelling.distance(first, second, limit: limit) == expected)
      #expect(Spelling.distance(second, first, limit: limit) == expected)
    }
    if expected > 0 { #expect(Spelling.distance(first, second, limit: expected - 1) == nil) }
  }

  @Test("the closest name is suggested, and none that is far off")
  func closest() {
    #expect(Spelling.closest(to: "kney", among: ["honey", "key", "keys"]) == "key")
    #expect(Spelling.closest(to: "Größe", among: ["Grösse", "Große"]) == "Große")
    #expect(Spelling.closest(to: "text", among: ["text"]) == nil)
    #expect(Spelling.closest(to: "frobnicate", among: ["run", "demo"]) == nil)
  }
}
