/// The second half of a build: sorts all streets by popularity and writes the index.
struct StreetWriting {
  static let indexName = "index"

  let folder: BuildFolder
  let state: BuildState

  /// - Returns: how many streets there are.
  func run(_ progress: (PlaceBuildProgress) throws -> Void) throws -> Int {
    let (classes, total) = try sort(progress)
    do {
      let index = try IndexWriter(folder.file(StreetWriting.indexName))
      return try write(classes, total, index, progress)
    } catch let error as DatabaseError {
      throw PlaceBuildError(error)
    }
  }

  /// Puts the streets into files by their popularity, the most popular first.
  private func sort(_ progress: (PlaceBuildProgress) throws -> Void) throws -> (files: [String], total: Int) {
    var merge = try StreetMerge(state.runs.map { folder.file($0.name) })
    var writers = [StreetWriter?](repeating: nil, count: PopularityClass.count)
    var record = StreetRecord()
    var total = 0
    while try merge.next(&record) {
      let place = PopularityClass.of(record.addresses)
      let writer = try writers[place] ?? StreetWriter(folder.file("class-\(place)"), buffer: 1 << 16)
      writers[place] = writer
      try writer.write(record)
      total += 1
      if total & 0xFFF == 0 { try progress(.sorting(streets: total)) }
    }
    var files: [String] = []
    for (place, writer) in writers.enumerated() {
      guard let writer else { continue }
      try writer.close()
      files.append(folder.file("class-\(place)"))
    }
    return (files, total)
  }

  private func write(
    _ files: [String], _ total: Int, _ index: IndexWriter, _ progress: (PlaceBuildProgress) throws -> Void
  ) throws -> Int {
    for file in files {
      let reader = try StreetReader(file, buffer: 1 << 18)
      while try reader.next() {
        try index.add(reader.record)
        if index.streets & 0xFFF == 0 { try progress(.writing(streets: index.streets, of: total)) }
      }
    }
    try progress(.finishing)
    try index.finish(addresses: state.rows)
    return index.streets
  }
}
