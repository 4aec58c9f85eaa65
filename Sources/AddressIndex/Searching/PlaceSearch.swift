/// One search, stage by stage, until there are enough results.
struct PlaceSearch {
  /// How well a street fits, the best first.
  private enum Stage: Int {
    case name, beginning, words, repaired
  }

  private struct Found {
    var place: Place
    var rank: (stage: Int, number: Int, distance: Int, order: Int, id: Int)
  }

  /// The streets that are looked at in a stage where the house number, or the order of characters, decides.
  private static let mostLookedAt = 48
  /// Beginnings of at least so many characters are written out as the words that there are, up to `mostWords`: FTS5 finds
  /// shorter ones by an index of their own, and would gather all streets of longer ones.
  private static let writtenOutFrom = 5
  private static let mostWords = 12
  private static let mostNames = 64
  private static let tellingCharacters = 3

  private let query: PlaceQuery
  private let limit: Int
  private let connection: IndexConnection
  private var found: [Int: Found] = [:]

  init(_ query: PlaceQuery, limit: Int, _ connection: IndexConnection) {
    (self.query, self.limit, self.connection) = (query, limit, connection)
  }

  mutating func run() throws(DatabaseError) -> [Place] {
    var readings: [PlaceQuery.Reading] = []
    for reading in query.readings where try isPossible(reading) { readings.append(reading) }
    for stage in [Stage.name, .beginning, .words] where found.count < limit {
      for reading in readings {
        let terms =
          switch stage {
          case .name: try name(reading)
          case .beginning: try names(reading)
          case .words, .repaired: try words(reading.words)
          }
        if !terms.isEmpty { try look(for: terms, reading, stage) }
      }
    }
    if found.isEmpty {
      for reading in query.readings where found.isEmpty { try repair(reading) }
    }
    return found.values.sorted { $0.rank < $1.rank }.prefix(limit).map(\.place)
  }

  /// Whether the index has all words but the last, which may be unfinished.
  private func isPossible(_ reading: PlaceQuery.Reading) throws(DatabaseError) -> Bool {
    for word in reading.words.dropLast() where try connection.rows(of: word) == nil { return false }
    return true
  }

  /// The term of a street's name; none when no street has it.
  private func name(_ reading: PlaceQuery.Reading) throws(DatabaseError) -> [String] {
    let name = PlaceWords.name(reading.words)
    return try connection.rows(of: name) == nil ? [] : [MatchText.word(name)]
  }

  /// The terms of names that begin so; none when there are too many, since then the words alone find enough of them.
  private func names(_ reading: PlaceQuery.Reading) throws(DatabaseError) -> [String] {
    let name = PlaceWords.name(reading.words)
    guard name.unicodeScalars.count >= PlaceSearch.writtenOutFrom else {
      return [MatchText.word(name, isPrefix: true)]
    }
    let names = try connection.words(from: name, limit: PlaceSearch.mostNames + 1)
    guard !names.isEmpty, names.count <= PlaceSearch.mostNames else { return [] }
    let frequent = names.sorted { ($1.rows, $0.word) < ($0.rows, $1.word) }.prefix(PlaceSearch.mostWords)
    return [MatchText.any(frequent.map(\.word))]
  }

  /// Terms for words of which the last may be unfinished; some words may have others in their place.
  private func words(
    _ words: [String], replacing others: [Int: [String]] = [:]
  ) throws(DatabaseError) -> [String] {
    let told = try telling(words)
    var terms: [String] = []
    for (index, word) in words.enumerated() where told.contains(index) {
      if let others = others[index] {
        terms.append(MatchText.any(others))
      } else {
        terms.append(index == words.count - 1 ? try beginning(word) : MatchText.word(word))
      }
    }
    return terms
  }

  /// The places of words without those that say little: of characters of Chinese and Japanese the rarest few are enough,
  /// since the order of all of them decides then.
  private func telling(_ words: [String]) throws(DatabaseError) -> Set<Int> {
    let characters = words.indices.filter { words[$0].unicodeScalars.allSatisfy(\.standsAlone) }
    guard characters.count > PlaceSearch.tellingCharacters else { return Set(words.indices) }
    var rows: [(count: Int, index: Int)] = []
    for index in characters { rows.append((try connection.rows(of: words[index]) ?? 0, index)) }
    let common = rows.sorted { ($0.count, $0.index) < ($1.count, $1.index) }.dropFirst(
      PlaceSearch.tellingCharacters)
    return Set(words.indices).subtracting(common.map(\.index))
  }

