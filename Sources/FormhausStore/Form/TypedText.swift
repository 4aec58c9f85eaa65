public import FormhausCore
public import FormhausText

/// A text as it was typed, and the answer that it became; it is shown only while that is the answer.
struct TypedText: Sendable {
  var text: String
  var value: JSONValue
}

extension FormEngine {
  /// A value as the person would type it.
  public func written(_ value: JSONValue) -> String {
    if case .number(let number) = value { numbers.text(number) } else { value.typedText }
  }

  /// The label of the option that a field of suggestions has as its answer; nil for free text and other fields.
  func name(of value: JSONValue, ofField key: String) -> String? {
    guard case .string(let text) = value, let place = placeOfOption(text, ofField: key),
      let field = field(key), field.type == "autocomplete", let options = field.options,
      options.indices.contains(place)
    else { return nil }
    return options[place].label
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
