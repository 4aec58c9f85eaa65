import Testing

@testable import AddressIndex

@Suite struct PlaceWordsTests {
  @Test(arguments: [
    ("12 Rue de l’Église", ["12", "rue", "de", "leglise"]),
    ("Schläuchenweg", ["schlauchenweg"]),
    ("St. John's Pl", ["st", "johns", "pl"]),
    ("桜町二丁目", ["桜", "町", "二", "丁", "目"]),
    ("\"NEAR(*)\u{0}", ["near"]),
    ("Ffordd y Môr", ["ffordd", "y", "mor"]),
  ])
  func cutsWhatIsTyped(_ text: String, _ words: [String]) {
    #expect(PlaceWords.typed(text) == words)
  }

  @Test func aStreetIsFoundByItsOtherSpellings() {
    #expect(PlaceWords.indexed("Main St").contains("street"))
    #expect(PlaceWords.indexed("Main Street").contains("st"))
    #expect(PlaceWords.indexed("Hauptstraße").contains("hauptstr"))
    #expect(PlaceWords.indexed("Hauptstr.").contains("hauptstrasse"))
    #expect(PlaceWords.indexed("Rue de l'Église").contains("eglise"))
  }

  @Test func aNameIsTheSameInShortAndInFull() {
    #expect(
      PlaceWords.name(PlaceWords.typed("N Main Street"))
        == PlaceWords.name(PlaceWords.typed("North main st.")))
    #expect(
      PlaceWords.name(PlaceWords.typed("Hauptstraße")) == PlaceWords.name(PlaceWords.typed("hauptstr.")))
  }

  @Test(
    arguments: [
      ("main", "mian", 1), ("main", "man", 1), ("main", "mains", 1), ("main", "moon", nil), ("ab", "ba", 1),
    ] as [(String, String, Int?)])
  func countsMistakes(_ typed: String, _ word: String, _ distance: Int?) {
    let (typed, word) = (Array(typed.unicodeScalars), Array(word.unicodeScalars))
    #expect(EditDistance.between(typed, word, limit: 1) == distance)
  }

  @Test func aBeginningIsComparedWithTheBeginning() {
    let (typed, word) = (Array("huaptst".unicodeScalars), Array("hauptstrasse".unicodeScalars))
    #expect(EditDistance.between(typed, word, limit: 1) == nil)
    #expect(EditDistance.between(typed, word, limit: 1, prefix: true) == 1)
  }
}
