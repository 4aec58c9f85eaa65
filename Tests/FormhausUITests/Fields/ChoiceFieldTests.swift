import FormhausCore
import FormhausText
import Surface
import Testing

/// Choices of a form as a person meets them on the screen.
@MainActor
@Suite struct ChoiceFieldTests {
  private func options(_ names: [String]) -> JSONValue {
    .array(names.map { ["value": .string($0.lowercased()), "label": .string($0)] })
  }

  private let fruits = [
    "Apple", "Banana", "Cherry", "Damson", "Elder", "Fig", "Grape", "Lemon", "Mango", "Nut",
  ]

  @Test func theHintsOfALongMultipleChoiceSayWhatItsKeysDo() throws {
    let pilot = try FieldPilot([
      [
        "key": "fruit", "type": "multiselect", "label": "Fruit", "options": options(fruits),
        "validation": ["minLength": 2, "maxLength": 5],
      ]
    ])
    try pilot.keys("<Enter>")
    #expect(pilot.picture.contains("Space tick"))
    #expect(pilot.picture.contains("Enter done"))
    #expect(pilot.picture.contains("0 of at most 5 picked, at least 2"))
    try pilot.keys("<Space>ma")
    #expect(pilot.picture.contains("Enter tick"))
    #expect(!pilot.picture.contains("Space tick"))
    try pilot.keys("<Enter>")
    #expect(pilot.picture.contains("2 of at most 5 picked, at least 2"))
  }

  @Test(arguments: ["<F4>", "<M-Down>"])
  func aListOpensByTheKeysOfOtherPrograms(key: String) throws {
    let pilot = try FieldPilot([
      ["key": "fruit", "type": "select", "label": "Fruit", "options": options(["Apple", "Fig"])]
    ])
    try pilot.keys(key + "<Down><Enter>")
    #expect(pilot.picture.contains("Fig"))
    #expect(!pilot.picture.contains("Apple"))
  }

  @Test func optionsOfOneValueAreTickedTogetherAndSentOnce() async throws {
    let pilot = try FieldPilot([
      [
        "key": "c", "type": "multiselect", "label": "C",
        "options": [
          ["value": "x1", "label": "One"], ["value": "x2", "label": "Two"], ["value": "x2", "label": "Deux"],
        ],
      ]
    ])
    try pilot.keys("<Down><Space>")
    #expect(pilot.picture.contains("[x] Two"))
    #expect(pilot.picture.contains("[x] Deux"))
    #expect(await pilot.send() == ["c": ["x2"]])
  }

  @Test func theFirstArrowGoesToTheFirstPointOfAScale() async throws {
    let pilot = try FieldPilot([["key": "s", "type": "scale", "label": "S", "max": 5]])
    #expect(pilot.picture.contains("[0]"))
    #expect(!pilot.picture.contains("Space pick"))
    try pilot.keys("<Right>")
    #expect(pilot.picture.contains("(0)"))
    try pilot.keys("<Right>")
    #expect(await pilot.send() == ["s": 1])
  }

  @Test func onASmallScreenTheMarkerOfAScaleStandsInTheRowOfTheCursor() throws {
    let pilot = try FieldPilot(
      [["key": "s", "type": "scale", "label": "S"]], size: Size(columns: 20, rows: 8))
    try pilot.keys("<End>")
    let rows = pilot.picture.split(separator: "\n")
    #expect(rows.first { $0.contains("(10)") }?.contains("> ") == true)
    #expect(rows.first { $0.contains(" 0 ") }?.contains(">") == false)
  }

  @Test func aListStaysOnItsSideWhileItIsSearched() throws {
    let lines: [JSONValue] = (0..<4).map { ["key": .string("t\($0)"), "type": "text", "label": "Line"] }
    let pilot = try FieldPilot(
      lines + [
        ["key": "fruit", "type": "select", "label": "Fruit", "options": options(fruits)],
        ["key": "after", "type": "text", "label": "After"],
      ])
    try pilot.keys("<Tab><Tab><Tab><Tab><Enter>")
    func row(of text: String) -> Int? {
      pilot.picture.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains(text) }
    }
    let after = try #require(row(of: "After"))
    #expect(try #require(row(of: "Apple")) < after)
    try pilot.keys("mang")
    #expect(row(of: "After") == after)
    #expect(try #require(row(of: "Mango")) < after)
  }

  @Test func anOptionWithoutALabelShowsItsValue() throws {
    let pilot = try FieldPilot([
      ["key": "r", "type": "radio", "label": "R", "options": [["value": "plain", "label": " "]]]
    ])
    #expect(pilot.picture.contains("( ) plain"))
  }

  @Test func theNameOfADisabledSuggestionIsSaidToBeUnavailable() throws {
    let pilot = try FieldPilot([
      [
        "key": "a", "type": "autocomplete", "label": "A",
        "options": [["value": "x", "label": "Fig", "disabled": true]],
      ]
    ])
    try pilot.keys("fig<Esc>")
    #expect(pilot.picture.contains("Fig is not available"))
    try pilot.keys("s<Esc>")
    #expect(!pilot.picture.contains("not available"))
  }

  @Test func whatFollowsAGroupIsSetApart() throws {
    let pilot = try FieldPilot([
      [
        "key": "g", "type": "group", "label": "People",
        "fields": [["key": "n", "type": "text", "label": "N"]],
      ],
      ["key": "t", "type": "text", "label": "After"],
    ])
    let rows = pilot.picture.split(separator: "\n", omittingEmptySubsequences: false)
    let add = try #require(rows.lastIndex { $0.contains("[") && $0.contains("Add") })
    #expect(rows[add + 1].contains("───"))
    #expect(!rows[add + 1].contains("╭"))
  }

  @Test func theStarOfARequiredCheckboxStaysWithItsLastWord() throws {
    let label = "I have read all of the terms and conditions carefully"
    for columns in 24...64 {
      let pilot = try FieldPilot(
        [["key": "c", "type": "checkbox", "label": .string(label), "validation": ["required": true]]],
        size: Size(columns: columns, rows: 20))
      #expect(
        !pilot.picture.split(separator: "\n").contains {
          $0.allSatisfy { " *|│".contains($0) } && $0.contains("*")
        })
    }
  }
}
