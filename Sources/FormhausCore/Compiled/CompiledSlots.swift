/// The keys that a field has or that a condition or rule names, and everything that reads their answers.
final class CompiledSlots: Sendable, RandomAccessCollection {
  let keys: KeyTable
  /// The fields with each key, usually one, in document order.
  let fields: NumberLists
  /// Fields whose visibility names the key.
  let fieldReaders: NumberLists
  /// Steps whose visibility names the key.
  let stepReaders: NumberLists
  /// Fields whose check names the key: `matchField`, or a lock.
  let checkReaders: NumberLists
  /// Slots that more than one field has.
  let shared: [Int]
  fileprivate let notes: Set<Int>
  private let pathKeys: Set<Int>
  fileprivate let groups: [Int: Int]
  fileprivate let itemReaders: [Int: [ItemReader]]

  init(_ builder: CompiledSlotsBuilder) {
    keys = builder.keys
    fields = NumberLists(count: keys.count, builder.fields)
    fieldReaders = NumberLists(count: keys.count, builder.fieldReaders)
    stepReaders = NumberLists(count: keys.count, builder.stepReaders)
    checkReaders = NumberLists(count: keys.count, builder.checkReaders)
    let fields = fields
    shared = (0..<keys.count).filter { fields.places(of: $0).count > 1 }
    notes = builder.notes
    pathKeys = builder.pathKeys
    groups = builder.groups
    itemReaders = builder.itemReaders
  }

  var startIndex: Int { 0 }
  var endIndex: Int { keys.count }

  subscript(slot: Int) -> CompiledSlot { CompiledSlot(slots: self, number: slot) }

  func key(_ slot: Int) -> String { keys.keys[slot] }

  /// Whether a section without fields names the key: its heading comes and goes.
  func isReadByNote(_ slot: Int) -> Bool { !notes.isEmpty && notes.contains(slot) }

  /// Whether a step or a route names the key, so that the path may depend on it.
  func isReadByPath(_ slot: Int) -> Bool { pathKeys.contains(slot) }
}

/// A key and everything that reads its answer.
struct CompiledSlot {
  fileprivate let slots: CompiledSlots
  fileprivate let number: Int

  var key: String { slots.keys.keys[number] }
  /// The fields with this key, usually one, in document order.
  var fields: NumberList { slots.fields[number] }
  /// Fields whose visibility names the key.
  var fieldReaders: NumberList { slots.fieldReaders[number] }
  /// Steps whose visibility names the key.
  var stepReaders: NumberList { slots.stepReaders[number] }
  /// Fields whose check names the key: `matchField`, or a lock.
  var checkReaders: NumberList { slots.checkReaders[number] }
  /// The repeatable group that has the key.
  var group: Int? { slots.groups.isEmpty ? nil : slots.groups[number] }
  /// Fields of groups whose visibility or check names the key.
  var itemReaders: [ItemReader] { slots.itemReaders.isEmpty ? [] : slots.itemReaders[number] ?? [] }
}

/// A field of a group's items that reads a key of the form.
struct ItemReader: Sendable, Hashable {
  let group: Int
  let field: Int
  /// Whether the check reads it; else the visibility.
  let isCheck: Bool
}

/// Numbers keys and notes who reads them.
struct CompiledSlotsBuilder {
  fileprivate(set) var keys = KeyTable()
  fileprivate var fields: [(of: Int32, number: Int32)] = []
  fileprivate var fieldReaders: [(of: Int32, number: Int32)] = []
  fileprivate var stepReaders: [(of: Int32, number: Int32)] = []
  fileprivate var checkReaders: [(of: Int32, number: Int32)] = []
  fileprivate var notes: Set<Int> = []
  fileprivate var pathKeys: Set<Int> = []
  fileprivate var groups: [Int: Int] = [:]
  fileprivate var itemReaders: [Int: [ItemReader]] = [:]

  mutating func slot(_ key: String) -> Int { keys.add(key) }

  mutating func add(field: Int, to slot: Int) {
    fields.append((Int32(slot), Int32(field)))
  }

  mutating func addReaders(field: Int, _ conditions: CompiledConditions) {
    for slot in conditions.slots.distinct { fieldReaders.append((Int32(slot), Int32(field))) }
  }

  mutating func addItemReaders(field: Int, _ conditions: CompiledConditions) {
    for slot in conditions.itemSlots.distinct { fieldReaders.append((Int32(slot), Int32(field))) }
  }

  mutating func addReaders(step: Int, _ conditions: CompiledConditions) {
    for slot in conditions.slots.distinct { stepReaders.append((Int32(slot), Int32(step))) }
  }

  mutating func addCheck(of field: Int, reading slot: Int) {
    checkReaders.append((Int32(slot), Int32(field)))
  }

  mutating func addPath(_ conditions: CompiledConditions) { pathKeys.formUnion(conditions.slots) }

  mutating func addNote(_ slots: [Int]) { notes.formUnion(slots) }

  mutating func add(group: Int, to slot: Int) { groups[slot] = group }

  mutating func add(_ reader: ItemReader, to slot: Int) { itemReaders[slot, default: []].append(reader) }
}

extension [Int] {
  /// Each number once; for the few keys that conditions name.
  var distinct: [Int] {
    count < 2 ? self : indices.filter { index in !self[..<index].contains(self[index]) }.map { self[$0] }
  }
}
