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
    let room = max(0, limit - utf16Count)
    let clean = TextEditor.cleaned(
      text, isMultiline: isMultiline, dropsLastNewline: kind == .paste, room: room)
    let fitting = clean.utf16.count <= room ? Array(clean) : TextEditor.prefix(of: clean, room: room)
    if !fitting.isEmpty { replace(caret..<caret, with: fitting, as: kind) }
    return clean.utf16.count <= room ? .whole : .cut
  }

  /// As many graphemes as there is room for, in UTF-16 units.
  private static func prefix(of text: String, room: Int) -> [Character] {
    var room = room
    return Array(
      text.prefix { character in
        room -= character.utf16.count
        return room >= 0
      })
  }

  /// The text as an editor takes it: newlines by one rule, no control characters.
  ///
  /// - Parameter room: the result ends soon after it has more UTF-16 units than this.
  static func cleaned(_ text: String, isMultiline: Bool, dropsLastNewline: Bool, room: Int = .max) -> String {
    var clean = String.UnicodeScalarView()
    var units = 0
    var newlines = 0
    var previous: Unicode.Scalar?
    func flush(_ newlines: inout Int, into clean: inout String.UnicodeScalarView) {
      if newlines > 0 {
        clean.append(
          contentsOf: isMultiline
            ? String(repeating: "\n", count: newlines).unicodeScalars : " ".unicodeScalars)
      }
      newlines = 0
    }
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      if scalar == "\n", previous == "\r" { continue }
      if scalar.isNewline {
        newlines += 1
        continue
      }
      if scalar.isControl, scalar != "\t" { continue }
      units += newlines + scalar.utf16.count
      flush(&newlines, into: &clean)
      clean.append(scalar == "\t" ? " " : scalar)
      if units > room { return String(clean) }
    }
    if dropsLastNewline { newlines = isMultiline ? max(0, newlines - 1) : 0 }
    flush(&newlines, into: &clean)
    return String(clean)
  }
}

extension Unicode.Scalar {
  fileprivate var isNewline: Bool {
    switch value {
    case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  fileprivate var isControl: Bool { value < 0x20 || 0x7F..<0xA0 ~= value }
}
