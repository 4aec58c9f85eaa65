/// Cuts what comes in pieces into lines, within a bound.
struct LineBuffer {
  /// The most bytes of a line.
  let limit: Int
  private var rest: [UInt8] = []
  /// Whether a line was longer; nothing is taken from then on.
  private(set) var isBroken = false

  init(limit: Int) {
    self.limit = limit
  }

  /// The lines that end in a piece, without their line ends; what is not UTF-8 in them becomes U+FFFD.
  mutating func lines(in piece: ArraySlice<UInt8>) -> [String] {
    var lines: [String] = []
    var piece = piece
    while !isBroken, let end = piece.firstIndex(of: UInt8(ascii: "\n")) {
      take(piece[..<end])
      if !isBroken { lines.append(String(decoding: rest, as: UTF8.self)) }
      rest.removeAll(keepingCapacity: true)
      piece = piece[(end + 1)...]
    }
    if !isBroken { take(piece) }
    return lines
  }

  private mutating func take(_ bytes: ArraySlice<UInt8>) {
    if rest.count + bytes.count > limit {
      isBroken = true
      rest = []
    } else {
      rest += bytes
    }
  }
}
