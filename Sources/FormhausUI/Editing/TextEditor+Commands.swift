/// What a key does to a text, besides putting something in.
enum EditCommand: Sendable, Hashable, CaseIterable {
  case left, right, wordLeft, wordRight, lineStart, lineEnd, textStart, textEnd
  case backspace, delete, cutWordLeft, cutWordRight, cutToLineStart, cutToLineEnd, putBack
  case undo, redo
}

extension TextEditor {
  mutating func perform(_ command: EditCommand) -> Insertion {
    switch command {
    case .left: move(to: caret - 1)
    case .right: move(to: caret + 1)
    case .wordLeft: move(to: wordStart)
    case .wordRight: move(to: wordEnd)
    case .lineStart: move(to: lineStart)
    case .lineEnd: move(to: lineEnd)
    case .textStart: move(to: 0)
    case .textEnd: move(to: characters.count)
    case .backspace: if caret > 0 { replace(caret - 1..<caret, with: [], as: .erasing) }
    case .delete: if caret < characters.count { replace(caret..<caret + 1, with: [], as: .erasing) }
    case .cutWordLeft: cut(wordStart..<caret)
    case .cutWordRight: cut(caret..<wordEnd)
    case .cutToLineStart: cut(lineStart..<caret)
    case .cutToLineEnd:
      // At the end of a line the newline goes, so that a line can be emptied and closed by one key.
      let end = lineEnd
      cut(caret..<(end == caret ? min(end + 1, characters.count) : end))
    case .putBack: return putBack()
    case .undo: undo()
    case .redo: redo()
    }
    return .whole
  }

  /// The start of the word at or before the caret.
  private var wordStart: Int {
    var index = caret
    while index > 0, !characters[index - 1].isPartOfWord { index -= 1 }
    while index > 0, characters[index - 1].isPartOfWord { index -= 1 }
    return index
  }

  /// The end of the word at or behind the caret.
  private var wordEnd: Int {
    var index = caret
    while index < characters.count, !characters[index].isPartOfWord { index += 1 }
    while index < characters.count, characters[index].isPartOfWord { index += 1 }
    return index
  }

  private var lineStart: Int {
    characters[..<caret].lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
  }

  private var lineEnd: Int {
    characters[caret...].firstIndex(where: \.isNewline) ?? characters.count
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}
