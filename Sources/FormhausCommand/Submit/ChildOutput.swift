/// What a child wrote to one of its outputs, within a bound.
struct ChildOutput: Sendable {
  enum Part: Sendable {
    /// The beginning is kept; what comes later is dropped.
    case head
    /// The end is kept; what came before is dropped.
    case tail
  }

  /// The most bytes that are kept unless another number is said.
  static let standardLimit = 1 << 20

  private let part: Part
  private let limit: Int
  private var kept: [UInt8] = []
  /// Whether something was dropped.
  private(set) var isCut = false

  init(_ part: Part, limit: Int = standardLimit) {
    self.part = part
    self.limit = limit
  }

  mutating func append(_ bytes: some Collection<UInt8>) {
    switch part {
    case .head:
      let room = limit - kept.count
      kept += bytes.prefix(room)
      if bytes.count > room { isCut = true }
    case .tail:
      kept += bytes
      // Cutting only now and then keeps the cost in step with what is written.
      if kept.count > 2 * limit {
        kept.removeFirst(kept.count - limit)
        isCut = true
      }
    }
  }

  /// The bytes that were kept.
  var bytes: ArraySlice<UInt8> { kept.suffix(limit) }
}
