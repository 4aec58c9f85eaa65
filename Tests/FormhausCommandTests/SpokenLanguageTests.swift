import Testing

@testable import FormhausCommand

/// What the program shows of its own in each language: names of keys, days, and the signs between words.
@Suite struct SpokenLanguageTests {
  private func snapshot(_ arguments: String) async throws -> String {
    let result = try await shell("formhaus snapshot \(arguments)")
    #expect(result.code == 0)
    return result.output
  }

  /// A language, and what its keyboards have for End with Ctrl-E, Backspace, and Shift-Tab with Up.
  static let keys: [(String, [String])] = [
    ("en", ["End, Ctrl-E ", "Backspace ", "S-Tab, Up "]),
    ("de", ["Ende, Strg-E ", "Rücktaste ", "Umsch-Tab, Auf "]),
    ("fr", ["Fin, Ctrl-E ", "Retour ", "Maj-Tab, Haut "]),
    ("es", ["Fin, Ctrl-E ", "Retroceso ", "Mayús-Tab, Arriba "]),
    ("ja", ["End、Ctrl-E ", "Backspace ", "Shift-Tab、上 "]),
  ]

  @Test(arguments: keys)
  func keysAreCalledWhatKeyboardsCallThem(_ language: String, _ names: [String]) async throws {
    let shown = try await snapshot("--demo signup --locale \(language) --size 80x60 --keys '<F1>'")
    for name in names { #expect(shown.contains("│ \(name)"), "\(shown)") }
  }

  /// A language, a day to be picked, and the days of Review.
  static let days = [
    ("en", "Fri, Oct 23", "Friday, Oct 23, 09:00"),
    ("de", "Freitag, 23. Oktober", "Freitag, 23. Oktober, 09:00"),
    ("fr", "vendredi 23 octobre", "vendredi 23 octobre, 09:00"),
    ("es", "viernes, 23 de octubre", "viernes, 23 de octubre, 09:00"),
    ("ja", "10月23日金曜日", "10月23日金曜日、09:00"),
  ]

  @Test(arguments: days)
  func theDaysOfTheBookingAreThoseOfTheLanguage(
    _ language: String, _ short: String, _ long: String
  ) async throws {
    let day = "--demo booking --locale \(language) --today 2026-10-22 --size 80x40 --keys '<Tab><Enter>"
    #expect(try await snapshot("\(day)'").contains("[ \(short) ]"))
    let review = try await snapshot("\(day)<Enter><Enter><Enter><Tab><Tab><Tab><Tab><Enter>'")
    #expect(review.contains(long), "\(review)")
  }

  @Test(arguments: [("en", "Full name, required, empty."), ("ja", "Full name、必須、空。")])
  func whereOneIsIsSaidWithTheSignsOfTheLanguage(_ language: String, _ end: String) async throws {
    let shown = try await snapshot("--demo signup --locale \(language) --size 120x24 --keys '<C-g>'")
    #expect(shown.contains(end), "\(shown)")
  }

  @Test func aConversationHasTheSignsOfTheLanguage() async throws {
    let result = try await shell(
      "printf '\\n/list\\n/quit\\ny\\n' | formhaus demo booking --plain --locale ja")
    #expect(result.errors.contains("Book a consultation。4ステップです。? でいつでも"), "\(result.errors)")
    #expect(result.errors.contains("Service、必須、番号または名前、現在 Website review, 60 minutes: "))
    #expect(!result.errors.contains("必須, "))
  }
}
