import FormhausText

/// Reads rows of GeoJSON: one feature a line, with the properties of OpenAddresses.
struct GeoJSONRow {
  private var texts: [UInt8] = []

  /// Reads a feature and calls `body` with its fields.
  mutating func read<Result>(
    _ record: UnsafeMutableBufferPointer<UInt8>, _ body: (PlaceFields) throws(RowProblem) -> Result
  ) throws(RowProblem) -> Result {
    let bytes = Array(record)
    guard let feature = try? JSONParser.value(of: bytes, in: bytes.indices) else { throw .notJSON }
    guard let members = feature.objectValue, let properties = members["properties"]?.objectValue else {
      throw .notFeature
    }
    texts.removeAll(keepingCapacity: true)
    var ranges: [(PlaceColumn, Range<Int>)] = []
    func add(_ column: PlaceColumn, _ value: JSONValue?, to texts: inout [UInt8]) {
      guard let text = value?.stringValue ?? value?.numberValue?.text else { return }
      let start = texts.count
      texts += text.utf8
      ranges.append((column, start..<texts.count))
    }
    for (name, value) in properties {
      let name = name.lowercased()
      guard let column = PlaceColumn.allCases.first(where: { $0.names.contains(name) }) else { continue }
      add(column, value, to: &texts)
    }
    if let coordinates = members["geometry"]?.objectValue?["coordinates"]?.arrayValue, coordinates.count >= 2
    {
      add(.longitude, coordinates[0], to: &texts)
      add(.latitude, coordinates[1], to: &texts)
    }
    let result = texts.withUnsafeBufferPointer { bytes -> Swift.Result<Result, RowProblem> in
      var fields = PlaceFields(bytes)
      for (column, range) in ranges { fields.set(column, range) }
      do throws(RowProblem) { return .success(try body(fields)) } catch { return .failure(error) }
    }
    return try result.get()
  }
}
