internal import FormhausText

/// The areas of a country by what people call them.
struct AreaIndex: Sendable {
  let areas: [Area]
  /// What each area is searched by.
  let keys: [[SearchKey]]
  private let exact: [String: Int]
  private let folded: [String: Int]
  private let starts: [Lazy<Pattern?>?]

  init(_ areas: [Area]) {
    self.areas = areas
    var exact: [String: Int] = [:]
    var folded: [String: Int] = [:]
    // What is printed wins over what may be meant: each kind of name after those before it.
    for (index, area) in areas.enumerated() where exact[area.key] == nil { exact[area.key] = index }
    let names = areas.map(\.names)
    for place in 0..<(names.map(\.count).max() ?? 0) {
      for (index, names) in names.enumerated() where place < names.count {
        let name = Folding.folded(names[place])
        if folded[name] == nil { folded[name] = index }
      }
    }
    keys = names.map { $0.map(NameSearch.key) }
    self.exact = exact
    self.folded = folded
    starts = areas.map { area in
      area.postalStart.map { start in Lazy { try? Pattern("^(?:\(start))") } }
    }
  }

  /// The number of the area that a text names; nil when it names none.
  func place(of text: String) -> Int? { exact[text] ?? folded[Folding.folded(text)] }

  /// The number of the only area that a saved postal code may be one of; nil when there are several or none.
  func place(ofPostalCode code: String) -> Int? {
    let places = areas.indices.filter { starts[$0] != nil && has(code, in: $0) }
    return places.count == 1 ? places.first : nil
  }

  /// Whether a saved postal code may be one of an area.
  func has(_ postalCode: String, in place: Int) -> Bool {
    guard let pattern = starts[place]?.value else { return true }
    return pattern.matches(postalCode) != .notMatched
  }
}

extension AddressFormat {
  /// The area that a text names: its key, name, Latin name or code, whatever the case and accents.
  public func area(named text: String) -> Area? {
    guard !rules.fields.areas.isEmpty else { return nil }
    return rules.areaIndex.value.place(of: text).map { rules.fields.areas[$0] }
  }

  /// The only area whose postal codes start as this one does; nil when there are several or none.
  public func area(ofPostalCode code: String) -> Area? {
    guard let code = canonicalPostalCode(code), !code.isEmpty, areasPart != nil else { return nil }
    return rules.areaIndex.value.place(ofPostalCode: code).map { rules.fields.areas[$0] }
  }

  /// The areas that a text being typed may mean, those that begin with it first; all of them for a blank text.
  public func areas(matching text: String) -> [Area] {
    let search = NameSearch(text)
    guard !search.isBlank else { return rules.fields.areas }
    let index = rules.areaIndex.value
    return search.ranked(rules.fields.areas.indices) { search.fit(index.keys[$0]) }.map {
      rules.fields.areas[$0]
    }
  }
}
