import Testing

@testable import FormhausUI

/// What a paste leaves in a text.
@Suite struct PasteTests {
  private func paste(_ text: String, isMultiline: Bool = false) -> String {
    var editor = TextEditor(marked: "<|>", isMultiline: isMultiline)
    _ = editor.paste(text)
    return editor.marked
  }

  @Test(arguments: [
    ("12 High St\nFlat 4", "<12 High St Flat 4|>"),
    ("a\r\n\r\nb\r\n", "<a b|>"),
    ("one line\n", "<one line|>"),
    ("a\tb", "<a b|>"),
    ("a\u{1B}[201~\u{3}b", "<a[201~b|>"),
    ("a\u{9B}1mb\u{0}", "<a1mb|>"),
    ("a\u{2028}b\u{85}c", "<a b c|>"),
    ("\n\n", "<|>"),
    ("", "<|>"),
  ])
  func oneLineTakesNoNewlineAndNoControl(_ pasted: String, _ expected: String) {
    #expect(paste(pasted) == expected)
  }

  @Test(arguments: [
    ("a\r\nb\rc\n", "<a\nb\nc|>"),
    ("a\n\nb", "<a\n\nb|>"),
    ("a\u{7}b", "<ab|>"),
  ])
  func severalLinesKeepTheirNewlines(_ pasted: String, _ expected: String) {
    #expect(paste(pasted, isMultiline: true) == expected)
  }

  @Test func aPasteIsOneStep() {
    var editor = TextEditor(marked: "ab|")
    _ = editor.paste("one two")
    _ = editor.paste(" three")
    editor.undo()
    #expect(editor.marked == "abone two|")
  }

  @Test func aPasteIsCutAtTheLimitBetweenGraphemes() {
    var editor = TextEditor(marked: "ab|", limit: 5)
    #expect(editor.paste("c👍🏽d") == .cut)
    #expect(editor.marked == "abc|")
    #expect(editor.paste("de") == .whole)
    #expect(editor.type("f") == .cut)
    #expect(editor.marked == "abcde|")
  }

  @Test func aTextThatCameInTooLongIsKept() {
    var editor = TextEditor(marked: "abcdef|", limit: 3)
    #expect(editor.type("g") == .cut)
    #expect(editor.marked == "abcdef|")
    _ = editor.perform(.backspace)
    #expect(editor.marked == "abcde|")
  }

  @Test func aLongTextIsTakenWholeAndStaysEditable() {
    let long = String(repeating: "All work and no play. é日\n", count: 10_000)
    var editor = TextEditor(isMultiline: true, limit: 2_000_000)
    #expect(editor.paste(long) == .whole)
    editor.move(to: editor.characters.count / 2)
    _ = editor.type("x")
    #expect(editor.characters.count == long.count)
    editor.undo()
    editor.undo()
    #expect(editor.characters.isEmpty)
  }
}
