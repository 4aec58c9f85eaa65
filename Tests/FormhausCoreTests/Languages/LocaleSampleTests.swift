import Address
import FormhausCore
import FormhausText
import Glibc
import Testing

/// What ICU says of each language, against what we say; `make-locale-samples.py` writes the samples.
@Suite("Languages of the world")
struct LocaleSampleTests {
  /// The lines of one kind, by their columns.
  private static func samples(_ kind: String) -> [[String]] {
    LocaleSamples.lines.filter { $0.first == kind }
  }

  @Test("numbers have the plural category of CLDR in each language", arguments: samples("plural"))
  func plurals(sample: [String]) throws {
    let (language, category) = (sample[1], try #require(PluralCategory(rawValue: sample[2])))
    for number in sample[3].split(separator: " ") {
      #expect(PluralCategory.of(try #require(Int(number)), language: language) == category, "\(number)")
    }
    #expect(PluralCategory.used(in: language).contains(category))
  }

  @Test("a language uses the categories that its numbers have, and no others")
  func categories() {
    for (language, samples) in Dictionary(grouping: Self.samples("plural"), by: { $0[1] }) {
      #expect(
        Set(PluralCategory.used(in: language).map(\.rawValue)) == Set(samples.map { $0[2] }), "\(language)")
    }
  }

  @Test("long dates read as in each language", arguments: samples("date") + samples("day"))
  func longDates(sample: [String]) throws {
    let day = try #require(CivilDate(sample[2]))
    #expect(Labels(locale: sample[1]).longDate(day, withYear: sample[0] == "date") == sample[3])
  }

  @Test("all languages of country names have samples")
  func languages() {
    #expect(Set(Self.samples("date").map { $0[1] }).count == 37)
  }

  @Test("a language without names of its own has English ones; a host's catalog can give them")
  func otherLanguages() throws {
    let day = try #require(CivilDate("2026-12-02"))
    #expect(Labels(locale: "sl_SI").longDate(day) == "Wednesday, December 2, 2026")
    let host: Catalog = ["wednesday": "sreda", "december": "december"]
    #expect(Labels(locale: "sl_SI", host: host).longDate(day, withYear: false) == "sreda, december 2")
  }

  @Test(
    "months and weekdays of the calendar are the language's own",
    arguments: [
      ("nl_NL", "december 2026", "wo"), ("cs", "prosinec 2026", "st"), ("zh_CN.UTF-8", "2026年12月", "三"),
      ("zh_TW", "2026年12月", "三"), ("no", "desember 2026", "on"), ("hu", "2026. december", "Sz"),
      ("de_AT.UTF-8", "Dezember 2026", "Mi"), ("es", "diciembre de 2026", "mi"), ("C", "December 2026", "We"),
    ])
  func calendar(locale: String, month: String, weekday: String) throws {
    let labels = Labels(locale: locale)
    #expect(labels.month(of: try #require(CivilDate("2026-12-02"))) == month)
    #expect(labels.shortWeekday(3) == weekday)
  }

  @Test("short weekdays fit into two cells in each language", arguments: CountryList.languages)
  func shortWeekdays(language: String) {
    for weekday in 1...7 {
      let name = Labels(locale: language).shortWeekday(weekday)
      #expect((1...2).contains(TextWidth.table.cells(of: name)), "\(name)")
    }
  }

  @Test(
    "dates, numbers and weeks are written as in the region",
    arguments: [
      ("nl_NL", "02-12-2026", ",", 1), ("nl_BE", "02/12/2026", ",", 1), ("pt_BR", "02/12/2026", ",", 7),
      ("ru_RU", "02.12.2026", ",", 1), ("ko", "2026.12.02", ".", 7), ("hi_IN", "02/12/2026", ".", 7),
      ("fa_IR", "2026/12/02", ".", 6), ("ar_EG", "02/12/2026", ".", 6), ("ar_MA", "02/12/2026", ",", 1),
      ("zh_CN", "2026/12/02", ".", 1), ("zh_TW", "2026/12/02", ".", 7), ("zh-Hant-HK", "02/12/2026", ".", 7),
      ("he_IL", "02.12.2026", ".", 7), ("vi", "02/12/2026", ",", 1), ("en_CA", "2026-12-02", ".", 7),
      ("de_CH.UTF-8", "02.12.2026", ".", 1), ("th", "02/12/2026", ".", 7), ("ar_AE", "02/12/2026", ".", 1),
      ("sl_SI", "02.12.2026", ",", 1), ("tlh", "2026-12-02", ".", 1),
    ])
  func formats(locale: String, date: String, decimalMark: Character, firstWeekday: Int) {
    let dates = DateNotation(locale: locale)
    #expect(dates.text(day: "2026-12-02") == date)
    #expect(dates.firstWeekday == firstWeekday)
    #expect(NumberNotation(locale: locale).decimalMark == decimalMark)
  }

  @Test(
    "digits may be grouped where nothing else can be meant",
    arguments: [
      ("fr", "12 345,5", "12345.5"), ("fr", "-12\u{202F}345", "-12345"), ("sv", "1 000 000", "1000000"),
      ("de-CH", "12’345.5", "12345.5"), ("de-CH", "12'345", "12345"), ("fr", "1 00", nil),
      ("fr", "1  000", nil),
      ("fr", "1000 000", nil), ("fr", "1,000 000", nil), ("fr", " ", nil), ("de", "1 000", nil),
      ("en", "1,000", nil), ("fr", "1 000e3", nil),
    ])
  func groups(locale: String, text: String, json: String?) {
    #expect(NumberNotation(locale: locale).number(text)?.text == json)
  }

  @Test(
    "texts are filed under a language's other names too",
    arguments: [
      ("nb_NO", "no"), ("no", "nb"), ("nn_NO", "nb"), ("iw", "he"), ("zh_TW.UTF-8", "zh-Hant"),
      ("zh", "zh-Hans"),
      ("zh_SG", "zh-Hans"), ("zh-Hant-HK", "zh-HK"), ("pt_BR", "pt"),
    ])
  func tags(locale: String, tag: String) throws {
    var definition = FormDefinition(id: "f", title: "F", submit: ActionDefinition(label: "Send"))
    definition.i18n = [tag: TextOverlay(["title": "Found"])]
    #expect(definition.localized(to: locale).title == "Found")
  }
}

/// The lines of `locale-samples.tsv` by their columns; none when the file cannot be read.
private enum LocaleSamples {
  static let lines: [[String]] = text.split(separator: "\n").map { line in
    line.split(separator: "\t").map(String.init)
  }

  private static var text: String {
    let folder = "\(#filePath)".split(separator: "/", omittingEmptySubsequences: false).dropLast()
    guard let file = fopen((folder + ["locale-samples.tsv"]).joined(separator: "/"), "r") else { return "" }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }
}
