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
}
