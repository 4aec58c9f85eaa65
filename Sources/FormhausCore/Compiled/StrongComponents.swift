/// Tarjan's strongly connected components, without recursion.
struct StrongComponents {
  /// The components of a graph given as, for each node, the nodes it points to.
  ///
  /// A component comes after every component it points to.
  static func of(_ edges: [[Int]]) -> [[Int]] {
    var search = StrongComponents(edges)
    for node in edges.indices where search.number[node] == nil { search.visit(from: node) }
    return search.components
  }

  private let edges: [[Int]]
  private var components: [[Int]] = []
  /// The order in which nodes were reached.
  private var number: [Int?]
  /// The lowest number that each node leads back to.
  private var lowest: [Int]
  private var isOpen: [Bool]
  private var open: [Int] = []
  private var nextNumber = 0

  private init(_ edges: [[Int]]) {
    self.edges = edges
    number = Array(repeating: nil, count: edges.count)
    lowest = Array(repeating: 0, count: edges.count)
    isOpen = Array(repeating: false, count: edges.count)
  }

  private mutating func visit(from start: Int) {
    var path: [(node: Int, nextEdge: Int)] = [(start, 0)]
    reach(start)
    while let (node, nextEdge) = path.last {
      if nextEdge < edges[node].count {
        path[path.count - 1].nextEdge += 1
        let target = edges[node][nextEdge]
        if let seen = number[target] {
          if isOpen[target] { lowest[node] = min(lowest[node], seen) }
        } else {
          reach(target)
          path.append((target, 0))
        }
      } else {
        path.removeLast()
        if let parent = path.last?.node { lowest[parent] = min(lowest[parent], lowest[node]) }
        if lowest[node] == number[node] { close(node) }
      }
    }
  }

  private mutating func reach(_ node: Int) {
    number[node] = nextNumber
    lowest[node] = nextNumber
    nextNumber += 1
    open.append(node)
    isOpen[node] = true
  }

  private mutating func close(_ root: Int) {
    var component: [Int] = []
    while let node = open.popLast() {
      isOpen[node] = false
      component.append(node)
      if node == root { break }
    }
    components.append(component)
  }
}
