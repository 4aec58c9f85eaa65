/// Which field of a CSV file holds what.
struct CSVHeader {
  /// The column of each field; nil for one that an index does not need.
  let columns: [PlaceColumn?]

  /// - Returns: nil when no field is the street.
  init?(_ record: UnsafeMutableBufferPointer<UInt8>) {
    var row = CSVRow()
    row.read(record)
    columns = (0..<row.count).map { index in
      let bytes = record[row.range(index)]
      let hasMark = index == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
      let name = String(decoding: bytes.dropFirst(hasMark ? 3 : 0), as: UTF8.self).lowercased()
        .filter { !$0.isWhitespace }
      return PlaceColumn.allCases.first { $0.names.contains(name) }
    }
    guard columns.contains(.street) else { return nil }
  }
}
