import Glibc

/// The houses of a street as an index keeps them: in order, each by its difference to the one before.
enum HouseList {
  private static let hasText: UInt64 = 1
  private static let hasPosition: UInt64 = 2

  /// Puts houses in order, keeps one of each number, and appends them as bytes.
  static func append(
    _ houses: inout [HouseEntry], texts: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]
  ) {
    if houses.count > 1 { houses.sort { comes($0, before: $1, texts) } }
    var last: HouseEntry?
    var (value, longitude, latitude) = (UInt32(0), Int32(0), Int32(0))
    for house in houses {
      if let last, last.value == house.value, compare(last, house, texts) == 0 { continue }
      last = house
      Varint.append(
        UInt64(house.value - value) << 2 | (house.count > 0 ? hasText : 0)
          | (house.position == nil ? 0 : hasPosition), to: &bytes)
      value = house.value
      if house.count > 0 {
        Varint.append(UInt64(house.count), to: &bytes)
        bytes += texts[Int(house.start)..<Int(house.start + house.count)]
      }
      guard let position = house.position else { continue }
      Varint.append(signed: Int64(position.longitude) - Int64(longitude), to: &bytes)
      Varint.append(signed: Int64(position.latitude) - Int64(latitude), to: &bytes)
      (longitude, latitude) = (position.longitude, position.latitude)
    }
  }

  /// Calls `body` with each house until it says false. Bytes that are no list end it early.
  static func forEach(_ bytes: UnsafeBufferPointer<UInt8>, _ body: (HouseEntry) -> Bool) {
    var place = 0
    var (value, longitude, latitude) = (UInt64(0), Int64(0), Int64(0))
    while place < bytes.count {
      guard let head = Varint.read(bytes, &place) else { return }
      value &+= head >> 2
      guard let number = UInt32(exactly: value) else { return }
      var house = HouseEntry(value: number, start: place, count: 0, position: nil)
      if head & hasText != 0 {
        guard let count = Varint.read(bytes, &place), count <= UInt64(bytes.count - place) else { return }
        (house.start, house.count) = (UInt32(place), UInt32(count))
        place += Int(count)
      }
      if head & hasPosition != 0 {
        guard let east = Varint.readSigned(bytes, &place), let north = Varint.readSigned(bytes, &place)
        else { return }
        longitude &+= east
        latitude &+= north
        house.position = GridPosition(
          longitude: Int32(truncatingIfNeeded: longitude), latitude: Int32(truncatingIfNeeded: latitude))
      }
      guard body(house) else { return }
    }
  }

  private static func comes(
    _ left: HouseEntry, before right: HouseEntry, _ texts: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    if left.value != right.value { return left.value < right.value }
    let order = compare(left, right, texts)
    if order != 0 { return order < 0 }
    guard let first = left.position else { return false }
    return right.position.map { first < $0 } ?? true
  }

  private static func compare(
    _ left: HouseEntry, _ right: HouseEntry, _ texts: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let common = Int(min(left.count, right.count))
    if common > 0, let base = texts.baseAddress {
      let order = memcmp(base + Int(left.start), base + Int(right.start), common)
      if order != 0 { return Int(order) }
    }
    return Int(left.count) - Int(right.count)
  }
}
