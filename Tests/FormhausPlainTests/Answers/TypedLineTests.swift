import Testing

@testable import FormhausPlain

struct TypedLineTests {
  @Test(arguments: [
    ("Maya", TypedLine.text("Maya")), (" Maya ", .text(" Maya ")), ("", .empty), ("  ", .empty),
    ("/back", .command(.back)), (" /Back ", .command(.back)), ("?", .command(.help)), ("??", .text("??")),
    ("/edit 3", .edit(3)), ("/edit", .edit(nil)), ("/edit x", .unknownCommand("/edit x")),
    ("/skip", .command(.skip)), ("/back to work", .unknownCommand("/back to work")),
    ("/", .unknownCommand("/")),
    ("//back", .text("/back")), (" //x//y", .text(" /x//y")), ("a/b", .text("a/b")),
    ("a\u{1b}[2J\u{7}b\r", .text("a[2Jb")), ("a\tb", .text("a b")), ("\u{9b}31m", .text("31m")),
  ])
  func means(line: String, expected: TypedLine) {
    #expect(TypedLine(line, prefix: "/") == expected)
  }

  @Test func blanksCanBeAnAnswer() {
    #expect(TypedLine("  ", prefix: "/", keepsBlanks: true) == .text("  "))
    #expect(TypedLine("", prefix: "/", keepsBlanks: true) == .empty)
  }

  @Test func aPrefixOfSeveralCharactersIsDoubledWhole() {
    #expect(TypedLine("::back", prefix: "::") == .command(.back))
    #expect(TypedLine("::::back", prefix: "::") == .text("::back"))
    #expect(TypedLine("/back", prefix: "::") == .text("/back"))
  }
}
