import FormhausText

/// A piece of a JSON Schema (draft-07).
struct SchemaPart {
  private(set) var members: JSONObject

  /// One of the schema's definitions, with what it is for in this place.
  static func reference(_ name: String, _ description: String) -> SchemaPart {
    // Beside `$ref` draft-07 ignores everything else.
    SchemaPart(
      members: ["description": .string(description), "allOf": [["$ref": .string("#/definitions/\(name)")]]])
  }

  static func text(_ description: String) -> SchemaPart {
    SchemaPart(members: ["description": .string(description), "type": "string"])
  }

  static func choice(_ values: [String], _ description: String) -> SchemaPart {
    SchemaPart(
      members: ["description": .string(description), "enum": .array(values.map(JSONValue.string))])
  }

  static func flag(_ description: String) -> SchemaPart {
    SchemaPart(members: ["description": .string(description), "type": "boolean"])
  }

  static func number(_ description: String) -> SchemaPart {
    SchemaPart(members: ["description": .string(description), "type": "number"])
  }

  /// A whole number of `least` or more.
  static func count(_ description: String, least: Int = 0) -> SchemaPart {
    SchemaPart(
      members: ["description": .string(description), "type": "integer", "minimum": JSONValue(least)])
  }

  static func anything(_ description: String) -> SchemaPart {
    SchemaPart(members: ["description": .string(description)])
  }

  static func list(of items: SchemaPart, _ description: String) -> SchemaPart {
    SchemaPart(
      members: ["description": .string(description), "type": "array", "items": .object(items.members)])
  }

  static func any(of parts: [SchemaPart], _ description: String) -> SchemaPart {
    SchemaPart(
      members: [
        "description": .string(description), "anyOf": .array(parts.map { .object($0.members) }),
      ])
  }

  /// An object with these members and no others.
  static func object(
    _ members: KeyValuePairs<String, SchemaPart>, required: [String] = [], _ description: String
  ) -> SchemaPart {
    object(Array(members), required: required, description)
  }

  static func object(
    _ members: [(key: String, value: SchemaPart)], required: [String] = [], _ description: String
  ) -> SchemaPart {
    var object: JSONObject = [
      "description": .string(description), "type": "object", "additionalProperties": false,
    ]
    if !required.isEmpty { object["required"] = .array(required.map(JSONValue.string)) }
    object["properties"] = .object(JSONObject(members.map { ($0.key, .object($0.value.members)) }))
    return SchemaPart(members: object)
  }

  /// An object whose names are the author's.
  static func map(to value: SchemaPart, _ description: String) -> SchemaPart {
    SchemaPart(
      members: [
        "description": .string(description), "type": "object",
        "additionalProperties": .object(value.members),
      ])
  }

  /// The part with a further keyword of JSON Schema.
  func adding(_ keyword: String, _ value: JSONValue) -> SchemaPart {
    var part = self
    part.members[keyword] = value
    return part
  }
}
