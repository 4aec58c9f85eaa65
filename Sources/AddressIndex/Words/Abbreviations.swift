/// Short forms of words in street names, and how a street is found by either.
enum Abbreviations {
  /// The short form, then what it stands for.
  private static let table = [
    "st street saint", "ste sainte", "ave avenue av", "rd road", "dr drive", "ln lane", "ct court",
    "blvd boulevard bd boul",
    "pl place platz plaza", "ter terrace", "hwy highway", "pkwy parkway", "sq square", "cir circle",
    "aly alley",
    "cres crescent", "gdns gardens", "mt mount", "ft fort", "n north", "s south", "e east", "w west",
    "ne northeast", "nw northwest", "se southeast", "sw southwest", "jr junior", "dr doctor", "co county",
    "ch chemin", "all allee", "imp impasse", "rte route", "res residence", "str strasse",
  ].map { $0.split(separator: " ").map(String.init) }

  private static let alternativesByWord: [String: [String]] = {
    var alternatives: [String: [String]] = [:]
    for group in table {
      for word in group { alternatives[word, default: []] += [group[0], word == group[0] ? "" : word] }
      alternatives[group[0], default: []] += group.dropFirst()
    }
    return alternatives.mapValues { Set($0).subtracting([""]).sorted() }
  }()

  private static let shortForms: [String: String] = {
    var forms: [String: String] = [:]
    for group in table { for word in group.dropFirst() { forms[word] = group[0] } }
    return forms
  }()

  /// What else a word of a street may be typed as.
  static func alternatives(to word: String) -> [String] {
    if let alternatives = alternativesByWord[word] { return alternatives.filter { $0 != word } }
    if let stem = stem(of: word, ending: "strasse") { return [stem + "str"] }
    if let stem = stem(of: word, ending: "str") { return [stem + "strasse"] }
    return []
  }

  /// The short form of a word that has one, else the word itself.
  static func shortForm(_ word: String) -> String {
    if let form = shortForms[word] { return form }
    return stem(of: word, ending: "strasse").map { $0 + "str" } ?? word
  }

  private static func stem(of word: String, ending: String) -> Substring? {
    word.hasSuffix(ending) && word.utf8.count > ending.utf8.count ? word.dropLast(ending.count) : nil
  }
}
