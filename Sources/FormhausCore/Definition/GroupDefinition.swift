/// Fields that are asked for again and again, once for each item of a list.
///
/// The answer is a list of objects, one for each item, in order. Groups do not nest.
public struct GroupDefinition: Sendable, Equatable {
  /// The fields and sections of one item.
  public var fields: [FieldDefinition]
  /// A new form has so many empty items.
  public var minItems: Int
  /// How many items there may be; nil for any number.
  public var maxItems: Int?
  /// The heading of an item, with its number from 1 as `{n}`.
  public var itemLabel: String?
  /// The words on the button that adds an item; nil for those of the program.
  public var addLabel: String?
  /// The words on the button that removes an item; nil for those of the program.
  public var removeLabel: String?
  /// Whether the person may change the order.
  public var reorderable: Bool

  public init(
    fields: [FieldDefinition] = [], minItems: Int = 0, maxItems: Int? = nil, itemLabel: String? = nil,
    addLabel: String? = nil, removeLabel: String? = nil, reorderable: Bool = false
  ) {
    self.fields = fields
    self.minItems = minItems
    self.maxItems = maxItems
    self.itemLabel = itemLabel
    self.addLabel = addLabel
    self.removeLabel = removeLabel
    self.reorderable = reorderable
  }
}

extension FieldDefinition {
  /// What is asked for in each item; nil for everything but a repeatable group.
  public var group: GroupDefinition? {
    if case .group(let group) = details { group } else { nil }
  }
}
