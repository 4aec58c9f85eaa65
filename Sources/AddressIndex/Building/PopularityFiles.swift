/// Sorts streets by how many addresses they have without holding them in memory: a file for each of a few classes.
struct PopularityFiles {
  private static let count = 160

  private let folder: BuildFolder
  private var writers = [StreetWriter?](repeating: nil, count: count)
  /// The streets in all files.
  private(set) var streets = 0

  init(_ folder: BuildFolder) {
    self.folder = folder
  }

  mutating func write(_ record: StreetRecord) throws(PlaceBuildError) {
    let place = PopularityFiles.place(of: record.addresses)
    let writer: StreetWriter
    if let known = writers[place] {
      writer = known
    } else {
      writer = try StreetWriter(path(place), buffer: 1 << 16)
      writers[place] = writer
    }
    try writer.write(record)
    streets += 1
  }

  /// Ends the files; gives their paths, that of the streets with the most addresses first.
  func close() throws(PlaceBuildError) -> [String] {
    var paths: [String] = []
    for (place, writer) in writers.enumerated() {
      guard let writer else { continue }
      try writer.close()
      paths.append(path(place))
    }
    return paths
  }

  private func path(_ place: Int) -> String { folder.file("class-\(place)") }

  /// 0 for the most addresses. Up to 64 each number is a class, above that eighths of its doubling.
  private static func place(of addresses: UInt32) -> Int {
    let number = max(1, addresses)
    let rank: Int
    if number <= 64 {
      rank = Int(number) - 1
    } else {
      let doublings = 31 - number.leadingZeroBitCount
      rank = 64 + (doublings - 6) * 8 + Int((number >> UInt32(doublings - 3)) & 7)
    }
    return max(0, count - 1 - rank)
  }
}
