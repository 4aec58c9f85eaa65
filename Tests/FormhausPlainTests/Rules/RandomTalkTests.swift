import FormhausCore
import FormhausPlain
import SeededRandom
import Testing

/// Whatever is typed, the rules hold and the conversation goes on.
@MainActor
struct RandomTalkTests {
  @Test(arguments: ["en", "de", "fr", "es", "ja"], 0..<6)
  func theRulesHold(locale: String, seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let options = PlainOptions(labels: Labels(locale: locale), messages: Messages(locale: locale))
    let talk =
      switch seed % 3 {
      case 0: Talk(try form(signup, locale: locale), options: options)
      case 1: Talk(Booking(), options: options)
      default: Talk(try form(guests, locale: locale), options: options)
      }
    for _ in 0..<150 {
      if numbers.below(40) == 0 { talk.interrupt() }
      if numbers.below(40) == 0 { talk.wait(seconds: 5) }
      talk.type(talk.isSecret ? numbers.secret() : numbers.line())
      guard talk.ending == nil else { return }
    }
    talk.endInput()
    talk.wait(seconds: 1)
    #expect(talk.ending != nil)
  }
}

extension SeededGenerator {
  fileprivate mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

  /// Something typed where it is not shown.
  fileprivate mutating func secret() -> String {
    ["", "correct horse", "tiny horse", "/back", "/review", "/clear", "/hunter2"][below(7)]
  }

  /// Something that a person, a cat or a script types.
  fileprivate mutating func line() -> String {
    let lines: [String] = [
      "", "", "", "y", "n", "1", "2", "3", "1 2", "1, 3", "canada", "ireland", "maya@example.com",
      ".", ".", "12", "2026-12-03", "/back", "/back", "/clear", "/review", "/list", "/help", "?", "/quit",
      "no", "ja", "nein", "oui", "sí", "いいえ", "senden", "envoyer", "enviar", "送信", "/list", "1,5",
      "send", "more", "/add", "/add", "/remove 1", "/remove 2", "/move 1 2", "yes", "/retry", "//x", "/x",
      "a  b", "\u{1b}[2J", "\u{202e}x", "日本",
      "e\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}", "\u{0}\u{7f}\u{85}", "99999999999999999999", "-1",
    ]
    return lines[below(lines.count)]
  }
}
