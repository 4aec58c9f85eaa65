import FormhausText

/// The items of one group, and how many of their fields would be refused.
struct GroupState: Sendable {
  var items: [ItemState] = []
  /// Whether the answer is the list of the items; else it stands in the answers of the form, if there is one.
  var isList = false
  /// The engine's revision at which items last changed places.
  var orderRevision = 0
  /// Failing fields of all items.
  var failingCount = 0

  /// Components of an item that wait for a decision; empty between changes.
  var queue: NumberQueue

  init(_ group: CompiledGroup) {
    queue = NumberQueue(below: group.order.count)
  }

  /// What the form's conditions see: a list, empty or not.
  var outline: JSONValue { items.isEmpty ? [] : [nil] }
}

/// One item: its answers by slot of the item, and the state of its fields.
struct ItemState: Sendable {
  struct Slot: Sendable {
    var value: JSONValue?
    var revision: Int
  }

  struct Field: Sendable {
    var isVisible = false
    var isFailing = false
  }

  let id: ItemID
  var slots: [Slot]
  var fields: [Field]
  /// By slot; the key in them is that of the field within the item.
  var errors: [Int: FieldError] = [:]
  var loadingSlots: Set<Int> = []
  /// Options that the host provided, by slot.
  var providedOptions: [Int: OptionList] = [:]
  /// Answers of keys that no field of the item has.
  var strays: JSONObject = [:]
  var revision: Int

  var failingCount: Int { fields.count { $0.isFailing } }
}

/// A field of one item by numbers, whatever its place.
struct ItemFieldID: Sendable, Hashable {
  let item: ItemID
  let slot: Int
}
