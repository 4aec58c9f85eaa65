/// The safe text so far, and what its end allows to follow.
struct SafeTextOutput {
  private(set) var string = ""
  private(set) var scalarCount = 0
  private let marksPerBase: Int
  private var last: Unicode.Scalar?
  private var marks = 0

  init(marksPerBase: Int) {
    self.marksPerBase = marksPerBase
  }

  mutating func append(_ scalar: Unicode.Scalar) {
    add(scalar)
    marks = 0
  }

  mutating func append(_ text: String) {
    for scalar in text.unicodeScalars { append(scalar) }
  }

  mutating func appendLineBreak() {
    append("\n")
    last = nil
  }

  /// Adds a mark unless its base has enough; a mark without a base gets a dotted circle.
  mutating func appendMark(_ scalar: Unicode.Scalar) {
    let isSelector = scalar.properties.isVariationSelector
    if last == nil {
      if isSelector { return }
      append("\u{25CC}" as Unicode.Scalar)
    }
    // A row of selectors shows nothing and can carry hidden text.
    if isSelector, last?.properties.isVariationSelector == true { return }
    marks += 1
    if marks <= marksPerBase { add(scalar) }
  }

  mutating func appendJoiner(_ scalar: Unicode.Scalar) {
    add(scalar)
  }

  /// Whether a joiner may stand here: between letters of scripts that join, and between emoji.
  func keepsJoiner(_ joiner: Unicode.Scalar, before next: Unicode.Scalar?) -> Bool {
    guard let last, let next else { return false }
    if last.isInJoiningScript, next.isInJoiningScript { return true }
    return joiner == "\u{200D}" && last.endsEmoji && next.properties.isEmoji && !next.isASCII
  }

  private mutating func add(_ scalar: Unicode.Scalar) {
    string.unicodeScalars.append(scalar)
    scalarCount += 1
    last = scalar
  }
}

extension Unicode.Scalar {
  /// Letters and marks of the scripts whose spelling needs joiners: Arabic to Myanmar, Khmer, Mongolian, Indic ones.
  fileprivate var isInJoiningScript: Bool {
    switch value {
    case 0x0600...0x109F, 0x1700...0x18AF, 0x1A20...0x1CFF, 0xA800...0xABFF, 0xFB50...0xFDFF, 0xFE70...0xFEFC,
      0x10A00...0x11FFF, 0x1E900...0x1E95F:
      break
    default: return false
    }
    return switch properties.generalCategory {
    case .otherLetter, .uppercaseLetter, .lowercaseLetter, .modifierLetter: true
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Whether an emoji can end with this scalar: the emoji itself, its skin tone, its style.
  fileprivate var endsEmoji: Bool {
    properties.isEmoji && !isASCII || value == 0xFE0F
  }
}
