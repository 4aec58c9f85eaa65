/// The generated widths, unpacked once for looking up.
struct ScalarWidthTable: Sendable {
  static let shared = ScalarWidthTable(ScalarWidths.records)

  /// The first scalar of each run, rising, and the run's width beside it.
  private let starts: [UInt32]
  private let widths: [Int8]

  private init(_ records: StaticString) {
    let recordLength = 7
    var starts: [UInt32] = []
    var widths: [Int8] = []
    records.withUTF8Buffer { bytes in
      for record in stride(from: 0, to: bytes.count, by: recordLength) {
        let digits = bytes[record..<record + recordLength - 1]
        starts.append(digits.reduce(0) { $0 << 4 | UInt32($1 < 0x3A ? $1 - 0x30 : $1 - 0x37) })
        let width = bytes[record + recordLength - 1]
        widths.append(width == 0x2D ? -1 : Int8(width - 0x30))
      }
    }
    self.starts = starts
    self.widths = widths
  }

  /// The cells a scalar takes; -1 when it cannot be shown.
  func width(of scalar: Unicode.Scalar) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= scalar.value { low = middle } else { high = middle }
    }
    return Int(widths[low])
  }
}
