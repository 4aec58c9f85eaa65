import FormhausText
import SeededRandom
import Testing

@Suite("Numbers that are added to")
struct AddingTests {
  @Test(
    "a number keeps its digits behind the point",
    arguments: [
      ("0", 1, "1"), ("-1", 1, "0"), ("-0.5", 1, "0.5"), ("9.99", 1, "10.99"), ("1.10", -1, "0.10"),
      ("0.10", -1, "-0.90"), ("1e3", 1, "1001"), ("25e-1", 10, "12.5"), ("100", -1, "99"), ("-5", -5, "-10"),
    ])
  func sums(text: String, whole: Int, sum: String) {
    #expect(JSONNumber(text)?.adding(whole)?.text == sum)
  }

  @Test("a number that takes too long to write out is not added to")
  func tooLong() {
    #expect(JSONNumber("1e999999999")?.adding(1) == nil)
    #expect(JSONNumber("1e-401")?.adding(1) == nil)
  }

  @Test("whole numbers add up as they do elsewhere")
  func whole() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<2_000 {
      let (left, right) = (
        Int.random(in: -2_000...2_000, using: &random), Int.random(in: -2_000...2_000, using: &random)
      )
      #expect(JSONNumber(left).adding(right)?.int == left + right)
    }
  }
}
