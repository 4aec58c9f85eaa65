import FormhausCore

/// The fields of a form whose answers a draft may keep: all but passwords and what is sensitive.
struct DraftFields: Sendable {
  struct Field: Sendable {
    let key: String
    let label: String
    /// Several where fields share the key.
    var types: [String]
    /// The fields of an item; nil for anything but a group.
    var items: DraftFields?
    /// Whether the field has parts that are typed one by one, as an address has.
    var hasParts: Bool
  }

  /// In the order of the form.
  private(set) var fields: [Field] = []
  private var places: [[UInt8]: Int] = [:]
  private var secrets: Set<[UInt8]> = []

  init(_ definition: FormDefinition) {
    self.init(definition.isMultiStep ? definition.steps.flatMap(\.fields) : definition.fields)
  }

  private init(_ fields: [FieldDefinition]) {
    add(fields, areSecret: false)
    let secrets = secrets
    self.fields.removeAll { secrets.contains(Array($0.key.utf8)) }
    places = Dictionary(
      uniqueKeysWithValues: self.fields.enumerated().map { (Array($1.key.utf8), $0) })
  }

  private mutating func add(_ definitions: [FieldDefinition], areSecret: Bool) {
    for definition in definitions {
      let isSecret = areSecret || definition.sensitive || definition.type == "password"
      if let section = definition.section {
        add(section.fields, areSecret: isSecret)
      } else if isSecret {
        secrets.insert(Array(definition.key.utf8))
      } else if let place = places[Array(definition.key.utf8)] {
        fields[place].types.append(definition.type)
      } else {
        places[Array(definition.key.utf8)] = fields.count
        fields.append(
          Field(
            key: definition.key, label: definition.label, types: [definition.type],
            items: (definition.group?.fields).map { DraftFields($0) }, hasParts: definition.address != nil))
      }
    }
  }

  /// The field with a key; nil where there is none, or none that may be kept.
  subscript(key: String) -> Field? { places[Array(key.utf8)].map { fields[$0] } }

  /// The field that a key belongs to, and the part of its answer: `people.0.name` is the part `0.name` of `people`.
  ///
  /// Nil where it may not be kept.
  func place(ofKey key: String) -> (field: Field, part: String)? {
    if let field = self[key] { return (field, "") }
    var dot = key.firstIndex(of: ".")
    while let here = dot {
      let part = String(key[key.index(after: here)...])
      if let field = self[String(key[..<here])], field.hasPart(part) { return (field, part) }
      dot = key[key.index(after: here)...].firstIndex(of: ".")
    }
    return nil
  }
}

extension DraftFields.Field {
  /// Whether a part of the answer is one that may be kept.
  func hasPart(_ part: String) -> Bool {
    guard let items else { return hasParts && !part.contains(".") }
    guard let dot = part.firstIndex(of: "."), Int(part[..<dot]) != nil else { return false }
    return items.place(ofKey: String(part[part.index(after: dot)...])) != nil
  }
}
