import FormhausCore
import Testing

@testable import FormhausPlain

struct YesOrNoTests {
  @Test(arguments: [("y", true), ("YES", true), (" ye ", true), ("n", false), ("no", false)])
  func english(text: String, expected: Bool) {
    #expect(YesOrNo(labels: Labels()).read(text) == expected)
  }

  @Test(arguments: ["", "yess", "maybe", "1", "on"])
  func neither(text: String) {
    #expect(YesOrNo(labels: Labels()).read(text) == nil)
  }

  @Test func theWordsOfTheLanguageAndTheEnglishOnes() {
    let german = YesOrNo(labels: Labels(host: ["yes": "Ja", "no": "Nein"]))
    #expect(german.read("j") == true)
    #expect(german.read("nein") == false)
    #expect(german.read("yes") == true)
    let greek = YesOrNo(labels: Labels(host: ["yes": "Ναι", "no": "Όχι"]))
    #expect(greek.read("ναι") == true)
    // A beginning that both have says nothing.
    let odd = YesOrNo(labels: Labels(host: ["yes": "Nai", "no": "Ne"]))
    #expect(odd.read("n") == nil)
    #expect(odd.read("na") == true)
  }

  @Test(arguments: ["en", "de", "fr", "es", "ja"]) func englishWordsCountInEveryLanguage(locale: String) {
    let answers = YesOrNo(labels: Labels(locale: locale))
    #expect(["y", "Y", "yes"].map(answers.read) == [true, true, true])
    #expect(["n", "N", "no"].map(answers.read) == [false, false, false])
  }

  @Test func aWholeWordOfTheLanguageWinsOverAnEnglishOne() {
    // Colloquial Polish.
    #expect(YesOrNo(labels: Labels(host: ["yes": "No", "no": "Nie"])).read("no") == true)
  }
}
