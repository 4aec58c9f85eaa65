/// Some whole lines of an input, as they are handed to a worker.
struct LineChunk: Sendable {
  /// The index of the input among those of the command.
  let input: Int
  /// The number of the first line in its input, counted from 1.
  let firstLine: Int
  /// The lines with their line ends; the last line of an input may lack its own.
  let bytes: [UInt8]
  /// The one line is longer than the limit, and its bytes are not here.
  var isTooLong = false

  /// Looks at each line, without its line end. Lines of nothing but white space are left out.
  func eachLine(_ body: (_ line: Range<Int>, _ number: Int) -> Void) {
    var number = firstLine
    var start = 0
    while start < bytes.count {
      let end = bytes.lineEnd(in: start..<bytes.count) ?? bytes.count
      if !bytes[start..<end].allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) {
        body(start..<end, number)
      }
      start = end + 1
      number += 1
    }
  }
}
