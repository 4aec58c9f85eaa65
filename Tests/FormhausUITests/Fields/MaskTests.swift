import FormhausCore
import FormhausTesting
import FormhausText
import SeededRandom
import Surface
import Testing

@testable import FormhausUI

@MainActor
@Suite("Inputs with a mask")
struct MaskTests {
  private let phone: JSONValue = ["key": "p", "type": "phone", "label": "Phone", "mask": "+1 (###) ###-####"]

  @Test("an empty input shows the mask; what is typed takes its shape, and is sent in it")
  func typing() async throws {
    let pilot = try FieldPilot([phone])
    #expect(pilot.picture.contains("+1 (###) ###-####"))
    try pilot.keys("2125550123")
    #expect(pilot.text("p") == "+1 (212) 555-0123")
    #expect(await pilot.send() == ["p": "+1 (212) 555-0123"])
  }

  @Test("a paste takes its shape, or stays as it is")
  func paste() throws {
    let pilot = try FieldPilot([phone])
    pilot.terminal.paste("(212) 555 0123")
    #expect(pilot.text("p") == "+1 (212) 555-0123")
    try pilot.keys("<C-u>")
    pilot.terminal.paste("+44 20 7946 0958 (office)")
    #expect(pilot.text("p") == "+44 20 7946 0958 (office)")
  }

  @Test(
    "as soon as something does not fit, what was typed stands there, and its shape again once that is erased")
  func misfit() throws {
    let pilot = try FieldPilot([phone])
    try pilot.keys("5")
    #expect(pilot.text("p") == "+1 (5")
    try pilot.keys("a55")
    #expect(pilot.text("p") == "5a55")
    try pilot.keys("<Left><Left><Backspace>")
    #expect(pilot.text("p") == "+1 (555")
  }

  @Test("a mask of letters and digits is an example, and nothing is put in")
  func example() throws {
    let pilot = try FieldPilot([["key": "p", "type": "text", "label": "VAT", "mask": "DE123456789"]])
    #expect(pilot.picture.contains("DE123456789"))
    try pilot.keys("5")
    #expect(pilot.text("p") == "5")
    try pilot.keys("<C-u>")
    pilot.terminal.paste("DE811907980")
    #expect(pilot.text("p") == "DE811907980")
  }

  @Test("Backspace and Delete go through the marks of the mask")
  func erasing() throws {
    let pilot = try FieldPilot([phone])
    try pilot.keys("2125550123<C-h><C-h><C-h><C-h>")
    #expect(pilot.text("p") == "+1 (212) 555")
    try pilot.keys("<Backspace><Backspace><Backspace><Backspace><Backspace>")
    #expect(pilot.text("p") == "+1 (2")
    try pilot.keys("555<Home>" + String(repeating: "<Delete>", count: 12))
    #expect(pilot.text("p") == "")
  }

  @Test("one undo takes back what one key did")
  func undo() throws {
    let pilot = try FieldPilot([phone])
    pilot.terminal.paste("2125550123")
    try pilot.keys("<C-_>")
    #expect(pilot.text("p") == "")
  }

  @Test("typing and erasing in the middle loses nothing that was not erased", arguments: 0..<8)
  func neverLoses(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var editor = TextEditor()
    let mask = TextMask("+1 (###) ###-####")
    for _ in 0..<300 {
      let before = editor
      let inputs: [TextInput] = [
        .character("5"), .character("7"), .character(" "), .character("x"), .edit(.left), .edit(.right),
        .edit(.backspace), .edit(.delete), .edit(.lineStart), .edit(.lineEnd), .paste("12 3"),
      ]
      let input = try #require(inputs.randomElement(using: &random))
      _ = editor.put(input, shapedBy: mask)
      let (old, new) = (before.typed.count, editor.typed.count)
      switch input {
      case .edit(.backspace), .edit(.delete): #expect(old - new <= 1, "\(before.text) \(editor.text)")
      case .character(let typed) where typed.saysSomething:
        #expect(new == old + 1, "\(before.text) became \(editor.text) by \(typed)")
      default: #expect(new >= old, "\(before.text) became \(editor.text) by \(input)")
      }
      #expect((0...editor.characters.count).contains(editor.caret))
      if editor.text.count > 30 { editor = TextEditor() }
    }
  }
}

extension TextEditor {
  /// The letters and digits that the mask has not put in.
  fileprivate var typed: [Character] {
    let marks = filledRevision == revision ? filled : []
    return characters.enumerated().filter { index, character in
      character.saysSomething && !(marks.indices.contains(index) && marks[index])
    }.map(\.element)
  }
}

extension Character {
  fileprivate var saysSomething: Bool { isLetter || isNumber }
}
