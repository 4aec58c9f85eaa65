import Glibc

/// Cuts an input into records: lines, or more than one line where quotation marks go around a line end.
final class RecordReader {
  /// A record without its line end.
  struct Record {
    /// They hold until the next record is read.
    var bytes: UnsafeMutableBufferPointer<UInt8>
    /// The line on which it begins, from 1.
    var line: Int
    /// Whether no end was found within `longest` bytes, or a quotation mark was not closed: this is its first line.
    var isBroken = false
  }

  /// The most bytes of a record.
  static let longest = 1 << 20

  private let input: PlaceInput
  private let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: RecordReader.longest)
  private var start = 0
  private var end = 0
  private var hasEnded = false
  private var line = 1
  /// The bytes of the input before the next record, as they are when unpacked.
  private(set) var offset = 0

  init(_ input: PlaceInput) {
    self.input = input
  }

  deinit { buffer.deallocate() }

  /// The line of the next record.
  var nextLine: Int { line }

  /// Goes on at a place at which a record begins.
  func move(to offset: Int, line: Int) throws(PlaceBuildError) {
    try input.move(to: offset)
    (start, end, hasEnded) = (0, 0, false)
    (self.offset, self.line) = (offset, line)
  }

  /// The first byte that is no white space; nil in an empty input.
  func firstByte() throws(PlaceBuildError) -> UInt8? {
    while start == end, !hasEnded { try fill() }
    return UnsafeMutableBufferPointer(start: buffer + start, count: end - start).first { $0 > 0x20 }
  }

  /// The next record; nil at the end.
  func next(isQuoted: Bool) throws(PlaceBuildError) -> Record? {
    var place = start
    var lines = 0
    var isOpen = false
    while true {
      if let found = memchr(buffer + place, 0x0A, end - place) {
        let stop = buffer.distance(to: found.assumingMemoryBound(to: UInt8.self))
        if isQuoted, hasOddQuotes(place..<stop) { isOpen.toggle() }
        lines += 1
        if !isOpen { return take(to: stop, next: stop + 1, lines: lines) }
        place = stop + 1
      } else if hasEnded {
        guard start < end else { return nil }
        if isQuoted, hasOddQuotes(place..<end) { isOpen.toggle() }
        return isOpen ? takeBroken() : take(to: end, next: end, lines: lines + 1)
      } else if start == 0, end == RecordReader.longest {
        return takeBroken()
      } else {
        // What is left moves to the front, and is looked through again: it is one record at most.
        try fill()
        (place, lines, isOpen) = (start, 0, false)
      }
    }
  }

  private func take(to stop: Int, next: Int, lines: Int, isBroken: Bool = false) -> Record {
    let hasReturn = stop > start && buffer[stop - 1] == 0x0D
    let bytes = UnsafeMutableBufferPointer(start: buffer + start, count: stop - start - (hasReturn ? 1 : 0))
    defer { (start, offset, line) = (next, offset + next - start, line + lines) }
    return Record(bytes: bytes, line: line, isBroken: isBroken)
  }

  /// The first line alone, or all there is of a line that is too long.
  private func takeBroken() -> Record {
    guard let found = memchr(buffer + start, 0x0A, end - start) else {
      return take(to: end, next: end, lines: 0, isBroken: true)
    }
    let stop = buffer.distance(to: found.assumingMemoryBound(to: UInt8.self))
    return take(to: stop, next: stop + 1, lines: 1, isBroken: true)
  }

  private func hasOddQuotes(_ range: Range<Int>) -> Bool {
    guard !range.isEmpty, memchr(buffer + range.lowerBound, 0x22, range.count) != nil else { return false }
    return range.count { buffer[$0] == 0x22 } % 2 == 1
  }

  private func fill() throws(PlaceBuildError) {
    if start > 0 {
      memmove(buffer, buffer + start, end - start)
      (start, end) = (0, end - start)
    }
    let room = UnsafeMutableRawBufferPointer(start: buffer + end, count: RecordReader.longest - end)
    let count = try input.read(into: room)
    if count == 0 { hasEnded = true }
    end += count
  }
}
