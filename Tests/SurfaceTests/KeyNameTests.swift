import Surface
import Testing

@Suite struct KeyNameTests {
  private static let spelled: [(String, Key)] = [
    ("Tab", .tab), ("S-Tab", .backTab), ("Enter", .enter), ("Esc", .escape), ("Space", .character(" ")),
    ("Up", .up), ("PgUp", .pageUp), ("PgDn", .pageDown), ("Backspace", .backspace), ("C-c", .control("c")),
    ("C-z", .control("z")), ("F1", .function(1)), ("F12", .function(12)), ("lt", .character("<")),
    ("M-x", .alt("x")), ("é", .character("é")), ("F", .character("F")), ("-", .character("-")),
    ("C-Left", .controlLeft), ("S-End", .shiftEnd),
  ]

  @Test(arguments: spelled) func aKeyHasOneNameBothWays(name: String, key: Key) {
    #expect(Key(name: name) == key)
    #expect(key.name == name)
  }

  @Test(arguments: [("C-i", Key.tab), ("C-m", .enter), ("C-h", .backspace), ("C-[", .escape)])
  func controlLettersThatTerminalsCannotTellAreTheOtherKey(name: String, key: Key) {
    #expect(Key(name: name) == key)
  }

  @Test(arguments: ["", "tab", "C-", "C-1", "C-cc", "F0", "F64", "F+1", "ab", "S-x", "M-"])
  func otherNamesAreNoKey(name: String) {
    #expect(Key(name: name) == nil)
  }
}
