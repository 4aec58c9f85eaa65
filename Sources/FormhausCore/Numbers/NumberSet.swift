/// A set of small numbers in the order in which they came, emptied at the cost of what is in it.
struct NumberSet: Sendable {
  /// One bit a number.
  private var words: [UInt64]
  private(set) var numbers: [Int] = []

  /// For numbers below a bound.
  init(below bound: Int = 0) {
    words = Array(repeating: 0, count: (bound + 63) / 64)
  }

  func contains(_ number: Int) -> Bool {
    words[number / 64] & 1 << (number % 64) != 0
  }

  mutating func insert(_ number: Int) {
    guard !contains(number) else { return }
    words[number / 64] |= 1 << (number % 64)
    numbers.append(number)
  }

  mutating func insert(_ more: some Sequence<Int>) {
    for number in more { insert(number) }
  }

  mutating func removeAll() {
    for number in numbers { words[number / 64] = 0 }
    numbers.removeAll(keepingCapacity: true)
  }
}
