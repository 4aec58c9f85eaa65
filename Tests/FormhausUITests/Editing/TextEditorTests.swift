import Testing

@testable import FormhausUI

/// Editing as a person sees it: the text with a bar where the caret stands.
@Suite struct TextEditorTests {
  private func edit(
    _ marked: String, isMultiline: Bool = false, limit: Int? = nil, _ commands: EditCommand...
  ) -> String {
    var editor = TextEditor(marked: marked, isMultiline: isMultiline, limit: limit)
    for command in commands { _ = editor.perform(command) }
    return editor.marked
  }

  @Test func theCaretMovesByGrapheme() {
    #expect(edit("a👨‍👩‍👧e\u{301}|", .left, .left) == "a|👨‍👩‍👧e\u{301}")
    #expect(edit("|🇩🇪x", .right) == "🇩🇪|x")
    #expect(edit("|", .left, .right) == "|")
  }

  @Test func wordMovesStopAtWordEdges() {
    #expect(edit("one, two_2 | three", .wordLeft) == "one, |two_2  three")
    #expect(edit("one| , two_2 three", .wordRight) == "one , two_2| three")
    #expect(edit("one|", .wordRight) == "one|")
    #expect(edit("|one", .wordLeft) == "|one")
  }

  @Test func lineMovesStayOnTheLine() {
    #expect(edit("ab\ncd|ef\ngh", isMultiline: true, .lineStart) == "ab\n|cdef\ngh")
    #expect(edit("ab\ncd|ef\ngh", isMultiline: true, .lineEnd) == "ab\ncdef|\ngh")
    #expect(edit("ab\ncd|ef\ngh", isMultiline: true, .textStart) == "|ab\ncdef\ngh")
    #expect(edit("ab\ncd|ef\ngh", isMultiline: true, .textEnd) == "ab\ncdef\ngh|")
  }

  @Test func erasingTakesOneGrapheme() {
    #expect(edit("ae\u{301}|b", .backspace) == "a|b")
    #expect(edit("a|👍🏽b", .delete) == "a|b")
    #expect(edit("|a", .backspace) == "|a")
    #expect(edit("a|", .delete) == "a|")
  }

  @Test func whatIsCutCanBePutBack() {
    #expect(edit("one two| x", .cutWordLeft) == "one | x")
    #expect(edit("one |two x", .cutWordRight) == "one | x")
    #expect(edit("one two| x", .cutToLineStart) == "| x")
    #expect(edit("one |two x", .cutToLineEnd) == "one |")
    #expect(edit("one |two x", .cutToLineEnd, .textStart, .putBack) == "two x|one ")
    #expect(edit("ab|\ncd", isMultiline: true, .cutToLineEnd) == "ab|cd")
  }

  @Test func aRunOfTypingIsOneStep() {
    var editor = TextEditor(marked: "|")
    for character in "hello" { _ = editor.type(character) }
    editor.undo()
    #expect(editor.marked == "|")
    editor.redo()
    #expect(editor.marked == "hello|")
  }

  @Test func movingTheCaretEndsARun() {
    var editor = TextEditor(marked: "|")
    _ = editor.type("a")
    _ = editor.perform(.left)
    _ = editor.type("b")
    editor.undo()
    #expect(editor.marked == "|a")
  }

  @Test func erasingIsAStepOfItsOwn() {
    #expect(edit("abc|", .backspace, .backspace, .undo) == "abc|")
    #expect(edit("a|bc", .delete, .delete, .undo) == "a|bc")
    var editor = TextEditor(marked: "|")
    _ = editor.type("a")
    _ = editor.type("b")
    _ = editor.perform(.backspace)
    editor.undo()
    #expect(editor.marked == "ab|")
  }

  @Test func anEditAfterUndoForgetsWhatCouldBeMadeAgain() {
    var editor = TextEditor(marked: "|")
    _ = editor.type("a")
    editor.undo()
    _ = editor.type("b")
    let redone = editor.redo()
    #expect(!redone)
    #expect(editor.marked == "b|")
  }

  @Test func aMarkJoinsTheLetterBeforeTheCaret() {
    var editor = TextEditor(marked: "e|x")
    _ = editor.type("\u{301}")
    #expect(editor.characters == ["e\u{301}", "x"])
    #expect(editor.caret == 1)
    editor.undo()
    #expect(editor.characters == ["e", "x"])
  }

  @Test func flagsPairAgainWhenALetterComesBetween() {
    var editor = TextEditor(marked: "|🇩🇪🇫🇷")
    _ = editor.type("🇯")
    #expect(editor.characters == Array("🇯🇩🇪🇫🇷"))
    editor.undo()
    #expect(editor.characters == ["🇩🇪", "🇫🇷"])
  }

  @Test func aTextFromOutsideKeepsTheCaretInRange() {
    var editor = TextEditor(marked: "hello|")
    editor.reconcile(with: "hi")
    #expect(editor.marked == "hi|")
    editor.reconcile(with: "hiya")
    #expect(editor.marked == "hiya|", "At the end it stays at the end")
    var inside = TextEditor(marked: "h|i")
    inside.reconcile(with: "hiya")
    #expect(inside.marked == "h|iya")
    let undone = editor.undo()
    #expect(!undone)
  }

  @Test func theSameTextFromOutsideKeepsUndo() {
    var editor = TextEditor(marked: "|")
    _ = editor.type("a")
    editor.reconcile(with: "a")
    editor.undo()
    #expect(editor.marked == "|")
  }
}

extension TextEditor {
  /// An editor whose caret stands at the bar.
  init(marked: String, isMultiline: Bool = false, limit: Int? = nil) {
    let parts = marked.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    self.init(text: parts.joined(), isMultiline: isMultiline, limit: limit)
    move(to: parts[0].count)
  }

  /// The text with a bar at the caret.
  var marked: String { String(characters[..<caret]) + "|" + String(characters[caret...]) }
}
