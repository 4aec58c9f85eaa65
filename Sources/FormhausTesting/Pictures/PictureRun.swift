import Surface

/// Neighbouring cells of one row that a picture draws in one go.
struct PictureRun: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    /// Characters that every fixed-width font has.
    case text
    /// One character that may come from another font, so that its place has to be given.
    case symbol
    /// Parts of lines and boxes.
    case lines
  }

  var kind: Kind
  var ink: PictureInk
  /// The first cell, from 0.
  var column: Int
  /// The cells that are taken.
  var columns: Int
  /// What is in them, one character a grapheme.
  var characters: [Character]

  var text: String { String(characters) }
}

extension PictureRun {
  /// The runs of a row, from left to right, blanks among them.
  static func runs(_ row: ArraySlice<Cell>, on background: PictureBackground) -> [PictureRun] {
    var runs: [PictureRun] = []
    for (column, cell) in row.enumerated() where cell.width > 0 {
      let ink = PictureInk(cell.style, on: background)
      let kind = Kind(cell)
      let characters = Array(cell.text)
      if kind != .symbol, let last = runs.last, last.kind == kind, last.ink == ink {
        runs[runs.count - 1].columns += Int(cell.width)
        runs[runs.count - 1].characters += characters
      } else {
        runs.append(
          PictureRun(
            kind: kind, ink: ink, column: column, columns: Int(cell.width), characters: characters))
      }
    }
    return runs
  }

  /// The words of the run: its parts between two or more blanks, each at its place.
  var words: [PictureRun] {
    guard kind == .text else { return [self] }
    var words: [PictureRun] = []
    var blanks = 2
    for (offset, character) in characters.enumerated() {
      if character == " " {
        blanks += 1
        continue
      }
      if blanks > 1 {
        words.append(
          PictureRun(kind: .text, ink: ink, column: column + offset, columns: 0, characters: []))
      } else if blanks == 1 {
        words[words.count - 1].characters.append(" ")
      }
      blanks = 0
      words[words.count - 1].characters.append(character)
      words[words.count - 1].columns = words[words.count - 1].characters.count
    }
    return words
  }
}

extension PictureRun.Kind {
  fileprivate init(_ cell: Cell) {
    let scalars = cell.text.unicodeScalars
    guard let first = scalars.first, scalars.count == 1, cell.width == 1 else {
      self = .symbol
      return
    }
    if BoxDrawing(first) != nil {
      self = .lines
    } else {
      self = first.isInEveryFont ? .text : .symbol
    }
  }
}

extension Unicode.Scalar {
  /// Latin, Greek, Cyrillic and common punctuation.
  fileprivate var isInEveryFont: Bool {
    switch value {
    case 0x20...0x7E, 0xA0...0x24F, 0x370...0x52F, 0x1E00...0x1EFF, 0x2010...0x2027, 0x20AC: true
    default: false
    }
  }
}
