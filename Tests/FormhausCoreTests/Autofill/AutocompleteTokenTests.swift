import Testing

@testable import FormhausCore

@Suite("Autocomplete tokens")
struct AutocompleteTokenTests {
  @Test(
    "a token is read with what says which detail is meant",
    arguments: [
      ("email", AutocompleteToken(nil, nil, "email")),
      (" EMAIL ", AutocompleteToken(nil, nil, "email")),
      ("work tel", AutocompleteToken(nil, .work, "tel")),
      ("shipping postal-code", AutocompleteToken(.shipping, nil, "postal-code")),
      ("section-guest billing mobile tel", AutocompleteToken(.billing, .mobile, "tel")),
      ("username webauthn", AutocompleteToken(nil, nil, "username")),
    ])
  func read(_ text: String, _ token: AutocompleteToken) {
    #expect(AutocompleteToken(text) == token)
  }

  @Test(
    "what names no detail is no token",
    arguments: ["", " ", "on", "off", "emial", "work", "tel work", "email email", "work shipping email"])
  func none(_ text: String) {
    #expect(AutocompleteToken(text) == nil)
  }

  @Test(
    "what is wrong is told apart",
    arguments: [
      ("emial", AutocompleteProblem.unknown("emial")),
      ("shipping emial", .unknown("emial")),
      ("tel work", .misplaced("work")),
      ("work shipping email", .misplaced("shipping")),
      ("email name", .misplaced("name")),
      ("work", .unnamed),
      ("section-a", .unnamed),
    ])
  func problems(_ text: String, _ problem: AutocompleteProblem) {
    #expect(AutocompleteToken.read(text) == .failure(problem))
  }
}
