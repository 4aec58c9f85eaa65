import Glibc

/// Streets with their houses, in memory, while rows come in any order.
///
/// A street is known by the bytes of its key. Rows of one street mostly follow each other, which costs one comparison.
struct StreetTable {
  private struct Street {
    var hash: UInt64
    var keyStart: UInt32
    var keyCount: UInt32
    /// The rows that named it.
    var addresses: UInt32 = 0
    /// The last of its houses; 0 for none, else its place and one.
    var lastHouse: UInt32 = 0
  }

  private struct House {
    /// The house before it in the street; 0 for none, else its place and one.
    var previous: UInt32
    var start: UInt32
    var count: UInt32
    var hasPosition: Bool
    var position: GridPosition
  }

  private var streets: [Street] = []
  private var houses: [House] = []
  private var keys: [UInt8] = []
  private var numbers: [UInt8] = []
  /// Places of streets and one, by their hash; 0 is free.
  private var slots = [UInt32](repeating: 0, count: 1 << 12)
  private var last = 0

  var isEmpty: Bool { streets.isEmpty }

  /// About how many bytes it takes.
  var size: Int {
    streets.count * MemoryLayout<Street>.stride + houses.count * MemoryLayout<House>.stride + keys.count
      + numbers.count + slots.count * 4
  }

  /// Adds a house to a street.
  ///
  /// - Throws: when the bytes are no UTF-8, or more than 255 of a number.
  mutating func add(
    key: UnsafeBufferPointer<UInt8>, number: UnsafeBufferPointer<UInt8>, position: GridPosition?
  ) throws(RowProblem) {
    let start = numbers.count
    if number.contains(where: { $0 < 0x20 || $0 >= 0x80 }) {
      guard let text = String(validating: number, as: UTF8.self) else { throw .badText }
      guard !text.utf8.contains(where: { $0 < 0x20 }) else { throw .badText }
    }
    let street = try street(key)
    numbers.append(contentsOf: number)
    houses.append(
      House(
        previous: streets[street].lastHouse, start: UInt32(start), count: UInt32(number.count),
        hasPosition: position != nil, position: position ?? GridPosition(longitude: 0, latitude: 0)))
    streets[street].lastHouse = UInt32(houses.count)
    streets[street].addresses &+= 1
  }

  private mutating func street(_ key: UnsafeBufferPointer<UInt8>) throws(RowProblem) -> Int {
    if last < streets.count, has(key, streets[last]) { return last }
    let hash = StreetTable.hash(key)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let place = Int(slots[slot]) - 1
      if streets[place].hash == hash, has(key, streets[place]) {
        last = place
        return place
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    // The same bytes were looked at when the street was new.
    guard String(validating: key, as: UTF8.self) != nil else { throw .badText }
    slots[slot] = UInt32(streets.count + 1)
    last = streets.count
    streets.append(Street(hash: hash, keyStart: UInt32(keys.count), keyCount: UInt32(key.count)))
    keys.append(contentsOf: key)
    if streets.count * 2 > slots.count { grow() }
    return last
  }

  private func has(_ key: UnsafeBufferPointer<UInt8>, _ street: Street) -> Bool {
    guard Int(street.keyCount) == key.count, let wanted = key.baseAddress else { return false }
    return keys.withUnsafeBufferPointer { keys in
      keys.baseAddress.map { memcmp($0 + Int(street.keyStart), wanted, key.count) == 0 } ?? false
    }
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for (place, street) in streets.enumerated() {
      var slot = Int(truncatingIfNeeded: street.hash) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(place + 1)
    }
  }

  /// Eight bytes at a time; good enough for a table of one process.
  private static func hash(_ key: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let bytes = UnsafeRawBufferPointer(key)
    var hash = UInt64(key.count) &* 0x9E37_79B9_7F4A_7C15
    var place = 0
    func mix(_ word: UInt64) {
      hash = (hash ^ word) &* 0xBF58_476D_1CE4_E5B9
      hash ^= hash >> 29
    }
    while place + 8 <= bytes.count {
      mix(bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      place += 8
    }
    var rest: UInt64 = 0
    while place < bytes.count {
      rest = rest << 8 | UInt64(bytes[place])
      place += 1
    }
    mix(rest)
    return hash ^ hash >> 32
  }

  /// Gives all streets in the order of their keys, and forgets them.
  mutating func drain(_ body: (StreetRecord) throws(PlaceBuildError) -> Void) throws(PlaceBuildError) {
    let order = keys.withUnsafeBufferPointer { keys -> [Int] in
      guard let base = keys.baseAddress else { return [] }
      return streets.indices.sorted { left, right in
        let (left, right) = (streets[left], streets[right])
        let order = memcmp(
          base + Int(left.keyStart), base + Int(right.keyStart), Int(min(left.keyCount, right.keyCount)))
        return order == 0 ? left.keyCount < right.keyCount : order < 0
      }
    }
    var entries: [HouseEntry] = []
    var record = StreetRecord()
    for place in order {
      let street = streets[place]
      entries.removeAll(keepingCapacity: true)
      record.clear()
      numbers.withUnsafeBufferPointer { numbers in
        var next = street.lastHouse
        while next != 0 {
          let house = houses[Int(next) - 1]
          entries.append(
            HouseEntry(
              numbers, start: Int(house.start), count: Int(house.count),
              position: house.hasPosition ? house.position : nil))
          next = house.previous
        }
        HouseList.append(&entries, texts: numbers, to: &record.houses)
      }
      record.addresses = street.addresses
      record.key += keys[Int(street.keyStart)..<Int(street.keyStart + street.keyCount)]
      try body(record)
    }
    streets.removeAll(keepingCapacity: true)
    houses.removeAll(keepingCapacity: true)
    keys.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
    slots = [UInt32](repeating: 0, count: 1 << 12)
    last = 0
  }
}
