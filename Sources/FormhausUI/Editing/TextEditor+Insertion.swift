/// How much of an inserted text was taken.
enum Insertion: Sendable, Hashable {
  case whole
  /// Cut at the limit of the field.
  case cut
}

extension TextEditor {
  /// Puts one typed grapheme at the caret.
  mutating func type(_ character: Character) -> Insertion {
    insert(String(character), as: .typing)
  }

  /// Puts a newline at the caret; a one-line editor takes none.
  mutating func typeNewline() -> Insertion {
    isMultiline ? insert("\n", as: .typing) : .whole
  }

  /// Puts a pasted text at the caret as one step.
  ///
  /// One newline at its end is dropped. In one line the others become one space each run; control
  /// characters never get in.
  mutating func paste(_ text: String) -> Insertion {
    insert(text, as: .paste)
  }

  /// Puts back what was cut last.
  mutating func putBack() -> Insertion {
    insert(String(cutText), as: .paste)
  }

  private mutating func insert(_ text: String, as kind: Edit.Kind) -> Insertion {
    let clean = TextEditor.cleaned(text, isMultiline: isMultiline, dropsLastNewline: kind == .paste)
    let (fitting, insertion) = fitting(clean)
    if !fitting.isEmpty { replace(caret..<caret, with: fitting, as: kind) }
    return insertion
  }

  /// As many graphemes as the limit leaves room for.
  private func fitting(_ text: String) -> ([Character], Insertion) {
    var room = max(0, limit - utf16Count)
    if text.utf16.count <= room { return (Array(text), .whole) }
    var taken: [Character] = []
    for character in text {
      room -= character.utf16.count
      if room < 0 { break }
      taken.append(character)
    }
    return (taken, .cut)
  }

  /// The text as an editor takes it: newlines by one rule, no control characters.
  static func cleaned(_ text: String, isMultiline: Bool, dropsLastNewline: Bool) -> String {
    var scalars = String.UnicodeScalarView()
    var newlines = 0
    var previous: Unicode.Scalar?
    func flush(into scalars: inout String.UnicodeScalarView, isEnd: Bool) {
      if newlines > 0, isEnd, dropsLastNewline { newlines = isMultiline ? newlines - 1 : 0 }
      if newlines > 0 {
        scalars.append(contentsOf: repeatElement(isMultiline ? "\n" : " ", count: isMultiline ? newlines : 1))
      }
      newlines = 0
    }
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      switch scalar {
      case "\n" where previous == "\r": continue
      case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": newlines += 1
      case "\t":
        flush(into: &scalars, isEnd: false)
        scalars.append(" ")
      case _ where scalar.properties.generalCategory == .control: continue
      default:
        flush(into: &scalars, isEnd: false)
        scalars.append(scalar)
      }
    }
    flush(into: &scalars, isEnd: true)
    return String(scalars)
  }
}
