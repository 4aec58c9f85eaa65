import FormhausText

/// What the lines of a card say, and which of it is offered.
struct VCardDetails {
  /// Details that belong together, such as those of one address.
  private struct Entry {
    var preference: Int
    /// The ways to which the card says it belongs.
    var contacts: [AutocompleteToken.Contact]
    var texts: [(name: String, text: String)]

    /// Whether it will do where no way is named: what is for a machine never does.
    var isForTalking: Bool { !contacts.contains(.fax) && !contacts.contains(.pager) }
  }

  /// By the kind of line, in the order of the card.
  private var entries: [String: [Entry]] = [:]

  mutating func read(_ line: VCardLine) {
    let texts = texts(of: line).filter { !$0.text.trimmed.isEmpty }
    guard !texts.isEmpty else { return }
    let entry = Entry(preference: line.preference, contacts: contacts(of: line), texts: texts)
    entries[line.name, default: []].append(entry)
  }

  /// For each kind the entry that the person prefers, and the one of each way.
  var chosen: [AutocompleteToken: String] {
    var details: [AutocompleteToken: String] = [:]
    for entries in entries.values {
      for contact in [nil] + AutocompleteToken.Contact.allCases.map(Optional.some) {
        let fitting = entries.filter { contact.map($0.contacts.contains) ?? $0.isForTalking }
        guard let best = fitting.map(\.preference).min(),
          let entry = fitting.first(where: { $0.preference == best })
        else { continue }
        for (name, text) in entry.texts { details[AutocompleteToken(nil, contact, name)] = text }
      }
    }
    return details
  }

  private func contacts(of line: VCardLine) -> [AutocompleteToken.Contact] {
    guard ["TEL", "EMAIL", "ADR", "IMPP", "URL"].contains(line.name) else { return [] }
    let types = line.types
    if types.contains("fax") { return [.fax] }
    if types.contains("pager") { return [.pager] }
    var contacts: [AutocompleteToken.Contact] = []
    if types.contains("home") { contacts.append(.home) }
    if types.contains("work") { contacts.append(.work) }
    if types.contains("cell") { contacts.append(.mobile) }
    return contacts
  }

  private func texts(of line: VCardLine) -> [(name: String, text: String)] {
    switch line.name {
    case "FN": [("name", line.text)]
    case "N":
      parts(line, ["family-name", "given-name", "additional-name", "honorific-prefix", "honorific-suffix"])
    case "NICKNAME": [("nickname", line.components.first?.first ?? "")]
    case "EMAIL": [("email", line.text)]
    case "TEL": [("tel", telephone(line.text))]
    case "ORG": [("organization", line.components.first?.joined(separator: ", ") ?? "")]
    case "TITLE": [("organization-title", line.text)]
    case "URL": [("url", line.text)]
    case "IMPP": [("impp", line.text)]
    case "LANG": [("language", line.text)]
    case "GENDER": [("sex", sex(line))]
    case "BDAY": birthday(line)
    case "ADR": address(line)
    default: []
    }
  }

  private func parts(_ line: VCardLine, _ names: [String]) -> [(name: String, text: String)] {
    zip(names, line.components).map { ($0, $1.filter { !$0.isEmpty }.joined(separator: " ")) }
  }

  /// `tel:+1-415-555-0100;ext=2` without what makes it an address of the web.
  private func telephone(_ text: String) -> String {
    guard text.lowercased().hasPrefix("tel:") else { return text }
    return String(text.dropFirst(4).prefix { $0 != ";" })
  }

  /// Post-office box, extension, street, city, region, code, country.
  private func address(_ line: VCardLine) -> [(name: String, text: String)] {
    let parts = line.components.map { $0.filter { !$0.isEmpty }.joined(separator: ", ") }
    func part(_ index: Int) -> String { parts.indices.contains(index) ? parts[index].trimmed : "" }
    let street = [part(2), part(1)].filter { !$0.isEmpty }
    return [
      ("street-address", (street.isEmpty ? [part(0)] : street).joined(separator: "\n")),
      ("address-level2", part(3)), ("address-level1", part(4)), ("postal-code", part(5)),
      ("country", part(6)),
    ]
  }

  /// In words where the card has some.
  private func sex(_ line: VCardLine) -> String {
    let words = line.components.dropFirst().first?.joined(separator: ", ") ?? ""
    if !words.isEmpty { return words }
    return switch line.components.first?.first?.uppercased() {
    case "M": "male"
    case "F": "female"
    case "O": "other"
    default: ""
    }
  }

  /// `1990-04-03`, `19900403`, either with a time of day; of `--0403` and `1990-04` the parts.
  private func birthday(_ line: VCardLine) -> [(name: String, text: String)] {
    let text = line.text.prefix { $0 != "T" && $0 != "t" }
    let digits = text.filter { $0 != "-" }
    guard digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return [] }
    let numbers = Array(digits)
    func number(_ start: Int, _ length: Int) -> Int { Int(String(numbers[start..<start + length])) ?? 0 }
    switch (text.hasPrefix("--"), numbers.count) {
    case (false, 8):
      let date = CivilDate(year: number(0, 4), month: number(4, 2), day: number(6, 2))
      return date.map { [("bday", $0.description)] } ?? []
    case (false, 6): return [("bday-year", String(number(0, 4))), ("bday-month", String(number(4, 2)))]
    case (false, 4): return [("bday-year", String(number(0, 4)))]
    case (true, 4): return [("bday-month", String(number(0, 2))), ("bday-day", String(number(2, 2)))]
    default: return []
    }
  }
}
