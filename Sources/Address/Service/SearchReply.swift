import FormhausText

/// The answer of a search provider to a request: one line of JSON.
///
/// `{"id": 1, "suggestions": [...]}`, `{"id": 2, "address": {...}}` or `{"id": 1, "error": "..."}`.
public struct SearchReply: Sendable, Hashable {
  /// What was found.
  public enum Answer: Sendable, Hashable {
    /// What a text may mean, the best first.
    case suggestions([AddressSearch.Suggestion])
    /// Where a suggestion is.
    case address(Address)
    /// A sentence for the operator.
    case failure(String)
  }

  /// The id of the request.
  public var id: Int
  /// What was found.
  public var answer: Answer

  /// An answer.
  public init(id: Int, _ answer: Answer) { (self.id, self.answer) = (id, answer) }

  /// The answer on one line, without a line end.
  public var line: String {
    var members: JSONObject = ["id": JSONValue(id)]
    switch answer {
    case .suggestions(let suggestions):
      members["suggestions"] = .array(suggestions.map { .object($0.json) })
    case .address(let address): members["address"] = .object(address.placeJSON)
    case .failure(let text): members["error"] = .string(text)
    }
    return JSONWriter.string(.object(members))
  }

  /// Reads a line; of more suggestions than are shown the first are taken.
  ///
  /// - Throws: an error with the id, where the line is the answer to a request and cannot be understood.
  public init(line: String) throws(SearchLineError) {
    let members = try SearchLine.members(of: line)
    id = try SearchLine.id(members)
    if let text = members["error"]?.stringValue {
      answer = .failure(text)
    } else if let values = members["suggestions"]?.arrayValue {
      var suggestions: [AddressSearch.Suggestion] = []
      for (number, value) in values.prefix(AddressSearch.mostSuggestions).enumerated() {
        guard let suggestion = AddressSearch.Suggestion(json: value, number: number) else {
          throw SearchLineError(id: id, "suggestion \(number + 1) has neither a title nor an address")
        }
        suggestions.append(suggestion)
      }
      answer = .suggestions(suggestions)
    } else if let value = members["address"] {
      guard let address = try? Address(json: value) else {
        throw SearchLineError(id: id, "the address is none")
      }
      answer = .address(address)
    } else {
      throw SearchLineError(id: id, "the line has neither suggestions, address nor error")
    }
  }
}

extension AddressSearch.Suggestion {
  /// Reads a suggestion; nil when it has neither a title nor an address. Without an id it goes by its number.
  init?(json: JSONValue, number: Int) {
    let id = json["id"]?.stringValue ?? String(number)
    let address = json["address"].flatMap { $0.isNull ? nil : try? Address(json: $0) }
    if let title = json["title"]?.stringValue {
      self.init(id: id, title: title, subtitle: json["subtitle"]?.stringValue ?? "", address: address)
    } else if let address {
      self.init(id: id, address)
    } else {
      return nil
    }
  }

  /// The members of a suggestion on a line.
  var json: JSONObject {
    var members: JSONObject = ["id": .string(id), "title": .string(title), "subtitle": .string(subtitle)]
    if let address { members["address"] = .object(address.placeJSON) }
    return members
  }
}

extension Address {
  /// The members that say where it is, without those that are blank.
  fileprivate var placeJSON: JSONObject {
    let parts: Set<AddressPart> = [.countryCode, .street, .line2, .city, .region, .postalCode]
    return JSONObject(
      json(of: parts).filter { $0.value != "" && $0.key != AddressPart.line2.rawValue }
        .map { ($0.key, $0.value) })
  }
}
