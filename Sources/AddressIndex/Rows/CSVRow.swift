/// Cuts a record of CSV into fields. Quotation marks may stand around a field; two of them inside are one.
struct CSVRow {
  /// Where each field starts, and one behind where the last one ends.
  private var starts: [Int] = []

  var count: Int { max(0, starts.count - 1) }

  /// Where a field stands among the bytes of the record.
  func range(_ index: Int) -> Range<Int> { starts[index]..<starts[index + 1] - 1 }

  /// Reads a record; quotation marks are taken out of its bytes, which only become fewer.
  mutating func read(_ record: UnsafeMutableBufferPointer<UInt8>) {
    starts.removeAll(keepingCapacity: true)
    starts.append(0)
    for index in 0..<record.count {
      let byte = record[index]
      if byte == 0x2C {
        starts.append(index + 1)
      } else if byte == 0x22 {
        return readQuoted(record)
      }
    }
    starts.append(record.count + 1)
  }

  private mutating func readQuoted(_ record: UnsafeMutableBufferPointer<UInt8>) {
    starts.removeAll(keepingCapacity: true)
    starts.append(0)
    var isQuoted = false
    var (index, end) = (0, 0)
    while index < record.count {
      let byte = record[index]
      index += 1
      if byte == 0x22 {
        guard isQuoted, index < record.count, record[index] == 0x22 else {
          isQuoted.toggle()
          continue
        }
        index += 1
      }
      record[end] = byte
      end += 1
      if byte == 0x2C, !isQuoted { starts.append(end) }
    }
    starts.append(end + 1)
  }
}
