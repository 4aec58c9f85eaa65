import Glibc

/// A street with its houses, as it stands in the files of a build.
struct StreetRecord {
  /// Country, region, city, postal code and street, with a zero byte between them.
  var key: [UInt8] = []
  /// The rows that named it.
  var addresses: UInt32 = 0
  /// As `HouseList` writes them.
  var houses: [UInt8] = []

  mutating func clear() {
    key.removeAll(keepingCapacity: true)
    houses.removeAll(keepingCapacity: true)
    addresses = 0
  }

  /// The first text of the key.
  var country: String { String(decoding: key.prefix { $0 != 0 }, as: UTF8.self) }

  /// The five texts of the key.
  var parts: [String] {
    key.split(separator: 0, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether its key comes before another one's.
  func comes(before other: StreetRecord) -> Bool {
    let order = memcmp(key, other.key, min(key.count, other.key.count))
    return order == 0 ? key.count < other.key.count : order < 0
  }

  /// Takes the houses of the same street from another file.
  mutating func merge(_ other: StreetRecord) {
    addresses = addresses.addingReportingOverflow(other.addresses).partialValue
    let bytes = houses + other.houses
    let split = houses.count
    var entries: [HouseEntry] = []
    houses.removeAll(keepingCapacity: true)
    bytes.withUnsafeBufferPointer { texts in
      for (start, end) in [(0, split), (split, texts.count)] {
        HouseList.forEach(UnsafeBufferPointer(rebasing: texts[start..<end])) { house in
          var house = house
          house.start += UInt32(start)
          entries.append(house)
          return true
        }
      }
      HouseList.append(&entries, texts: texts, to: &houses)
    }
  }
}
