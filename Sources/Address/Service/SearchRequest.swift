import FormhausText

/// A question to a search provider that is another program: one line of JSON.
///
/// `{"id": 1, "suggest": "12 market st", "country": "US", "language": "en", "limit": 8}`, or `{"id": 2, "resolve": {...}}`
/// with a suggestion that came without its address.
public struct SearchRequest: Sendable, Hashable {
  /// What is asked.
  public enum Question: Sendable, Hashable {
    /// The addresses that a text in a country may mean.
    case suggest(text: String, countryCode: String)
    /// The address of a suggestion.
    case resolve(AddressSearch.Suggestion)
  }

  /// What the answer names it by.
  public var id: Int
  /// What is asked.
  public var question: Question
  /// The language of the person, as in `de` or `zh-Hant`; blank where it is not known.
  public var language: String

  /// A question.
  public init(id: Int, _ question: Question, language: String = "") {
    (self.id, self.question, self.language) = (id, question, language)
  }

  /// The request on one line, without a line end.
  public var line: String {
    var members: JSONObject = ["id": JSONValue(id)]
    switch question {
    case .suggest(let text, let countryCode):
      members["suggest"] = .string(text)
      members["country"] = .string(countryCode)
      members["limit"] = JSONValue(AddressSearch.mostSuggestions)
    case .resolve(let suggestion):
      members["resolve"] = .object(suggestion.json)
    }
    if !language.isEmpty { members["language"] = .string(language) }
    return JSONWriter.string(.object(members))
  }

  /// Reads a line. Members that it does not know are passed over.
  public init(line: String) throws(SearchLineError) {
    let members = try SearchLine.members(of: line)
    let id = try SearchLine.id(members)
    let language = members["language"]?.stringValue ?? ""
    if let text = members["suggest"]?.stringValue {
      let country = members["country"]?.stringValue ?? ""
      self.init(id: id, .suggest(text: text, countryCode: country), language: language)
    } else if let resolve = members["resolve"] {
      guard let suggestion = AddressSearch.Suggestion(json: resolve, number: 0) else {
        throw SearchLineError(id: id, "resolve is no suggestion")
      }
      self.init(id: id, .resolve(suggestion), language: language)
    } else {
      throw SearchLineError(id: id, "the line has neither suggest nor resolve")
    }
  }
}
