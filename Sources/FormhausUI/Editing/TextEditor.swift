import FormhausText

/// A text being edited: its graphemes, the caret between them, and what can be undone.
///
/// Positions count graphemes from 0. A one-line editor takes no newline.
struct TextEditor: Sendable, Hashable {
  /// UTF-16 units that a text may have when its field names no limit.
  static let generalLimit = 65_536

  private(set) var characters: [Character]
  /// The grapheme that the caret stands before, from 0 to `characters.count`.
  private(set) var caret: Int
  let isMultiline: Bool
  /// UTF-16 units at most; a text that came in longer is kept but takes nothing more.
  var limit: Int
  /// The text that the last cut took out.
  private(set) var cutText: [Character] = []
  /// The column, in cells, that moves from row to row aim at.
  private(set) var goalColumn: Int?
  private(set) var history = EditHistory()
  private(set) var utf16Count: Int
  /// Counts the changes of the text.
  private(set) var revision: Int
  /// For each grapheme whether a mask has put it in, as of `filledRevision`.
  var filled: [Bool] = []
  var filledRevision: Int?

  /// An editor with the caret at the end of the text.
  ///
  /// - Parameter revision: where to count on from, when the editor takes the place of another one.
  init(text: String = "", isMultiline: Bool = false, limit: Int? = nil, revision: Int = 0) {
    self.revision = revision
    characters = Array(text)
    caret = characters.count
    self.isMultiline = isMultiline
    self.limit = limit ?? TextEditor.generalLimit
    utf16Count = text.utf16.count
  }

  var text: String { String(characters) }

  /// Moves the caret; a position outside of the text is clamped.
  ///
  /// - Parameter goalColumn: the column, in cells, that further moves from row to row aim at.
  mutating func move(to position: Int, goalColumn: Int? = nil) {
    caret = min(max(position, 0), characters.count)
    self.goalColumn = goalColumn
    history.endRun()
  }

  /// Takes over a text that was changed from outside; the caret stays in range and undo starts afresh.
  mutating func reconcile(with text: String) {
    guard text != self.text || text.utf16.count != utf16Count else { return }
    let wasAtEnd = caret == characters.count
    characters = Array(text)
    utf16Count = text.utf16.count
    caret = wasAtEnd ? characters.count : min(caret, characters.count)
    goalColumn = nil
    history = EditHistory()
    revision += 1
  }

  /// Replaces graphemes and sets the caret behind what was put in.
  mutating func replace(_ range: Range<Int>, with new: [Character], as kind: Edit.Kind) {
    let before = caret
    guard let change = Splice.replacing(range, of: characters, with: new) else {
      caret = range.lowerBound
      return
    }
    apply(change.splice)
    caret = change.caret
    goalColumn = nil
    history.record(Edit(splice: change.splice, caretBefore: before, caretAfter: caret, kind: kind))
  }

  /// Puts another text in the place of this one, with the caret where it says.
  mutating func rewrite(_ text: CaretText, as kind: Edit.Kind) {
    let before = caret
    let target = min(max(text.caret, 0), text.text.count)
    guard let change = Splice.replacing(0..<characters.count, of: characters, with: Array(text.text)) else {
      return move(to: target)
    }
    apply(change.splice)
    caret = target
    goalColumn = nil
    history.record(Edit(splice: change.splice, caretBefore: before, caretAfter: target, kind: kind))
  }

  /// Takes the last edit or run of typing back; false when there is none.
  @discardableResult
  mutating func undo() -> Bool {
    guard let edit = history.undo() else { return false }
    apply(edit.splice.inverted)
    caret = edit.caretBefore
    goalColumn = nil
    return true
  }

  /// Makes the edit again that was taken back last; false when there is none.
  @discardableResult
  mutating func redo() -> Bool {
    guard let edit = history.redo() else { return false }
    apply(edit.splice)
    caret = edit.caretAfter
    goalColumn = nil
    return true
  }

  /// Cuts graphemes out and keeps them for `putBack()`.
  mutating func cut(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    cutText = Array(characters[range])
    replace(range, with: [], as: .cut)
  }

  private mutating func apply(_ splice: Splice) {
    characters.replaceSubrange(splice.start..<splice.start + splice.removed.count, with: splice.inserted)
    revision += 1
    utf16Count += utf16Length(splice.inserted) - utf16Length(splice.removed)
  }
}

/// UTF-16 units of graphemes.
func utf16Length(_ characters: some Sequence<Character>) -> Int {
  characters.reduce(0) { $0 + $1.utf16.count }
}
