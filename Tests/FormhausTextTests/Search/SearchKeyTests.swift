import FormhausText
import Testing

@Suite("Texts as a search compares them")
struct SearchKeyTests {
  @Test(
    "case, accents and width make no difference",
    arguments: [
      ("Åland", "aland"), ("Zürich", "zurich"), ("ZU\u{308}RICH", "zurich"), ("Łódź", "lodz"),
      ("Straße", "strasse"), ("ÆRØ", "aero"), ("Œuvre", "oeuvre"), ("İstanbul", "istanbul"),
      ("Diyarbakır", "diyarbakir"), ("Đà Nẵng", "da nang"), ("Þingvellir", "thingvellir"),
      ("Ｔｏｋｙｏ　１２", "tokyo 12"), ("ﬁnal", "final"), ("Côte d’Ivoire", "cote d'ivoire"),
      ("Saint–Denis", "saint-denis"), ("ΆΘΗΝΑΣ", "αθηνασ"), ("Αθήνας", "αθηνασ"), ("Ёлка", "елка"),
      ("КИЇВ", "киів"), ("ʻOkina", "ʻokina"), ("أحمد", "احمد"), ("מָרְיָם", "מרים"), ("10²", "102"),
    ])
  func folding(text: String, key: String) {
    #expect(SearchKey(text).string == key)
  }

  @Test("half-width katakana and hiragana count as katakana, and voice marks tell letters apart")
  func kana() {
    #expect(SearchKey("ﾄﾞｲﾂ") == SearchKey("ドイツ"))
    #expect(SearchKey("どいつ") == SearchKey("ドイツ"))
    #expect(SearchKey("ト\u{3099}イツ") == SearchKey("ドイツ"))
    #expect(SearchKey("ドイツ") != SearchKey("トイツ"))
    #expect(SearchKey("日本 大阪").string == "日本 大阪")
    #expect(SearchKey("서울").string == "서울")
  }

  @Test("runs of blanks are one space, and none stands at the ends")
  func blanks() {
    #expect(SearchKey("  New \t\u{A0}\u{3000} York\n").string == "new york")
    #expect(SearchKey(" \u{301} ").string == "")
    #expect(SearchKey("a\u{AD}b\u{200D}c").string == "abc")
  }

  @Test("letters without a fold of their own lose their case alone")
  func otherScripts() {
    #expect(SearchKey("ԲԱՐԵՎ") == SearchKey("բարեվ"))
    #expect(SearchKey("𐐀") == SearchKey("𐐨"))
    #expect(SearchKey("ไทย").string == "ไทย")
    #expect(SearchKey("😀").string == "😀")
  }

  @Test("what was folded once stays as it is", arguments: 0..<20)
  func folded(seed: UInt64) {
    var random = RandomText(seed: seed)
    for _ in 0..<200 {
      let key = SearchKey(random.next(pieces: 12)).string
      #expect(SearchKey(key).string == key, "\(key)")
    }
  }

  @Test("every letter of the table loses its accents whichever way it is written")
  func composed() {
    // Letters with one mark, put together and taken apart.
    let pairs = [
      ("é", "e\u{301}"), ("ǖ", "u\u{308}\u{304}"), ("ệ", "e\u{323}\u{302}"), ("ё", "е\u{308}"),
      ("ά", "α\u{301}"),
      ("ガ", "カ\u{3099}"), ("パ", "ハ\u{309A}"), ("آ", "ا\u{653}"),
    ]
    for (whole, parts) in pairs { #expect(SearchKey(whole).string == SearchKey(parts).string, "\(whole)") }
    // Latin capitals with accents and the small ones are the same.
    for value in UInt32(0xC0)...0x24F {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let small = scalar.properties.lowercaseMapping
      #expect(SearchKey(String(scalar)) == SearchKey(small), "\(scalar)")
    }
  }
}
