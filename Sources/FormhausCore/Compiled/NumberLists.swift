/// For each of many numbers a short list of numbers, all of them in one array.
struct NumberLists: Sendable {
  /// Where each list starts, and where the last one ends; empty while every list is.
  private let starts: [Int32]
  private let numbers: [Int32]

  /// The lists of the numbers below `count`; each pair puts its second number into the list of its first.
  init(count: Int, _ pairs: [(of: Int32, number: Int32)]) {
    guard !pairs.isEmpty else {
      (starts, numbers) = ([], [])
      return
    }
    var places = [Int32](repeating: 0, count: count + 1)
    for pair in pairs { places[Int(pair.of) + 1] += 1 }
    for index in 0..<count { places[index + 1] += places[index] }
    starts = places
    var numbers = [Int32](repeating: 0, count: pairs.count)
    for pair in pairs {
      numbers[Int(places[Int(pair.of)])] = pair.number
      places[Int(pair.of)] += 1
    }
    self.numbers = numbers
  }

  /// Whether all lists are empty.
  var isEmpty: Bool { starts.isEmpty }

  subscript(index: Int) -> NumberList {
    NumberList(numbers: numbers, places: places(of: index))
  }

  /// Where the numbers of a list stand.
  @inline(__always)
  func places(of index: Int) -> Range<Int> {
    starts.isEmpty ? 0..<0 : Int(starts[index])..<Int(starts[index + 1])
  }

  @inline(__always)
  func number(at place: Int) -> Int { Int(numbers[place]) }
}

/// One of the lists.
struct NumberList: RandomAccessCollection, Sendable {
  fileprivate let numbers: [Int32]
  fileprivate let places: Range<Int>

  var startIndex: Int { 0 }
  var endIndex: Int { places.count }

  subscript(index: Int) -> Int { Int(numbers[places.lowerBound + index]) }
}
