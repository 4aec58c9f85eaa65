/// What stands for a character where only ASCII reaches the screen.
enum AsciiSubstitute {
  /// Box drawing characters by their names in terminfo's `acsc`; where the terminal has none, `+`, `-` and `|`.
  static let lines: [Unicode.Scalar: UInt8] = table([
    ("q", "─━╌╍┄┅═"), ("x", "│┃╎╏┆┇║"), ("l", "┌┏╭╔"), ("k", "┐┓╮╗"), ("m", "└┗╰╚"), ("j", "┘┛╯╝"),
    ("t", "├┣╠"), ("u", "┤┫╣"), ("w", "┬┳╦"), ("v", "┴┻╩"), ("n", "┼╋╬"),
  ]).mapValues { UInt8(ascii: $0) }

  /// Letters without their marks, and signs of the same sense.
  static let letters: [Unicode.Scalar: Unicode.Scalar] = table([
    ("A", "ÀÁÂÃÄÅĀĂĄÆ"), ("C", "ÇĆĈĊČ"), ("D", "ÐĎĐ"), ("E", "ÈÉÊËĒĔĖĘĚ"), ("G", "ĜĞĠĢ"), ("H", "ĤĦ"),
    ("I", "ÌÍÎÏĨĪĬĮİ"), ("J", "Ĵ"), ("K", "Ķ"), ("L", "ĹĻĽĿŁ"), ("N", "ÑŃŅŇŊ"), ("O", "ÒÓÔÕÖØŌŎŐŒ"),
    ("R", "ŔŖŘ"), ("S", "ŚŜŞŠȘ"), ("T", "ŢŤŦȚÞ"), ("U", "ÙÚÛÜŨŪŬŮŰŲ"), ("W", "Ŵ"), ("Y", "ÝŶŸ"), ("Z", "ŹŻŽ"),
    ("a", "àáâãäåāăąæª"), ("c", "çćĉċč"), ("d", "ðďđ"), ("e", "èéêëēĕėęě"), ("g", "ĝğġģ"), ("h", "ĥħ"),
    ("i", "ìíîïĩīĭįı"), ("j", "ĵ"), ("k", "ķĸ"), ("l", "ĺļľŀł"), ("n", "ñńņňŋŉ"), ("o", "òóôõöøōŏőœº"),
    ("r", "ŕŗř"), ("s", "śŝşšșßſ"), ("t", "ţťŧțþ"), ("u", "ùúûüũūŭůűųµ"), ("w", "ŵ"), ("y", "ýŷÿ"),
    ("z", "źżž"),
    ("-", "‐‑‒–—―−"), ("'", "‘’‚‛′´"), ("\"", "“”„‟″«»"), (".", "…"), ("*", "•·●★☆"),
    (" ", "\u{A0}\u{2007}\u{202F}"),
    (">", "›→▶▸▹❯"), ("<", "‹←◀◂◃❮"), ("^", "↑▲△"), ("v", "↓▼▽▾✓✔"), ("x", "×✗✕✘"), ("o", "○◯◦"),
    ("#", "█■▓▒░"),
    ("!", "¡⚠"), ("|", "▏▎▍▌▋▊▉▐¦"), ("_", "▁▂"),
  ])

  /// The cells of a character: 1 when it or something for it is drawn, 0 for a mark, else -1.
  static func width(of scalar: Unicode.Scalar) -> Int {
    if (0x20..<0x7F).contains(scalar.value) || lines[scalar] != nil || letters[scalar] != nil { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: return -1
    }
  }

  private static func table(_ groups: [(Unicode.Scalar, String)]) -> [Unicode.Scalar: Unicode.Scalar] {
    var table: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (substitute, originals) in groups {
      for original in originals.unicodeScalars {
        table[original] = substitute
      }
    }
    return table
  }
}
