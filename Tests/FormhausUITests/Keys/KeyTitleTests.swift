import FormhausCore
import Surface
import Testing

@testable import FormhausUI

/// The names that keys have for people.
@Suite struct KeyTitleTests {
  private nonisolated static let languages = BundledLocale.all.map(\.language)

  @Test func inEnglishTheyAreThoseOfTheKeyboard() {
    let labels = Labels()
    let titles: [(Key, String)] = [
      (.character(" "), "Space"), (.character("-"), "-"), (.character("S"), "S"), (.character("<"), "<"),
      (.control("c"), "Ctrl-C"), (.alt("b"), "Alt-B"), (.function(1), "F1"), (.backTab, "S-Tab"),
      (.controlLeft, "Ctrl-Left"), (.altDown, "Alt-Down"), (.pageDown, "PgDn"), (.shiftEnd, "S-End"),
    ]
    for (key, title) in titles { #expect(key.title(labels) == title) }
  }

  @Test func languagesHaveTheirOwn() {
    let german = Labels(locale: "de")
    #expect(Key.control("c").title(german) == "Strg-C" && Key.character(" ").title(german) == "Leertaste")
    #expect(Key.controlDelete.title(german) == "Strg-Entf" && Key.altDown.title(german) == "Alt-Ab")
    #expect(Key.enter.title(Labels(locale: "fr")) == "Entrée")
    #expect(Key.enter.title(Labels(locale: "es")) == "Intro")
    #expect(Key.up.title(Labels(locale: "ja")) == "上")
  }

  @Test(arguments: languages)
  func noTwoKeysOfTheTableHaveOneName(_ language: String) {
    let labels = Labels(locale: language)
    let triggers = Set(KeyTable.standard.bindings.flatMap(\.triggers))
    #expect(Set(triggers.map { $0.title(labels) }).count == triggers.count)
    #expect(triggers.allSatisfy { !$0.title(labels).isEmpty })
  }
}
