/// What has to be known of a whole pattern before its escapes can be read.
struct PatternOutline {
  /// `\2` is a reference only when there are so many groups.
  private(set) var captures = 0
  /// The numbers of named groups; `\k` is a reference only when there is one.
  private(set) var names: [ExactString: Int] = [:]

  init(_ units: [UInt16]) throws(PatternError) {
    var isInClass = false
    var index = 0
    while index < units.count {
      switch units[index] {
      case 0x5C: index += 1
      case 0x5B: isInClass = true
      case 0x5D: isInClass = false
      case 0x28 where !isInClass: try readGroup(units, at: index)
      default: break
      }
      index += 1
    }
  }

  private mutating func readGroup(_ units: [UInt16], at offset: Int) throws(PatternError) {
    let opening = Array(units[(offset + 1)...].prefix(3))
    guard opening.first == 0x3F else {
      captures += 1
      return
    }
    // (?<name> but not (?<= and (?<!
    guard opening.count == 3, opening[1] == 0x3C, opening[2] != 0x3D, opening[2] != 0x21 else { return }
    captures += 1
    let (name, _) = try PatternName.read(units, at: offset + 3)
    guard names.updateValue(captures, forKey: name) == nil else {
      throw .invalid("two groups have one name", at: offset + 3)
    }
  }
}
