import Testing

@testable import FormhausCommand

@Suite struct SpellingTests {
  @Test func suggestsOnlyWhatIsSimilar() {
    #expect(closest(to: "demmo", among: ["run", "demo"]) == "; did you mean demo?")
    #expect(closest(to: "frobnicate", among: ["run", "demo"]) == "")
    #expect(closest(to: "x", among: []) == "")
  }
}
