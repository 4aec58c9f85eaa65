import FormhausText
import SeededRandom
import Testing

struct JSONNumberTests {
  private func number(_ text: String) throws -> JSONNumber { try #require(JSONNumber(text)) }

  @Test(arguments: ["12345678901234567890", "1.10", "1e0", "-0", "1E+05", "0.000"])
  func theTextIsKept(_ text: String) throws {
    #expect(try JSONWriter.string(JSONParser.parse(text)) == text)
  }

  @Test(arguments: [
    "", "+1", "01", ".5", "5.", "1e", "0x1", " 1", "1 ", "NaN", "1,5", "１", "-", "--1", "1.2.3",
  ])
  func whatIsNoNumberInJSONIsRefused(_ text: String) {
    #expect(JSONNumber(text) == nil)
  }

  @Test(arguments: [
    ("+5", "5"), ("007", "7"), (".5", "0.5"), ("5.", "5"), ("-.50", "-0.50"), ("1.10", "1.10"),
    ("1e5", "1e5"),
    ("000", "0"), ("-00.0E-3", "-0.0E-3"),
  ])
  func typedNumbersBecomeJSON(_ typed: String, _ text: String) {
    #expect(JSONNumber(typed: typed)?.text == text)
    #expect(JSONNumber(text) != nil)
  }

  @Test(arguments: ["", "+", ".", "-.", "e5", "1e", "0x1F", " 5", "5 ", "1,5", "Infinity", "1 000", "٣"])
  func whatIsNoNumberIsNotTakenWhenTyped(_ typed: String) {
    #expect(JSONNumber(typed: typed) == nil)
  }

  @Test func orderIsThatOfTheDecimalValues() throws {
    let rising = [
      "-1e999999999", "-12345678901234567891", "-12345678901234567890", "-2", "-1.5", "-1e-999999999", "0",
      "1e-999999999", "0.1", "0.11", "0.9999999999999999999999", "1", "1.0000000000000000000001", "9", "10",
      "12345678901234567890", "12345678901234567891", "1e20", "1e999999999", "2e999999999",
    ]
    for (place, left) in rising.enumerated() {
      for (otherPlace, right) in rising.enumerated() {
        #expect(try (number(left) < number(right)) == (place < otherPlace), "\(left) < \(right)")
        #expect(try (number(left) == number(right)) == (place == otherPlace), "\(left) == \(right)")
      }
    }
  }

  @Test func orderAgreesWithIntegers() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      let left = Int.random(in: -2_000...2_000, using: &random)
      let right = Int.random(in: -2_000...2_000, using: &random)
      let scaled = try number("\(right)00e-2")
      #expect((JSONNumber(left) < scaled) == (left < right))
      #expect((JSONNumber(left) == scaled) == (left == right))
    }
  }

  @Test func hugeExponentsCostNothing() throws {
    let huge = try number("1e" + String(repeating: "9", count: 100_000))
    #expect(try number("1e999999999") < huge)
    #expect(try number("-1e-\(String(repeating: "9", count: 30))") < number("0"))
    #expect(huge.int == nil)
    #expect(huge.double == .infinity)
  }

  @Test(arguments: [
    ("1.0", 1), ("1e2", 100), ("-0", 0), ("120e-1", 12), ("9223372036854775807", Int.max),
    ("-9223372036854775808", Int.min), ("9223372036854775808", nil), ("-9223372036854775809", nil),
    ("1.5", nil),
    ("1e19", nil), ("1e-1", nil), ("0e999", 0),
  ])
  func wholeNumbersThatFitAreInts(_ text: String, _ int: Int?) throws {
    #expect(try number(text).int == int)
  }

  @Test func doublesAreWrittenAsShortAsTheyReadBack() {
    #expect(JSONNumber(0.1)?.text == "0.1")
    #expect(JSONNumber(-2.0)?.text == "-2")
    #expect(JSONNumber(1e300)?.double == 1e300)
    #expect(JSONNumber(Double.nan) == nil)
    #expect(JSONNumber("1.10")?.double == 1.1)
  }
}
