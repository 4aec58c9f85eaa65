import Glibc

/// Cuts an input into chunks of whole lines, without ever holding more than a chunk and a line.
///
/// What has arrived is handed on at once: a slow input is no reason to keep its lines back.
struct LineChunkReader {
  /// The bytes that a chunk has when there are enough.
  static let chunk = 256 << 10

  private let input: Int
  private let file: Descriptor
  /// The most bytes of a line that is kept.
  private let limit: Int
  private var line = 1
  /// What was read and not handed on.
  private var buffer: [UInt8] = []
  /// The byte after the last line end in the buffer; 0 while it holds no whole line.
  private var wholeEnd = 0
  private var wholeLines = 0
  private var isSkipping = false
  private var hasEnded = false
  private var block = [UInt8](repeating: 0, count: chunk)

  init(_ file: Descriptor, input: Int, limit: Int) {
    (self.file, self.input, self.limit) = (file, input, limit)
  }

  /// The next chunk; nil at the end.
  mutating func next() throws(SystemError) -> LineChunk? {
    while !hasEnded {
      try read()
      if wholeEnd == 0 {
        guard buffer.count <= limit else { return tooLongLine() }
      } else if buffer.count >= LineChunkReader.chunk || !file.hasInput {
        return takeWholeLines()
      }
    }
    guard !buffer.isEmpty else { return nil }
    // What has no line end is a line too, the last.
    wholeEnd = buffer.count
    return takeWholeLines()
  }

  private mutating func read() throws(SystemError) {
    let count = try file.readSome(&block)
    hasEnded = count == 0
    var start = 0
    if isSkipping {
      guard let end = block.lineEnd(in: 0..<count) else { return }
      start = end + 1
      isSkipping = false
      line += 1
    }
    let shift = buffer.count - start
    buffer += block[start..<count]
    while let end = block.lineEnd(in: start..<count) {
      start = end + 1
      wholeEnd = start + shift
      wholeLines += 1
    }
  }

  private mutating func takeWholeLines() -> LineChunk {
    let rest = Array(buffer[wholeEnd...])
    buffer.removeLast(rest.count)
    let chunk = LineChunk(input: input, firstLine: line, bytes: buffer)
    line += wholeLines
    (buffer, wholeEnd, wholeLines) = (rest, 0, 0)
    return chunk
  }

  /// Stands for a line that is longer than the limit; the rest of it will be skipped.
  private mutating func tooLongLine() -> LineChunk {
    buffer = []
    isSkipping = true
    return LineChunk(input: input, firstLine: line, bytes: [], isTooLong: true)
  }
}

extension [UInt8] {
  /// Where the first line of a range ends; nil when it does not end there.
  func lineEnd(in range: Range<Int>) -> Int? {
    withUnsafeBytes { bytes -> Int? in
      guard let base = bytes.baseAddress, !range.isEmpty,
        let found = memchr(base + range.lowerBound, 0x0A, range.count)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }
}
