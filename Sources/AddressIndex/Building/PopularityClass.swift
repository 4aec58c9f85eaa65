/// Sorts streets by how many addresses they have without holding them in memory: a file for each of a few classes.
enum PopularityClass {
  static let count = 160

  /// 0 for the streets with the most addresses. Up to 64 each number is a class, above that eighths of its doubling.
  static func of(_ addresses: UInt32) -> Int {
    let number = max(1, addresses)
    let rank: Int
    if number <= 64 {
      rank = Int(number) - 1
    } else {
      let doublings = 31 - number.leadingZeroBitCount
      rank = 64 + (doublings - 6) * 8 + Int((number >> UInt32(doublings - 3)) & 7)
    }
    return max(0, count - 1 - rank)
  }
}
