import Address

/// Checks addresses, one a line, and writes what it found, a line of JSON each.
struct AddressLines {
  var checker: AddressLineChecker
  let options: LineOptions

  /// Checks the lines of a chunk.
  mutating func check(_ chunk: LineChunk) -> CheckedLines {
    var checked = CheckedLines()
    let file = options.name(ofInput: chunk.input)
    if chunk.isTooLong {
      checked.refuse(chunk.firstLine, file, options.tooLong)
      return checked
    }
    checked.output.reserveCapacity(2 * chunk.bytes.count)
    chunk.eachLine { range, line in
      guard range.count <= options.lineLimit else { return checked.refuse(line, file, options.tooLong) }
      let start = checked.output.count
      switch checker.check(chunk.bytes[range], number: line, file: file, into: &checked.output) {
      case .accepted:
        checked.counts.valid += 1
        if options.onlyInvalid { checked.output.removeSubrange(start...) }
      case .refused: checked.counts.invalid += 1
      case .malformed: checked.counts.malformed += 1
      }
    }
    return checked
  }
}
