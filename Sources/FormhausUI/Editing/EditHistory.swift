/// One change of a text, with where the caret was and where it went.
struct Edit: Sendable, Hashable {
  var splice: Splice
  var caretBefore: Int
  var caretAfter: Int
  var kind: Kind

  enum Kind: Sendable, Hashable {
    /// Follows the typing before it into one step.
    case typing
    /// Follows the erasing before it into one step.
    case erasing
    case cut, paste
  }
}

/// The edits that can be taken back and made again.
struct EditHistory: Sendable, Hashable {
  static let maxSteps = 1_000

  private var done: [Edit] = []
  private var undone: [Edit] = []
  private var isRunOpen = false

  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  /// The next edit starts a step of its own.
  mutating func endRun() { isRunOpen = false }

  mutating func record(_ edit: Edit) {
    undone = []
    if isRunOpen, let last = done.last, let joined = last.followed(by: edit) {
      done[done.count - 1] = joined
    } else {
      done.append(edit)
      if done.count > EditHistory.maxSteps { done.removeFirst() }
    }
    isRunOpen = true
  }

  mutating func undo() -> Edit? {
    isRunOpen = false
    guard let edit = done.popLast() else { return nil }
    undone.append(edit)
    return edit
  }

  mutating func redo() -> Edit? {
    isRunOpen = false
    guard let edit = undone.popLast() else { return nil }
    done.append(edit)
    return edit
  }
}

extension Edit {
  /// One edit that does what this and the next do; nil when they are steps of their own.
  fileprivate func followed(by next: Edit) -> Edit? {
    guard kind == next.kind, caretAfter == next.caretBefore else { return nil }
    var joined = self
    joined.caretAfter = next.caretAfter
    switch kind {
    case .cut, .paste:
      return nil
    case .typing:
      let offset = next.splice.start - splice.start
      let end = offset + next.splice.removed.count
      guard offset >= 0, end <= splice.inserted.count else { return nil }
      joined.splice.inserted.replaceSubrange(offset..<end, with: next.splice.inserted)
    case .erasing:
      guard splice.inserted.isEmpty, next.splice.inserted.isEmpty else { return nil }
      if next.splice.start + next.splice.removed.count == splice.start {
        joined.splice.start = next.splice.start
        joined.splice.removed = next.splice.removed + splice.removed
      } else if next.splice.start == splice.start {
        joined.splice.removed += next.splice.removed
      } else {
        return nil
      }
    }
    return joined
  }
}
