import FormhausText

/// A text that a person types, and the ways in which it can be read.
struct PlaceQuery {
  /// One way to read the text.
  struct Reading: Hashable {
    /// The words of street and town, in order; the last one may be unfinished.
    var words: [String]
    /// The house number, as numbers are compared; nil when the text is read as having none.
    var number: String?
  }

  /// With a house number first, where the text has one; at most three.
  let readings: [Reading]
  /// The country in capitals; nil for any.
  let country: String?

  /// What is typed beyond this is not looked at.
  private static let mostCharacters = 200
  private static let mostWords = 12

  init(_ text: String, country: String?) {
    self.country = country?.uppercased()
    let typed = PlaceQuery.words(of: String(text.unicodeScalars.prefix(PlaceQuery.mostCharacters)))
    var readings: [Reading] = []
    let numbers = typed.indices.filter { HouseNumber.isOne(typed[$0]) }
    for place in [numbers.first, numbers.last] {
      guard let place else { continue }
      var rest = typed
      var number = rest.remove(at: place)
      if place < rest.count, HouseNumber.suffixes.contains(rest[place]) { number += rest.remove(at: place) }
      readings.append(Reading(words: rest.flatMap(PlaceWords.typed), number: number))
    }
    readings.append(Reading(words: typed.flatMap(PlaceWords.typed), number: nil))
    var seen: Set<Reading> = []
    self.readings = readings.map {
      Reading(words: Array($0.words.prefix(PlaceQuery.mostWords)), number: $0.number)
    }
    .filter { !$0.words.isEmpty && seen.insert($0).inserted }
  }

  /// Runs without blanks and commas; a number right behind Chinese or Japanese is a run of its own.
  private static func words(of text: String) -> [String] {
    var words: [String] = [""]
    var last: Unicode.Scalar?
    for scalar in SearchKey(text).string.unicodeScalars {
      let isDigit = 0x30...0x39 ~= scalar.value
      if [" ", ",", ";"].contains(scalar) {
        words.append("")
      } else {
        if isDigit, last?.standsAlone == true { words.append("") }
        words[words.count - 1].unicodeScalars.append(scalar)
      }
      last = scalar
    }
    return words.map { word in
      // A dot or dash that ends the word says nothing about it.
      var word = word
      while let end = word.last, ".-/".contains(end) { word.removeLast() }
      return word
    }.filter { !$0.isEmpty }
  }
}
