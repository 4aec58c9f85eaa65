import FormhausText

/// What came of filling in a form.
enum FormResult: Equatable {
  /// The answers that were sent.
  case sent(JSONObject)
  /// The messages of what was refused, by field.
  case refused([String: String])
  /// An answer cannot be given this way, such as a line break in a text of one line.
  case impossible(String)

  static func == (one: FormResult, other: FormResult) -> Bool {
    switch (one, other) {
    case (.sent(let one), .sent(let other)): JSONValue.object(one) == .object(other)
    case (.refused(let one), .refused(let other)): one == other
    case (.impossible(let one), .impossible(let other)): one == other
    default: false
    }
  }
}

extension JSONValue {
  /// The value at a path such as `people.0.name`; nil where there is none.
  func value(at path: String) -> JSONValue? {
    path.split(separator: ".").reduce(self) { value, name in
      if let list = value?.arrayValue {
        Int(name).flatMap { list.indices.contains($0) ? list[$0] : nil }
      } else {
        value?[String(name)]
      }
    }
  }
}
