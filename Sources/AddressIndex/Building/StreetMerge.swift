/// Goes through several files of streets, each in the order of the keys, as if they were one.
struct StreetMerge {
  /// Readers with a street at hand; the one with the first key is the first (a heap).
  private var readers: [StreetReader] = []

  /// - Parameter memory: the bytes that all buffers have together.
  init(_ paths: [String], memory: Int = 24 << 20) throws(PlaceBuildError) {
    let buffer = max(16 << 10, min(1 << 20, memory / max(1, paths.count)))
    for path in paths {
      let reader = try StreetReader(path, buffer: buffer)
      if try reader.next() {
        readers.append(reader)
        rise(readers.count - 1)
      }
    }
  }

  /// The next street with the houses of all files; false at the end.
  mutating func next(_ record: inout StreetRecord) throws(PlaceBuildError) -> Bool {
    guard let first = readers.first else { return false }
    record = first.record
    try advance()
    while let other = readers.first, other.record.key == record.key {
      record.merge(other.record)
      try advance()
    }
    return true
  }

  private mutating func advance() throws(PlaceBuildError) {
    if try !readers[0].next() {
      readers.swapAt(0, readers.count - 1)
      readers.removeLast()
    }
    sink()
  }

  private mutating func rise(_ place: Int) {
    var place = place
    while place > 0, readers[place].record.comes(before: readers[(place - 1) / 2].record) {
      readers.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  private mutating func sink() {
    var place = 0
    while true {
      var first = place
      for child in [2 * place + 1, 2 * place + 2] where child < readers.count {
        if readers[child].record.comes(before: readers[first].record) { first = child }
      }
      if first == place { return }
      readers.swapAt(place, first)
      place = first
    }
  }
}
