/// The fields of one row: where each stands among bytes that somebody else keeps.
struct PlaceFields {
  var bytes: UnsafeBufferPointer<UInt8>
  private var ranges = [Range<Int>](repeating: 0..<0, count: PlaceColumn.allCases.count)

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The field without white space and control characters at its ends; empty where the row has none.
  subscript(column: PlaceColumn) -> UnsafeBufferPointer<UInt8> {
    var range = ranges[column.rawValue]
    while let first = range.first, bytes[first] <= 0x20 { range = range.dropFirst() }
    while let last = range.last, bytes[last] <= 0x20 { range = range.dropLast() }
    return UnsafeBufferPointer(rebasing: bytes[range])
  }

  mutating func set(_ column: PlaceColumn, _ range: Range<Int>) { ranges[column.rawValue] = range }

  /// Takes the fields of another place in memory.
  mutating func clear(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    for place in ranges.indices { ranges[place] = 0..<0 }
  }
}
