import SeededRandom

extension SeededGenerator {
  /// Text with a taste for what shells and dotenv files take for their own.
  mutating func text() -> String {
    let special: [Unicode.Scalar] = [
      "'", "\"", "\\", "$", "`", "\n", "\r", "\t", " ", "#", "=", "!", "~", "*", ";", "&", "(", "{", "%", "-",
      "\u{301}", "é", "日", "\u{1F9D1}", "\u{202E}", "\u{1B}", "\u{85}", "n", "0", "x",
    ]
    var text = ""
    for _ in 0..<Int.random(in: 0...24, using: &self) {
      let scalar = special[Int.random(in: 0..<special.count, using: &self)]
      text.unicodeScalars.append(scalar)
    }
    return text
  }
}
