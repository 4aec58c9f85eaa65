import FormhausTesting
import Surface
import Testing

@Suite("Keys as text")
struct KeySequenceTests {
  @Test("characters and named keys")
  func keys() throws {
    #expect(
      try KeySequence("Añ<Tab><S-Tab>1<lt>2<Space><C-a><F12><PgDn>").keys == [
        .character("A"), .character("ñ"), .tab, .backTab, .character("1"), .character("<"), .character("2"),
        .character(" "), .control("a"), .function(12), .pageDown,
      ])
    #expect(try KeySequence("").keys == [])
    #expect(try KeySequence("a > b").keys.count == 5)
  }

  @Test(
    "every key of the format has its name",
    arguments: [
      "Tab", "S-Tab", "Enter", "Esc", "Space", "Up", "Down", "Left", "Right", "Home", "End", "PgUp", "PgDn",
      "Backspace", "Delete", "C-a", "C-z", "F1", "F12",
    ])
  func named(name: String) throws {
    #expect(try KeySequence("<\(name)>").keys.count == 1)
  }

  @Test("what is no key is said", arguments: ["<Tba>", "<", "a<b", "<a>", "<>", "one\ntwo", "\u{1B}"])
  func mistakes(text: String) {
    #expect(throws: KeySequence.SyntaxError.self) { try KeySequence(text) }
  }
}
