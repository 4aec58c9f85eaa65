/// Random numbers that are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

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
