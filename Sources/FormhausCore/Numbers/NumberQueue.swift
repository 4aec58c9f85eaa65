/// Small numbers that wait their turn, handed out from the least.
///
/// Waiting and being handed out cost the same however many numbers there may be; once empty it can be used again.
struct NumberQueue: Sendable {
  /// One bit a number.
  private var words: [UInt64]
  /// One bit for each word that has bits.
  private var summary: [UInt64]
  /// Numbers up to here had their turn and do not wait again.
  private var passed = -1

  /// For numbers below a bound.
  init(below bound: Int = 0) {
    words = Array(repeating: 0, count: (bound + 63) / 64)
    summary = Array(repeating: 0, count: (words.count + 63) / 64)
  }

  /// Lets a number wait, unless its turn is over.
  mutating func insert(_ number: Int) {
    guard number > passed else { return }
    words[number / 64] |= 1 << (number % 64)
    summary[number / 4_096] |= 1 << (number / 64 % 64)
  }

  /// Hands out the least number that waits, when it is below a limit.
  mutating func next(below limit: Int = .max) -> Int? {
    var group = max(passed, 0) / 4_096
    while group < summary.count, summary[group] == 0 { group += 1 }
    guard group < summary.count else { return nil }
    let word = group * 64 + summary[group].trailingZeroBitCount
    let number = word * 64 + words[word].trailingZeroBitCount
    guard number < limit else { return nil }
    words[word] &= words[word] - 1
    if words[word] == 0 { summary[group] &= summary[group] - 1 }
    passed = number
    return number
  }

  /// Whether nothing waits.
  var isEmpty: Bool { summary.allSatisfy { $0 == 0 } }

  /// Empties the queue and forgets whose turn is over.
  mutating func removeAll() {
    while next() != nil {}
    passed = -1
  }

  /// Refuses every number from now on.
  mutating func close() { passed = .max - 1 }
}
