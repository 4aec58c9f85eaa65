import FormhausText
import SeededRandom
import Testing

@Suite("Searching a list of names")
struct SearchIndexTests {
  private func index(_ names: [String]) -> SearchIndex { SearchIndex(count: names.count) { names[$0] } }

  private func found(_ text: String, in names: [String]) -> [String] {
    index(names).matches(text).places.map { names[$0] }
  }

  @Test("the name itself comes first, then beginnings, then words, then what is inside")
  func order() {
    let names = ["Newark", "York", "New York", "Yorkshire", "New Yorkers", "Norfolk and York", "Bayork"]
    #expect(
      found("york", in: names)
        == ["York", "Yorkshire", "New York", "New Yorkers", "Norfolk and York", "Bayork"])
    #expect(found("new y", in: names) == ["New York", "New Yorkers"])
    #expect(found("ivoire", in: ["Divoire", "Côte d’Ivoire"]) == ["Côte d’Ivoire", "Divoire"])
  }

  @Test("a space at the end is that of a further word, or the end of the name")
  func lastSpace() {
    let names = ["Newark", "New York", "New"]
    #expect(found("new ", in: names) == ["New", "New York"])
    #expect(found(" york ", in: names) == ["New York"])
  }

  @Test("nothing to search for finds everything in order")
  func nothing() {
    #expect(found("", in: ["b", "a"]) == ["b", "a"])
    #expect(found("\u{301} ", in: ["b", "a"]) == ["b", "a"])
    #expect(found("x", in: []).isEmpty)
    #expect(found("x", in: ["", "y"]).isEmpty)
    #expect(found("", in: ["", "y"]) == ["", "y"])
  }

  @Test("a match is found by its row, and none beyond the last")
  func rows() {
    let matches = index(["ab", "ba", "a", "c"]).matches("a")
    #expect(matches.count == 3)
    #expect((0..<4).map { matches.place(at: $0) } == [2, 0, 1, nil])
    #expect(matches.whole == [2])
  }

  @Test(
    "what is found is what the folded names contain, and the order is that of its ranks", arguments: 0..<40)
  func sameAsLookingAtEachName(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let letters: [Character] = ["a", "A", "á", "b", "B", " ", "-", "ß", "ｂ", "\u{301}", "ガ", "が", "é"]
    func text(_ most: Int) -> String {
      String(
        (0..<Int.random(in: 0...most, using: &generator)).map { _ in
          letters.randomElement(using: &generator) ?? "a"
        })
    }
    let names = (0..<60).map { _ in text(9) }
    let index = index(names)
    var text = ""
    var earlier: SearchMatches?
    for _ in 0..<6 {
      text.append(letters.randomElement(using: &generator) ?? "a")
      let whole = index.matches(text)
      // A longer search reads only what the shorter one found.
      let narrowed = index.matches(text, among: earlier)
      #expect(narrowed.places == whole.places, "\(text)")
      earlier = narrowed
      #expect(whole.places == naive(text, names), "\(text) in \(names)")
    }
  }

  /// The same by looking at each name, letter by letter.
  private func naive(_ text: String, _ names: [String]) -> [Int] {
    let hasBlank = text.unicodeScalars.last { !$0.properties.isDiacritic } == " "
    let core = Array(SearchKey(text).string.unicodeScalars)
    let needle = core + (hasBlank && !core.isEmpty ? [" "] : [])
    var ranked: [[Int]] = [[], [], [], []]
    for (place, name) in names.enumerated() {
      let key = Array(SearchKey(name).string.unicodeScalars)
      if let rank = rank(of: needle, in: key + [" "], name: key) { ranked[rank].append(place) }
    }
    return ranked.flatMap(\.self)
  }

  private func rank(of needle: [Unicode.Scalar], in text: [Unicode.Scalar], name: [Unicode.Scalar]) -> Int? {
    if needle.isEmpty || needle == name || needle == text { return 0 }
    let places = (0..<max(0, text.count - needle.count + 1)).filter {
      Array(text[$0..<$0 + needle.count]) == needle
    }
    guard let first = places.first else { return nil }
    if first == 0 { return 1 }
    let isWord = places.contains { place in
      let before = text[place - 1]
      return before.isASCII && !before.properties.isAlphabetic && before.properties.numericType == nil
    }
    return isWord ? 2 : 3
  }
}
