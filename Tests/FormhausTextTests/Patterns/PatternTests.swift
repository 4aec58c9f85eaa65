import FormhausText
import Testing

struct PatternTests {
  private func error(_ pattern: String) -> PatternError? {
    do {
      _ = try Pattern(pattern)
      return nil
    } catch {
      return error
    }
  }

  @Test func aPatternIsSearchedForAnywhere() throws {
    let pattern = try Pattern("[0-9]{3}")
    #expect(pattern.matches("ab1234cd") == .matched)
    #expect(pattern.matches("ab12cd") == .notMatched)
  }

  @Test func aPatternThatTriesForEverIsTooComplex() throws {
    let bomb = String(repeating: "a", count: 40) + "!"
    for source in ["^(a+)+$", "^(a|a)*$", "^(?:a*)*$", "^([a-z]+)*$"] {
      #expect(try Pattern(source).matches(bomb) == .tooComplex, "\(source)")
    }
  }

  @Test func longAnswersDoNotRunOutOfStack() throws {
    let long = String(repeating: "ab ", count: 3_333)
    for source in ["^(?:[a-z]| )*$", "^(?:(a)|(b)|( ))*$", "^(?:(?:a|b)+ ?)*$"] {
      #expect(try Pattern(source).matches(long) == .matched, "\(source)")
      #expect(try Pattern(source).matches(long + "!") != .matched, "\(source)")
    }
  }

  @Test func whatIsWrongIsNamedWithItsPlace() {
    #expect(
      error("ab(c") == PatternError(kind: .invalid, message: "a group is not closed", offset: 2))
    #expect(error("a++") == PatternError(kind: .invalid, message: "nothing to repeat", offset: 2))
    #expect(
      error("😀(?<=a+)b")
        == PatternError(kind: .unsupported, message: "a lookbehind of variable length", offset: 6))
    #expect(error("x{70000}")?.description == "repeats go up to 65535 at 1")
  }

  @Test func deepGroupsAreRefusedRatherThanOverflowing() {
    let deep = String(repeating: "(", count: 100_000)
    #expect(error(deep)?.kind == .unsupported)
    #expect(error(deep + String(repeating: ")", count: 100_000))?.kind == .unsupported)
  }

  @Test func aPatternCanBeUsedFromManyTasks() async throws {
    let pattern = try Pattern("^(?:a|b)*c$")
    let text = String(repeating: "ab", count: 2_000) + "c"
    await withTaskGroup(of: Pattern.Match.self) { group in
      for _ in 0..<16 { group.addTask { pattern.matches(text) } }
      for await match in group { #expect(match == .matched) }
    }
  }
}
