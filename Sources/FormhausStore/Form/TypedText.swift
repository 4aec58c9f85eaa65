public import FormhausCore
public import FormhausText

/// A text as it was typed, and the answer that it became; it is shown only while that is the answer.
struct TypedText: Sendable {
  var text: String
  var value: JSONValue
}

extension FormEngine {
  /// A value of a field as the person would type it.
  public func written(_ value: JSONValue, ofField key: String) -> String {
    switch value {
    case .number(let number): numbers.text(number)
    case .string(let text) where field(key)?.moment != nil: dates.text(text)
    default: value.typedText
    }
  }

  /// The label of the option that a field of suggestions has as its answer; nil for free text and other fields.
  func name(of value: JSONValue, ofField key: String) -> String? {
    guard case .string(let text) = value, let place = placeOfOption(text, ofField: key),
      let field = field(key), field.type == "autocomplete", let options = field.options,
      options.indices.contains(place)
    else { return nil }
    return options[place].shownLabel
  }
}

extension JSONValue {
  /// A value as one would type it.
  public var typedText: String {
    switch self {
    case .null: ""
    case .string(let text): text
    case .number(let number): number.text
    case .bool, .array, .object: JSONWriter.string(self)
    }
  }
}