  private func beginning(_ word: String) throws(DatabaseError) -> String {
    guard word.unicodeScalars.count >= PlaceSearch.writtenOutFrom else {
      return MatchText.word(word, isPrefix: true)
    }
    let words = try connection.words(from: word, limit: PlaceSearch.mostWords + 1)
    return words.isEmpty || words.count > PlaceSearch.mostWords
      ? MatchText.word(word, isPrefix: true) : MatchText.any(words.map(\.word))
  }

  /// Adds the streets that have all terms.
  ///
  /// - Parameter choice: which of several words stands in a mistyped one's place; their streets take turns.
  private mutating func look(
    for terms: [String], _ reading: PlaceQuery.Reading, _ stage: Stage, choice: Int? = nil
  ) throws(DatabaseError) {
    let letters = stage == .words ? reading.words.joined() : ""
    let isOrdered = letters.unicodeScalars.contains(where: \.standsAlone)
    let looksAtMore = reading.number != nil || isOrdered
    var results: [Found] = []
    for (code, rows) in connection.countries where query.country ?? code == code {
      let before = results.count
      try connection.match(
        MatchText.all(terms), in: rows, limit: looksAtMore ? max(limit, PlaceSearch.mostLookedAt) : limit
      ) { street, houses in
        let house = reading.number.flatMap { HouseNumber.find($0, in: houses) }
        let count = results.count - before
        // Of streets without the house there are soon enough.
        if house == nil, !isOrdered, count >= limit { return }
        var place = street()
        let number = house != nil ? 0 : reading.number == nil ? 1 : 2
        place.number = house.map { HouseNumber.text(of: $0, houses) }
        place.position = house?.position.map(Place.Position.init)
        if place.position == nil { place.position = HouseNumber.middle(of: houses).map(Place.Position.init) }
        var distance = isOrdered ? PlaceSearch.distance(letters, place) : 0
        if let choice { distance = count * WordRepair.mostCandidates + choice }
        let order = place.id - rows.lowerBound
        results.append(Found(place: place, rank: (stage.rawValue, number, distance, order, place.id)))
      }
    }
    for result in results where found[result.place.id].map({ result.rank < $0.rank }) ?? true {
      found[result.place.id] = result
    }
  }

  /// How far a text without spaces is from a street, alone or behind its town and region.
  private static func distance(_ typed: String, _ place: Place) -> Int {
    let typed = Array(typed.unicodeScalars)
    return ["", place.city, place.region + place.city].map { before in
      let text = Array(PlaceWords.typed(before + place.street).joined().unicodeScalars)
      return EditDistance.between(typed, text, limit: 8, prefix: true) ?? 9
    }.min() ?? 9
  }

  /// Looks for words that a typing mistake may have meant.
  private mutating func repair(_ reading: PlaceQuery.Reading) throws(DatabaseError) {
    let repair = WordRepair(connection)
    let words = reading.words
    var unknown: [Int] = []
    for index in words.indices where try !repair.knows(words[index], isLast: index == words.count - 1) {
      unknown.append(index)
    }
    if unknown.isEmpty { return try repairOne(of: words, reading, repair) }
    var choices: [Int: [String]] = [:]
    for index in unknown {
      choices[index] = try repair.candidates(for: words[index], isLast: index == words.count - 1)
    }
    // A word that nothing resembles says nothing; but one at least must be left.
    let kept = words.indices.filter { choices[$0]?.isEmpty != true }
    guard !kept.isEmpty else { return }
    func terms(_ chosen: [Int: [String]]) throws(DatabaseError) -> [String] {
      var terms: [String] = []
      for index in kept {
        let isLast = index == words.count - 1
        if let words = chosen[index] {
          terms.append(MatchText.any(words))
        } else {
          terms.append(isLast ? try beginning(words[index]) : MatchText.word(words[index]))
        }
      }
      return terms
    }
    let repaired = unknown.filter(kept.contains)
    guard repaired.count == 1, let only = repaired.first, let candidates = choices[only] else {
      return try look(for: try terms(choices), reading, .repaired)
    }
    // Each candidate has its turn, so that a frequent one does not hide the one that was meant.
    for (choice, candidate) in candidates.enumerated() {
      try look(for: try terms([only: [candidate]]), reading, .repaired, choice: choice)
    }
  }

  /// All words are words of the index, only not of one street: one of them may be another one mistyped.
  private mutating func repairOne(
    of words: [String], _ reading: PlaceQuery.Reading, _ repair: WordRepair
  ) throws(DatabaseError) {
    for index in words.indices where words.count > 1 {
      let candidates = try repair.candidates(for: words[index], isLast: index == words.count - 1)
      guard !candidates.isEmpty else { continue }
      try look(for: try self.words(words, replacing: [index: candidates]), reading, .repaired)
    }
  }
}
