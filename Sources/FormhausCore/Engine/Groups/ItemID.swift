/// The identity of one item of a group: it stays when the item moves, and is never given again.
public struct ItemID: Sendable, Hashable, CustomStringConvertible {
  let number: Int

  public var description: String { "#\(number)" }
}

/// One item of a group as it stands now.
public struct GroupItem: Sendable, Hashable, Identifiable {
  public let id: ItemID
  /// The place in the list, from 0.
  public let index: Int
  /// The first part of the keys of its fields, such as `people.0`.
  public let key: String
  /// The heading, such as `Person 1`.
  public let label: String
}

/// The identity of a field of the form or of an item.
///
/// The key of an item's field names its place (`people.0.name`) and so changes when items move; this does not.
public enum FieldID: Sendable, Hashable {
  /// A field of the form, by its key.
  case field(String)
  /// A field of an item of a repeatable group.
  case itemField(group: String, item: ItemID, field: String)
}
