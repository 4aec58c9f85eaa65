/// What only some types of field have.
///
/// Indirect, so that the many fields without any of it stay small.
public indirect enum FieldDetails: Sendable, Equatable {
  /// What a section adds.
  case section(SectionDefinition)
  /// What a repeatable group adds.
  case group(GroupDefinition)
  /// What a scale or a rating adds.
  case scale(ScaleDefinition)
  /// What an address adds.
  case address(AddressDefinition)
}

/// Fields under a heading of their own; a section has no answer.
public struct SectionDefinition: Sendable, Equatable {
  /// A text under the heading.
  public var description: String?
  /// The fields and sections in it; they are ordinary fields of the page that the section stands on.
  public var fields: [FieldDefinition]

  public init(description: String? = nil, fields: [FieldDefinition] = []) {
    self.description = description
    self.fields = fields
  }
}
