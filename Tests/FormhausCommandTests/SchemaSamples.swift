import FormhausText

/// Makes forms that have every member a schema names.
struct SchemaSamples {
  private let definitions: JSONValue
  private let schema: JSONValue

  init(schema: JSONValue) {
    self.schema = schema
    definitions = schema["definitions"] ?? [:]
  }

  /// One form for each kind of field, with all of its members.
  var forms: [JSONValue] {
    let kinds = [
      "plainField", "dateField", "scaleField", "ratingField", "addressField", "sectionField", "groupField",
    ]
    return kinds.map { kind in
      guard case .object(var form) = sample(schema, depth: 0) else { return .null }
      form["fields"] = [sample(definitions[kind] ?? [:], depth: 0)]
      form["steps"] = .array([
        sample(definitions["step"] ?? [:], depth: 0)
      ])
      return .object(form)
    }
  }

  /// A value that fits; deep inside only what must be there.
  private func sample(_ schema: JSONValue, depth: Int, name: String = "") -> JSONValue {
    if let parts = schema["allOf"]?.arrayValue, let name = parts.first?["$ref"]?.stringValue {
      return sample(definition(name), depth: depth)
    }
    if schema["allOf"] != nil { return sample(definitions["plainField"] ?? [:], depth: depth) }
    if let choices = schema["anyOf"]?.arrayValue { return sample(choices.last ?? [:], depth: depth) }
    if let values = schema["enum"]?.arrayValue { return values.first ?? .null }
    if let value = schema["const"] { return value }
    switch schema["type"]?.stringValue ?? schema["type"]?.arrayValue?.first?.stringValue {
    case "string": return text(schema, name)
    case "boolean": return true
    case "integer", "number": return .number(JSONNumber(name == "min" ? 1 : 2))
    case "array": return depth > 4 ? [] : [sample(schema["items"] ?? [:], depth: depth + 1)]
    case "object": return object(schema, depth)
    default: return "x"
    }
  }

  private func object(_ schema: JSONValue, _ depth: Int) -> JSONValue {
    guard let members = schema["properties"]?.objectValue else {
      let value = schema["additionalProperties"] ?? [:]
      return value["type"] == nil && value["anyOf"] == nil ? [:] : ["other": sample(value, depth: depth + 1)]
    }
    let required = schema["required"]?.arrayValue?.compactMap(\.stringValue) ?? []
    return .object(
      JSONObject(
        members.filter { depth < 4 || required.contains($0.key) }
          .map { ($0.key, sample($0.value, depth: depth + 1, name: $0.key)) }))
  }

  private func text(_ schema: JSONValue, _ name: String) -> JSONValue {
    switch (name, schema["pattern"]?.stringValue) {
    case (_, "^[A-Z]{2}$"): "GB"
    case (_, .some): "9.9"
    case ("min", _), ("max", _): "today"
    case ("type", _): "text"
    default: "x"
    }
  }

  private func definition(_ reference: String) -> JSONValue {
    definitions[String(reference.dropFirst("#/definitions/".count))] ?? [:]
  }
}
