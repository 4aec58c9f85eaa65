extension DefinitionChecker {
  /// One warning for each set of fields that wait for each other: `a -> b -> a`.
  var cycleWarnings: [DefinitionIssue] {
    cycles(order, fieldsNamed(by:)) { fields[$0].definition }
      + groups.flatMap { group in
        cycles(group.order) { field in
          group.fields[field].conditions.itemSlots.flatMap { group.slots[$0].fields }
        } definition: {
          group.fields[$0].definition
        }
      }
  }

  private func cycles(
    _ order: DependencyOrder, _ fieldsNamed: (Int) -> [Int], definition: (Int) -> FieldDefinition
  ) -> [DefinitionIssue] {
    order.cycles.sorted().compactMap { component in
      let fields = order.members(of: component).compactMap(\.field)
      let members = Set(fields)
      guard let start = fields.first else { return nil }
      let keys = cycle(from: start, within: members, fieldsNamed).map { definition($0).key }
      return DefinitionIssue(
        code: "circular-condition",
        message: "Circular show condition detected: \(way(keys))",
        offset: definition(start).offset)
    }
  }

  /// `a -> b -> a`; of a long way the beginning and the end.
  private func way(_ keys: [String]) -> String {
    guard keys.count > 20 else { return keys.joined(separator: " -> ") }
    let ends = [keys.prefix(10).joined(separator: " -> "), keys.suffix(2).joined(separator: " -> ")]
    return ends.joined(separator: " -> (\(keys.count - 12) more) -> ")
  }

  /// A shortest way from a field back to itself, along the fields that each one names.
  private func cycle(from start: Int, within members: Set<Int>, _ fieldsNamed: (Int) -> [Int]) -> [Int] {
    var cameFrom: [Int: Int] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count {
      let field = queue[next]
      next += 1
      for named in fieldsNamed(field) where members.contains(named) && cameFrom[named] == nil {
        cameFrom[named] = field
        guard named != start else { return wayBack(to: start, cameFrom) }
        queue.append(named)
      }
    }
    return [start, start]
  }

  private func wayBack(to start: Int, _ cameFrom: [Int: Int]) -> [Int] {
    var way = [start]
    while let previous = cameFrom[way[way.count - 1]] {
      way.append(previous)
      if previous == start { break }
    }
    return way.reversed()
  }

  /// The fields that a field's own conditions and those of its step name.
  private func fieldsNamed(by field: Int) -> [Int] {
    let conditions = [fields[field].conditions, steps[fields[field].step].conditions]
    return conditions.flatMap(\.slots).flatMap { slots[$0].fields }
  }
}
