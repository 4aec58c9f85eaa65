import SeededRandom
import Testing

@testable import FormhausUI

/// Random edits against a model that builds the whole string anew each time.
@Suite struct TextEditorPropertyTests {
  private static let pieces = [
    "a", "b", " ", "_", ".", "\n", "e\u{301}", "\u{301}", "\u{200D}", "👨", "👩‍👧", "🇩", "🇪", "🏽", "👍", "日", "ᄀ",
    "ᅡ",
    "ᆨ", "क", "\u{94D}", "ष", "\u{FE0F}", "‍", "ا",
  ]

  @Test(arguments: 0..<40)
  func edits(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var editor = TextEditor(isMultiline: true)
    var model = NaiveText()
    for step in 0..<200 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0...3:
        let character = Character(random.pick(Self.pieces))
        _ = editor.type(character)
        model.insert(String(character))
      case 4:
        let text = (0..<4).map { _ in random.pick(Self.pieces) }.joined()
        let clean = TextEditor.cleaned(text, isMultiline: true, dropsLastNewline: true)
        _ = editor.paste(text)
        model.insert(clean)
      case 5:
        _ = editor.perform(.backspace)
        model.remove(from: model.caret - 1, to: model.caret)
      case 6:
        _ = editor.perform(.delete)
        model.remove(from: model.caret, to: model.caret + 1)
      default:
        let place = Int.random(in: 0...editor.characters.count, using: &random)
        editor.move(to: place)
        model.caret = place
      }
      #expect(editor.characters.elementsEqual(model.text, by: { $0.isIdentical(to: $1) }), "step \(step)")
      #expect(editor.caret == model.caret, "step \(step)")
      #expect(editor.utf16Count == model.text.utf16.count)
    }
  }

  @Test(arguments: 100..<130)
  func undoingEverythingLeadsBackAndRedoingForward(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let start = (0..<6).map { _ in random.pick(Self.pieces) }.joined()
    var editor = TextEditor(text: start, isMultiline: true)
    for _ in 0..<120 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0...2: _ = editor.type(Character(random.pick(Self.pieces)))
      case 3: _ = editor.paste((0..<3).map { _ in random.pick(Self.pieces) }.joined())
      default: _ = editor.perform(random.pick(EditCommand.allCases.filter { $0 != .undo && $0 != .redo }))
      }
      #expect((0...editor.characters.count).contains(editor.caret))
      #expect(editor.characters.elementsEqual(editor.text, by: { $0.isIdentical(to: $1) }))
    }
    let end = editor.text
    while editor.undo() {}
    #expect(editor.text.unicodeScalars.elementsEqual(start.unicodeScalars))
    while editor.redo() {}
    #expect(editor.text.unicodeScalars.elementsEqual(end.unicodeScalars))
  }
}

/// A text and a caret, each edit made on the whole string.
private struct NaiveText {
  var text = ""
  /// In graphemes.
  var caret = 0

  mutating func insert(_ new: String) {
    let place = text.index(text.startIndex, offsetBy: caret)
    replace(before: text[..<place] + new, after: text[place...])
  }

  mutating func remove(from start: Int, to end: Int) {
    guard start >= 0, end <= text.count else { return }
    let from = text.index(text.startIndex, offsetBy: start)
    replace(before: text[..<from], after: text[text.index(text.startIndex, offsetBy: end)...])
  }

  /// The caret stands behind the grapheme that holds the last scalar of `before`.
  private mutating func replace(before: Substring, after: Substring) {
    text = String(before) + String(after)
    var left = before.unicodeScalars.count
    caret = 0
    for character in text {
      if left <= 0 { break }
      left -= character.unicodeScalars.count
      caret += 1
    }
  }
}

extension SeededGenerator {
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &self)]
  }
}
