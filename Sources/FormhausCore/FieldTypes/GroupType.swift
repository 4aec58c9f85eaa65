import FormhausText

extension FieldType {
  static let group = FieldType("group", .items) { value, _ in
    isListOfObjects(value) ? nil : RuleFailure(.items)
  }

  static func isListOfObjects(_ value: JSONValue) -> Bool {
    value.arrayValue?.allSatisfy { $0.objectValue != nil } ?? false
  }
}
