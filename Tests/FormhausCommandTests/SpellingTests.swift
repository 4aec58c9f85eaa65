import Testing

@testable import FormhausCommand

@Suite struct SpellingTests {
  static let distances: [(String, String, Int)] = [
    ("", "", 0), ("plain", "plain", 0), ("", "ui", 2), ("plian", "plain", 1), ("pain", "plain", 1),
    ("plainn", "plain", 1), ("plein", "plain", 1), ("kitten", "sitting", 3),
  ]

  @Test(arguments: distances)
  func countsEdits(_ first: String, _ second: String, _ expected: Int) {
    #expect(editDistance(first, second) == expected)
    #expect(editDistance(second, first) == expected)
  }

  @Test func suggestsOnlyWhatIsSimilar() {
    #expect(closest(to: "demmo", among: ["run", "demo"]) == "; did you mean demo?")
    #expect(closest(to: "frobnicate", among: ["run", "demo"]) == "")
    #expect(closest(to: "x", among: []) == "")
  }
}
