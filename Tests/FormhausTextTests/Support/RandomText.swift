import SeededRandom

/// Random texts of what texts are made of, and of what should not be in them.
struct RandomText {
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  private static let pieces: [String] = [
    "a", "b", "word", "longerword", " ", " ", "  ", "\n", "-", ".", "é", "e\u{301}", "日", "本語", "、", "「", "」",
    "\u{3000}", "한", "😀",
    "👍🏽", "👨‍👩‍👧", "🇬🇧", "🇩", "⚠️", "1️⃣", "❤️‍🔥", "ה", "سلام", "می‌خواهم", "क्षि", "का", "กำ", "\u{301}", "\u{20DD}",
    "\u{FE0F}", "\u{200B}",
    "\u{200D}", "\u{200C}", "\u{202E}", "\u{2066}", "\u{61C}", "\u{FEFF}", "\u{AD}", "\u{1B}[2J", "\u{9B}31m",
    "\u{7}", "\u{7F}", "\0", "\r",
    "\r\n", "\t", "\u{85}", "\u{2028}", "\u{2029}", "\u{E000}", "\u{FFFE}", "\u{378}", "\u{E0041}",
    "\u{115F}", "\u{3164}", "\u{FFF9}", "\u{34F}",
    "\u{600}", "\u{1160}", "\u{10FFFF}", "\u{E0100}", "\u{180E}", "\u{1FAE9}",
  ]

  /// A text of up to `count` pieces, some of them any scalar at all.
  mutating func next(pieces count: Int) -> String {
    (0..<Int.random(in: 0...count, using: &random)).map { _ in
      if Int.random(in: 0..<8, using: &random) == 0 {
        return Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &random)).map(String.init) ?? "?"
      }
      return RandomText.pieces.randomElement(using: &random) ?? ""
    }.joined()
  }

  mutating func int(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
}
