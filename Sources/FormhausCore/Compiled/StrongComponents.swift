/// Tarjan's strongly connected components, without recursion.
struct StrongComponents {
  /// The components one after the other, each before every component that points to it.
  private(set) var nodes: [Int32] = []
  /// Where each component starts, and where the last one ends.
  private(set) var starts: [Int32] = [0]

  private let edges: NumberLists
  /// The order in which nodes were reached, from 1; 0 for those that were not.
  private var number: [Int32]
  /// The lowest number that each node leads back to.
  private var lowest: [Int32]
  private var isOpen: [Bool]
  private var open: [Int32] = []
  private var reached: Int32 = 0

  /// Finds the components of a graph given as, for each node, the nodes it points to.
  init(_ edges: NumberLists, count: Int) {
    self.edges = edges
    number = Array(repeating: 0, count: count)
    lowest = Array(repeating: 0, count: count)
    isOpen = Array(repeating: false, count: count)
    nodes.reserveCapacity(count)
    starts.reserveCapacity(count + 1)
    for node in 0..<count where number[node] == 0 { visit(from: node) }
  }

  private mutating func visit(from start: Int) {
    var path: [(node: Int, rest: Range<Int>)] = [(start, edges.places(of: start))]
    reach(start)
    while let (node, rest) = path.last {
      if let place = rest.first {
        path[path.count - 1].rest = rest.dropFirst()
        let target = edges.number(at: place)
        if number[target] == 0 {
          reach(target)
          path.append((target, edges.places(of: target)))
        } else if isOpen[target] {
          lowest[node] = min(lowest[node], number[target])
        }
      } else {
        path.removeLast()
        if let parent = path.last?.node { lowest[parent] = min(lowest[parent], lowest[node]) }
        if lowest[node] == number[node] { close(node) }
      }
    }
  }

  private mutating func reach(_ node: Int) {
    reached += 1
    number[node] = reached
    lowest[node] = reached
    open.append(Int32(node))
    isOpen[node] = true
  }

  private mutating func close(_ root: Int) {
    while let node = open.popLast() {
      isOpen[Int(node)] = false
      nodes.append(node)
      if node == root { break }
    }
    starts.append(Int32(nodes.count))
  }
}
