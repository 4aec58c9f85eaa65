import FormhausText
import SeededRandom
import Testing

struct JSONValueTests {
  private func number(_ text: String) -> JSONNumber? { JSONNumber(text) }

  @Test func equalityIsThatOfJSON() {
    #expect(JSONValue.number(JSONNumber(1)) == 1.0)
    #expect(["a": 1, "b": 2] as JSONValue == ["b": 2.0, "a": 1])
    #expect([1, 2] as JSONValue != [2, 1])
    #expect(["a": 1] as JSONValue != ["a": 1, "b": nil])
    #expect("1" as JSONValue != 1)
    #expect(nil as JSONValue != false)
    #expect("\u{E9}" as JSONValue != "e\u{301}")
  }

  @Test func equalValuesHashAlike() {
    let left: JSONValue = ["a": [1, 2.50, "x"], "b": nil, "c": true]
    let right: JSONValue = ["c": true, "b": nil, "a": [1.0, 2.5, "x"]]
    #expect(Set([left, right]).count == 1)
    #expect(Set(["1", "1.0", "1e0", "10e-1", "0.1e1"].compactMap(number)).count == 1)
    #expect(Set(["0", "-0", "0e99", "0.00"].compactMap(number)).count == 1)
  }

  @Test func accessorsAnswerOnlyForTheirKind() {
    #expect(("a" as JSONValue).stringValue == "a")
    #expect((true as JSONValue).boolValue == true)
    #expect((7 as JSONValue).numberValue?.int == 7)
    #expect(([1] as JSONValue).arrayValue == [1])
    #expect((["a": 1] as JSONValue).objectValue == ["a": 1])
    #expect((["a": 1] as JSONValue)["a"] == 1)
    #expect((1 as JSONValue).stringValue == nil)
    #expect(("1" as JSONValue).numberValue == nil)
    #expect((0 as JSONValue).boolValue == nil)
    #expect(JSONValue(Double.infinity) == .null)
    #expect(JSONValue(0.1).description == "0.1")
    #expect(JSONValue(3.0).description == "3")
  }

  @Test func membersKeepTheirOrder() {
    var object: JSONObject = ["b": 1, "a": 2]
    object["c"] = 3
    object["b"] = 4
    #expect(object.keys == ["b", "a", "c"])
    #expect(object["b"] == 4)
    object["a"] = nil
    #expect(object.removeValue(forKey: "absent") == nil)
    #expect(object.keys == ["b", "c"])
    object["a"] = .null
    #expect(object.keys == ["b", "c", "a"])
    #expect(object["a"] == .some(.null))
    #expect(object.map(\.key) == ["b", "c", "a"])
  }

  @Test func aLargeObjectBehavesLikeASmallOne() {
    var random = SeededGenerator(seed: 42)
    var object = JSONObject()
    var expected: [(String, Int)] = []
    for step in 0..<3_000 {
      let key = "k\(Int.random(in: 0..<40, using: &random))"
      let place = expected.firstIndex { $0.0 == key }
      if Bool.random(using: &random) {
        object[key] = JSONValue(step)
        if let place { expected[place].1 = step } else { expected.append((key, step)) }
      } else {
        object[key] = nil
        if let place { expected.remove(at: place) }
      }
      #expect(object.keys == expected.map(\.0))
      #expect(object["k7"]?.numberValue?.int == expected.first { $0.0 == "k7" }?.1)
    }
    let copy = object
    object["new"] = 1
    #expect(copy["new"] == nil)
  }

  @Test func tenThousandMembersAreFoundByName() {
    let object = JSONObject((0..<10_000).map { ("key\($0)", JSONValue($0)) })
    #expect(object.count == 10_000)
    #expect((0..<10_000).allSatisfy { object["key\($0)"] == JSONValue($0) })
  }

  @Test func whatIsWrittenIsSafeToShowAndReadsBack() throws {
    let value: JSONValue = ["a": "\u{1B}[2J\u{7F}\u{9B}\u{2028}\u{2029}\"\\/\n\t\u{0}é😀", "n": [], "o": [:]]
    let text = JSONWriter.string(value)
    #expect(
      text == #"{"a":"\u001b[2J\u007f\u009b\u2028\u2029\"\\/\n\t\u0000é😀","n":[],"o":{}}"#)
    #expect(try JSONParser.parse(text) == value)
  }

  @Test func nothingThatTurnsTheDirectionOfTextIsWrittenRaw() throws {
    let value: JSONValue = [
      "\u{61C}ab": "x\u{202E}y\u{2066}z\u{2069}\u{200E}\u{200F}\u{85}", "ar": "العربية", "d": "—“é”",
    ]
    let text = JSONWriter.string(value)
    #expect(
      text
        == #"{"\u061cab":"x\u202ey\u2066z\u2069\u200e\u200f\u0085","ar":"العربية","d":"—“é”"}"#)
    #expect(try JSONParser.parse(text) == value)
  }

  @Test func prettyTextHasOneMemberALine() {
    #expect(
      JSONWriter.string(["a": [1, ["b": nil]], "c": []], pretty: true) == """
        {
          "a": [
            1,
            {
              "b": null
            }
          ],
          "c": []
        }
        """)
  }
}
