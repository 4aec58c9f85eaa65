/// The second half of a build: merges the files of streets, sorts each country by popularity, writes the index.
struct StreetWriting {
  static let indexName = "index"

  let folder: BuildFolder
  let state: BuildState

  /// - Returns: how many streets there are.
  func run(_ progress: (PlaceBuildProgress) throws -> Void) throws -> Int {
    do {
      let index = try IndexWriter(folder.file(StreetWriting.indexName))
      var merge = try StreetMerge(state.runs.map { folder.file($0.name) })
      var record = StreetRecord()
      // Keys begin with the country: all streets of one come together.
      var hasMore = try merge.next(&record)
      while hasMore {
        let country = record.country
        var classes = PopularityFiles(folder)
        while hasMore, record.country == country {
          try classes.write(record)
          if classes.streets & 0xFFF == 0 { try progress(.sorting(streets: index.streets + classes.streets)) }
          hasMore = try merge.next(&record)
        }
        try write(country, classes, index, progress)
      }
      try progress(.finishing)
      try index.finish(addresses: state.rows)
      return index.streets
    } catch let error as DatabaseError {
      throw PlaceBuildError(error)
    }
  }

  private func write(
    _ country: String, _ classes: PopularityFiles, _ index: IndexWriter,
    _ progress: (PlaceBuildProgress) throws -> Void
  ) throws {
    let (first, total) = (index.streets + 1, index.streets + classes.streets)
    for file in try classes.close() {
      let reader = try StreetReader(file, buffer: 1 << 18)
      while try reader.next() {
        try index.add(reader.record)
        if index.streets & 0xFFF == 0 { try progress(.writing(streets: index.streets, of: total)) }
      }
    }
    try index.endCountry(country, from: first)
  }
}
