public import FormhausText

/// One choice of a select, radio, multiselect or autocomplete field.
public struct OptionDefinition: Sendable, Equatable {
  /// The answer that picking the option gives.
  public var value: String
  /// What a person reads.
  public var label: String
  public var description: String?
  /// A path or URL of a picture.
  public var image: String?
  /// What the picture shows, in words.
  public var alt: String?
  /// A disabled option cannot be picked, and fails validation when it is the answer.
  public var disabled: Lock
  /// Keeps its written position when options are shuffled.
  public var pinned: Bool
  /// Picking it clears the others, picking another clears it.
  public var exclusive: Bool
  /// Members that the language does not name, as written.
  public var furtherMembers: JSONObject
  /// Where the option starts in the source text, in bytes.
  public var offset: Int?

  public init(
    value: String, label: String, description: String? = nil, image: String? = nil, alt: String? = nil,
    disabled: Lock = .never, pinned: Bool = false, exclusive: Bool = false
  ) {
    self.value = value
    self.label = label
    self.description = description
    self.image = image
    self.alt = alt
    self.disabled = disabled
    self.pinned = pinned
    self.exclusive = exclusive
    self.furtherMembers = [:]
    self.offset = nil
  }

  /// What a person reads: the label, or the value where the label is blank.
  public var shownLabel: String { hasBlankLabel ? value : label }

  /// Whether the label has nothing to read.
  var hasBlankLabel: Bool { label.allSatisfy(\.isWhitespace) }
}
