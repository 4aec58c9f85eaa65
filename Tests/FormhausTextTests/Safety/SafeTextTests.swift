import FormhausText
import Testing

struct SafeTextTests {
  @Test(arguments: [
    ("Full name", "Full name"), ("Größe 日本 😀", "Größe 日本 😀"), ("\u{1B}[31mred", "^[[31mred"),
    ("a\u{7}b", "a^Gb"), ("\u{7F}", "^?"),
    ("\0", "^@"), ("\u{9B}31m", "\u{FFFD}31m"), ("a\nb\tc", "a^Jb^Ic"), ("a\u{2028}b", "a\u{FFFD}b"),
    ("\u{202E}abc\u{202C}", "abc"),
    ("pay\u{200B}pal", "paypal"), ("\u{FEFF}x\u{AD}y", "xy"), ("\u{61C}\u{200E}\u{200F}\u{2066}\u{2069}", ""),
    ("\u{E0041}\u{E000}\u{FFFE}", ""),
    ("می‌خواهم", "می‌خواهم"), ("क्‍ष", "क्‍ष"), ("a\u{200C}b", "ab"), ("a\u{200D}b", "ab"), ("👨‍👩‍👧", "👨‍👩‍👧"), ("⚠️", "⚠️"),
    ("\u{3164}", ""),
    ("\u{301}x", "\u{25CC}\u{301}x"), ("\u{FE0F}\u{FE0F}x", "x"), ("a\u{FE0F}\u{FE00}", "a\u{FE0F}"),
    ("\u{600}1", "\u{600}1"),
  ])
  func labelsShowControlsAndDropWhatIsInvisible(_ text: String, _ label: String) {
    #expect(Array(SafeText(label: text).string.unicodeScalars) == Array(label.unicodeScalars))
  }

  @Test(arguments: [
    ("Ada", "Ada"), ("\u{202E}abc", "<U+202E>abc"), ("pay\u{200B}pal", "pay<U+200B>pal"),
    ("\u{E0041}", "<U+E0041>"), ("a\u{200D}b", "a<U+200D>b"),
    ("می‌خواهم", "می‌خواهم"), ("\u{1B}]52;c;x\u{7}", "^[]52;c;x^G"), ("a\nb", "a^Jb"),
    ("\u{10FFFF}", "<U+10FFFF>"), ("\u{FFF9}", "<U+FFF9>"),
  ])
  func valuesAndOptionsShowWhatIsInvisible(_ text: String, _ shown: String) {
    #expect(SafeText(value: text).string == shown)
    #expect(SafeText(option: text).string == shown)
  }

  @Test func notesAndLinesKeepTheirLines() {
    #expect(SafeText(notes: "a\r\nb\tc\u{1B}\rd\n").string == "a\nb c^[^Md\n")
    #expect(SafeText(lines: "a\nb\t\u{202E}").string == "a\nb <U+202E>")
    #expect(SafeText(notes: "a\n\u{301}b").string == "a\n\u{25CC}\u{301}b")
    #expect(SafeText(notes: "a\nb").lines == ["a", "b"])
  }

  @Test func aBaseHasFiveMarksAtMost() {
    let marks = String(repeating: "\u{301}", count: 40)
    #expect(SafeText(value: "a\(marks)b").string.unicodeScalars.count == 7)
    #expect(SafeText(label: "e\u{301}\u{323}").string == "e\u{301}\u{323}")
  }

  @Test func lengthsAreCapped() {
    let wide = String(repeating: "日", count: 5_000)
    #expect(TextWidth.table.cells(of: SafeText(label: wide).string) == 199)
    #expect(SafeText(label: wide).string.last == "…")
    #expect(SafeText(option: String(repeating: "x", count: 201)).string.count == 200)
    #expect(SafeText(label: String(repeating: "x", count: 200)).string.count == 200)
    #expect(SafeText(label: String(repeating: "\u{200B}", count: 9_000) + "x").string == "x")
    #expect(SafeText(notes: wide).string.utf8.count <= 2_048)
    #expect(SafeText(notes: String(repeating: "x", count: 2_048)).string.utf8.count == 2_048)
    #expect(SafeText(value: wide).string == wide)
  }

  @Test func partsOfSafeTextAreSafeText() {
    let title: SafeText = "Name"
    #expect(title + ": " + SafeText(value: "\u{7}") == "Name: ^G")
    #expect([title, "x"].joined(separator: ", ") == "Name, x")
    #expect(SafeText("one two").wrapped(to: 4, by: .table) == ["one", "two"])
    #expect(SafeText("one two").truncated(to: 4, by: .table) == "one…")
  }

  @Test func nothingDangerousPassesWhateverComesIn() {
    var random = RandomText(seed: 2_021_42574)
    for _ in 0..<1_500 {
      let text = random.next(pieces: 10)
      for (safe, keepsLines) in [
        (SafeText(label: text), false), (SafeText(option: text), false), (SafeText(value: text), false),
        (SafeText(lines: text), true), (SafeText(notes: text), true),
      ] {
        expectHarmless(safe.string, keepsLines: keepsLines)
        #expect(SafeText(lines: safe.string) == safe, "\(text.debugDescription)")
      }
    }
  }

  private func expectHarmless(_ text: String, keepsLines: Bool) {
    var marks = 0
    for scalar in text.unicodeScalars {
      let isDangerous =
        switch scalar.value {
        case 0x0A: !keepsLines
        case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
        case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        case 0xFEFF, 0xAD, 0x180E, 0x200B, 0x2060...0x206F, 0xFFF9...0xFFFB, 0xE0000...0xE007F, 0x34F, 0x115F,
          0x3164:
          true
        default: [.unassigned, .privateUse, .surrogate].contains(scalar.properties.generalCategory)
        }
      #expect(!isDangerous, "\(text.debugDescription)")
      let isMark = [.nonspacingMark, .enclosingMark].contains(scalar.properties.generalCategory)
      marks = isMark ? marks + 1 : 0
      #expect(marks <= 5)
    }
  }
}
