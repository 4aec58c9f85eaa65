/// Takes the rows of one file into a table of streets.
struct RowIntake {
  /// The country of all rows; nil where each row has to say it.
  let country: String?
  /// Nil for GeoJSON.
  let header: CSVHeader?

  private var csv = CSVRow()
  private var geoJSON = GeoJSONRow()
  private var key = [UInt8](repeating: 0, count: 6 * 256)
  private var lastCountry: (text: [UInt8], code: [UInt8])?
  private let fixedCountry: [UInt8]?

  init(country: String?, header: CSVHeader?) {
    (self.country, self.header) = (country, header)
    fixedCountry = country.map { Array($0.utf8) }
  }

  /// Adds the row of a record.
  mutating func take(
    _ record: RecordReader.Record, into table: inout StreetTable
  ) throws(RowProblem) {
    guard !record.isBroken else { throw .broken }
    guard let header else {
      var reader = geoJSON
      defer { geoJSON = reader }
      return try reader.read(record.bytes) { fields throws(RowProblem) in try take(fields, into: &table) }
    }
    csv.read(record.bytes)
    guard csv.count >= header.columns.count else { throw .fewFields }
    var fields = PlaceFields(UnsafeBufferPointer(record.bytes))
    for (index, column) in header.columns.enumerated() {
      if let column { fields.set(column, csv.range(index)) }
    }
    try take(fields, into: &table)
  }

  private mutating func take(_ fields: PlaceFields, into table: inout StreetTable) throws(RowProblem) {
    let street = fields[.street]
    guard !street.isEmpty else { throw .noStreet }
    var city = fields[.city]
    // Many sources of OpenAddresses leave the city out and have the district.
    if city.isEmpty { city = fields[.district] }
    let postalCode = fields[.postalCode]
    guard !city.isEmpty || !postalCode.isEmpty else { throw .noTown }
    let position = try position(fields)
    let country = try country(fields)
    let number = fields[.number]
    guard number.count <= 255 else { throw .tooLong }
    var end = 0
    try append(country, &end)
    for part in [fields[.region], city, postalCode, street] {
      key[end] = 0
      end += 1
      try append(part, &end)
    }
    try key.withUnsafeBufferPointer { key throws(RowProblem) in
      try table.add(
        key: UnsafeBufferPointer(rebasing: key[..<end]), number: number, position: position)
    }
  }

  private mutating func append(_ bytes: some Collection<UInt8>, _ end: inout Int) throws(RowProblem) {
    guard bytes.count <= 255 else { throw .tooLong }
    for byte in bytes {
      guard byte >= 0x20 else { throw .badText }
      key[end] = byte
      end += 1
    }
  }

  private func position(_ fields: PlaceFields) throws(RowProblem) -> GridPosition? {
    let (longitude, latitude) = (fields[.longitude], fields[.latitude])
    if longitude.isEmpty, latitude.isEmpty { return nil }
    guard let x = Decimals.read(longitude), let y = Decimals.read(latitude),
      let position = GridPosition(longitude: x, latitude: y)
    else { throw .badPosition }
    return position
  }

  /// By the option or the path, else by a column COUNTRY, else by an ID such as `US-1`.
  private mutating func country(_ fields: PlaceFields) throws(RowProblem) -> [UInt8] {
    if let fixedCountry { return fixedCountry }
    let column = fields[.country]
    let id = fields[.id]
    let isNamed = !column.isEmpty
    guard isNamed || (id.count > 3 && id[2] == 0x2D) else { throw .noCountry }
    let text = isNamed ? column : UnsafeBufferPointer(rebasing: id[..<2])
    if let lastCountry, lastCountry.text.elementsEqual(text) { return lastCountry.code }
    guard let code = CountryCodes.code(String(decoding: text, as: UTF8.self)) else {
      throw isNamed ? .badCountry : .noCountry
    }
    lastCountry = (Array(text), Array(code.utf8))
    return Array(code.utf8)
  }
}
