/// Keys with numbers in the order in which they came.
struct KeyTable: Sendable {
  private(set) var keys: [String] = []
  /// Key numbers by hash, -1 where there is none; at least a third of the places is free.
  private var places: [Int32] = Array(repeating: -1, count: 8)

  var count: Int { keys.count }

  /// The number of a key; nil when it did not come.
  subscript(key: String) -> Int? {
    let place = places[place(of: key)]
    return place < 0 ? nil : Int(place)
  }

  /// The number of a key, a new one when it did not come before.
  mutating func add(_ key: String) -> Int {
    let place = place(of: key)
    guard places[place] < 0 else { return Int(places[place]) }
    places[place] = Int32(keys.count)
    keys.append(key)
    if keys.count * 3 > places.count * 2 { grow() }
    return keys.count - 1
  }

  private mutating func grow() {
    places = Array(repeating: -1, count: places.count * 2)
    for (number, key) in keys.enumerated() { places[place(of: key)] = Int32(number) }
  }

  /// Where a key stands or would stand.
  private func place(of key: String) -> Int {
    var place = key.hashValue & (places.count - 1)
    while places[place] >= 0, keys[Int(places[place])] != key { place = (place + 1) & (places.count - 1) }
    return place
  }
}
