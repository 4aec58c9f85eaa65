import FormhausText

/// A text with an index of its lines, so that many places in a large text are found fast.
struct SourceLines {
  let source: SourceText
  /// The byte at which each line starts.
  private let starts: [Int]
  /// How many scalars start before each block of bytes.
  private let scalars: [Int]

  private static let block = 1024

  init(_ source: SourceText) {
    self.source = source
    var starts = [0]
    var scalars: [Int] = []
    var count = 0
    for (index, byte) in source.bytes.enumerated() {
      if index.isMultiple(of: SourceLines.block) { scalars.append(count) }
      if byte & 0xC0 != 0x80 { count += 1 }
      if byte == 0x0A { starts.append(index + 1) }
    }
    self.starts = starts
    self.scalars = scalars
  }

  /// The line and column of a byte; an offset outside the text is moved to its nearest end.
  func location(_ offset: Int) -> SourceLocation {
    let offset = min(max(offset, 0), source.bytes.count)
    let line = lineIndex(offset)
    return SourceLocation(line: line + 1, column: scalarCount(offset) - scalarCount(starts[line]) + 1)
  }

  /// The bytes of the line that a byte stands in, without the line end.
  func lineBytes(_ offset: Int) -> Range<Int> {
    let line = lineIndex(min(max(offset, 0), source.bytes.count))
    var end = line + 1 < starts.count ? starts[line + 1] - 1 : source.bytes.count
    if end > starts[line], source.bytes[end - 1] == 0x0D { end -= 1 }
    return starts[line]..<end
  }

  /// The last line that starts at or before a byte.
  private func lineIndex(_ offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// How many scalars start before a byte.
  private func scalarCount(_ offset: Int) -> Int {
    guard !scalars.isEmpty else { return 0 }
    let block = min(offset / SourceLines.block, scalars.count - 1)
    return source.bytes[(block * SourceLines.block)..<offset].reduce(scalars[block]) {
      $0 + ($1 & 0xC0 == 0x80 ? 0 : 1)
    }
  }
}
