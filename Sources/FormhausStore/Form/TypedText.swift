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
