/// Makes an index out of files of addresses.
///
/// Rows may come in any order. Streets are gathered in memory and put down as sorted files in a folder beside the index; at
/// the end these are merged. After each of them it is kept how far the reading has come.
///
/// ```swift
/// let report = try PlaceBuild(files: ["de/berlin.csv"], output: "berlin.places").run()
/// ```
public struct PlaceBuild: Sendable {
  /// OpenAddresses CSV or GeoJSON lines, also packed with gzip.
  public var files: [String]
  /// Where the index goes.
  public var output: String
  /// Two letters of ISO 3166; nil to go by the path, a column or the ID.
  public var country: String?

  /// The bytes of input after which streets are put down.
  var inputOfRun = 64 << 20
  /// The bytes of memory that streets may take until then.
  var memoryOfRun = 80 << 20
  /// The most files that are merged at once.
  var mostRuns = 256

  /// A build of files into an index; nothing happens before `run`.
  public init(files: [String], output: String, country: String? = nil) {
    (self.files, self.output, self.country) = (files, output, country)
  }

  /// Builds, or goes on with a build that was killed.
  ///
  /// - Parameter progress: called now and then; what it throws ends the build, which can go on later.
  /// - Throws: `PlaceBuildError`, or what `progress` throws.
  public func run(
    progress: (PlaceBuildProgress) throws -> Void = { _ in }
  ) throws -> PlaceBuildReport {
    let fresh = try BuildState(files, country: country)
    let folder = try BuildFolder(for: output)
    var state = folder.resumed(fresh)
    let resumedRows = state.rows
    do {
      while state.input < files.count { try read(&state, folder, progress) }
      let streets = try StreetWriting(folder: folder, state: state).run(progress)
      try folder.finish(StreetWriting.indexName)
      return PlaceBuildReport(
        rows: state.rows, streets: streets, badRows: state.badRows, firstBadRows: state.firstBadRows,
        resumedRows: resumedRows)
    } catch let error as PlaceBuildError {
      // Bad data does not become better by going on.
      if case .badData = error { folder.remove() }
      throw error
    }
  }

  /// Reads an input from where the state is to its end.
  private func read(
    _ state: inout BuildState, _ folder: BuildFolder, _ progress: (PlaceBuildProgress) throws -> Void
  ) throws {
    let file = files[state.input]
    let input = try PlaceInput(file)
    let reader = RecordReader(input)
    var header: CSVHeader?
    if try reader.firstByte() != UInt8(ascii: "{") {
      header = try reader.next(isQuoted: true).flatMap { CSVHeader($0.bytes) }
      guard header != nil else { throw PlaceBuildError.badData(file, line: 1, PlaceBuild.headerMend) }
    }
    if state.offset > 0 { try reader.move(to: state.offset, line: state.line) }
    var intake = RowIntake(country: country ?? CountryCodes.of(path: file), header: header)
    var table = StreetTable()
    var (runStart, told) = (reader.offset, 0)
    let packedBefore = state.inputs[..<state.input].reduce(0) { $0 + $1.size }
    let packedTotal = state.inputs.reduce(0) { $0 + $1.size }
    while let record = try reader.next(isQuoted: header != nil) {
      if record.bytes.isEmpty { continue }
      do throws(RowProblem) {
        try intake.take(record, into: &table)
        state.rows += 1
        state.inputRows += 1
      } catch {
        state.note(error, file, line: record.line)
      }
      guard reader.offset - runStart >= inputOfRun || told & 0x3FFF == 0x3FFF else {
        told += 1
        continue
      }
      told += 1
      if reader.offset - runStart >= inputOfRun || table.size >= memoryOfRun {
        (state.offset, state.line) = (reader.offset, reader.nextLine)
        try putDown(&table, &state, folder)
        runStart = reader.offset
      }
      try progress(
        .reading(
          rows: state.rows + state.badRows, bytes: packedBefore + input.packedOffset, of: packedTotal))
    }
    guard state.inputRows > 0 else { throw unusable(file, state) }
    state.input += 1
    (state.offset, state.line, state.inputRows) = (0, 1, 0)
    try putDown(&table, &state, folder)
  }

  private func putDown(
    _ table: inout StreetTable, _ state: inout BuildState, _ folder: BuildFolder
  ) throws(PlaceBuildError) {
    if !table.isEmpty {
      let name = newRun(&state)
      let writer = try StreetWriter(folder.file(name), buffer: 1 << 18)
      try table.drain { record throws(PlaceBuildError) in try writer.write(record) }
      try writer.close()
      state.runs.append(.init(name: name, size: writer.bytes))
    }
    let isMerged = state.runs.count >= mostRuns
    if isMerged { try mergeRuns(&state, folder) }
    try folder.keep(state)
    if isMerged { folder.clear(keeping: state) }
  }

  /// Makes one of all runs. The old ones stay until the state that names them is replaced.
  private func mergeRuns(_ state: inout BuildState, _ folder: BuildFolder) throws(PlaceBuildError) {
    var merge = try StreetMerge(state.runs.map { folder.file($0.name) })
    let name = newRun(&state)
    let writer = try StreetWriter(folder.file(name), buffer: 1 << 18)
    var record = StreetRecord()
    while try merge.next(&record) { try writer.write(record) }
    try writer.close()
    state.runs = [.init(name: name, size: writer.bytes)]
  }

  private func newRun(_ state: inout BuildState) -> String {
    state.runCount += 1
    return "run-\(state.runCount)"
  }

  private static let headerMend =
    "the first line names no column STREET; pass OpenAddresses CSV (LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,"
    + "POSTCODE) or GeoJSON lines"

  private func unusable(_ file: String, _ state: BuildState) -> PlaceBuildError {
    guard let bad = state.firstBadRows.first(where: { $0.file == file }) else {
      return .badData(file, line: nil, "no row could be used; pass a file with addresses")
    }
    return .badData(file, line: bad.line, "no row could be used: \(bad.reason)")
  }
}
