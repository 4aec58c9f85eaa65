import Address
import FormhausText

/// A kind of geocoding service: how it is asked and what its answers mean.
protocol Service: Sendable {
  /// The name of the kind.
  var title: String { get }
  /// Whom the data must be credited to.
  var attribution: String { get }
  /// What follows the address of the server.
  var endpoint: String { get }
  /// Whether it may be asked only when the person asks for it.
  var isOnRequest: Bool { get }
  /// The least time between two requests.
  var pace: Duration { get }
  /// The countries it knows; nil for all. Nothing is asked about others.
  var countries: Set<String>? { get }

  /// What is asked with, name by name.
  func query(_ text: String, countryCode: String) -> [(name: String, value: String)]
  /// The places of an answer; nil when it is not one of this kind.
  func places(in answer: JSONValue, countryCode: String) -> [FoundPlace]?
}

extension Service {
  var isOnRequest: Bool { false }
  var pace: Duration { .zero }
  var countries: Set<String>? { nil }

  /// What is shown of an answer.
  func suggestions(in answer: JSONValue, countryCode: String) -> [AddressSearch.Suggestion]? {
    guard let places = places(in: answer, countryCode: countryCode) else { return nil }
    var suggestions: [AddressSearch.Suggestion] = []
    for (index, place) in places.enumerated()
    where place.countryCode == countryCode && !place.street.isEmpty {
      let suggestion = place.suggestion(id: String(index))
      let isShown = suggestions.contains {
        $0.title == suggestion.title && $0.subtitle == suggestion.subtitle
      }
      if !isShown { suggestions.append(suggestion) }
    }
    return Array(suggestions.prefix(AddressSearch.mostSuggestions))
  }
}

extension JSONValue {
  /// A text or number as a text; blank for everything else.
  func text(_ key: String) -> String {
    self[key]?.stringValue ?? self[key]?.numberValue?.description ?? ""
  }

  /// The first of some members that is not blank; blank when all are.
  func firstText(_ keys: [String]) -> String { keys.lazy.map(text).first { !$0.isEmpty } ?? "" }

  /// What may be the region, by levels from above. In Britain it is the county, elsewhere rather the state.
  func regions(_ levels: [String], in countryCode: String) -> [String] {
    (countryCode == "GB" ? levels.reversed() : levels).map(text)
  }

  /// What the features of a GeoJSON answer say of themselves; nil when it is no such answer.
  var featureProperties: [JSONValue]? { self["features"]?.arrayValue?.compactMap { $0["properties"] } }
}
