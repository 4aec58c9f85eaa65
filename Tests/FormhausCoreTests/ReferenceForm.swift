import FormhausCore
import FormhausText

/// Decides a form without routes and groups from its answers alone, as the language says and with no thought of speed.
struct ReferenceForm {
  /// A step, or a field inside one.
  private struct Node {
    var field: FieldDefinition?
    var stepID = ""
    /// The node of the step that the field stands on.
    var step: Int?
    /// Its own conditions and those of the sections around it.
    var conditions: [(show: [Condition], showAny: [Condition])]
  }

  private var nodes: [Node] = []
  /// For each node those that it reads, and those that stand in a cycle with it, itself among them.
  private var reads: [[Int]] = []
  private var cycles: [[Int]] = []
  let hiddenValues: HiddenValues
  var values = JSONObject()
  var skipped: Set<String> = []

  init(_ definition: FormDefinition, hiddenValues: HiddenValues) {
    self.hiddenValues = hiddenValues
    for step in definition.steps {
      nodes.append(Node(stepID: step.id, conditions: [(step.show, step.showAny)]))
      add(step.fields, on: nodes.count - 1, step.id, inside: [])
    }
    add(definition.fields, on: nil, "", inside: [])
    for field in definition.allFields { values[field.key] = field.defaultValue }
    reads = nodes.indices.map { nodesRead(by: $0) }
    let ways = nodes.indices.map { reached(from: $0) }
    cycles = nodes.indices.map { node in
      nodes.indices.filter { $0 == node || ways[$0].contains(node) && ways[node].contains($0) }
    }
  }

  private mutating func add(
    _ fields: [FieldDefinition], on step: Int?, _ stepID: String,
    inside outer: [(show: [Condition], showAny: [Condition])]
  ) {
    for field in fields {
      let conditions = outer + [(field.show, field.showAny)]
      if let section = field.section {
        add(section.fields, on: step, stepID, inside: conditions)
      } else {
        nodes.append(Node(field: field, stepID: stepID, step: step, conditions: conditions))
      }
    }
  }

  /// The visible fields, and the steps on the path.
  var visible: (fields: [FieldDefinition], path: [String]) {
    var decided: [Int: Bool] = [:]
    let shown = nodes.indices.filter { decide($0, &decided) }.map { nodes[$0] }
    return (shown.compactMap(\.field), shown.filter { $0.field == nil }.map(\.stepID))
  }

  /// Members of a cycle are decided once, in document order, the others seen as hidden until their turn.
  private func decide(_ node: Int, _ decided: inout [Int: Bool]) -> Bool {
    if let isVisible = decided[node] { return isVisible }
    for member in cycles[node] { decided[member] = false }
    for member in cycles[node] {
      let isOnPath = nodes[member].step.map { decide($0, &decided) } ?? true
      // Whatever is read is decided first.
      for read in reads[member] { _ = decide(read, &decided) }
      let seen = decided
      decided[member] =
        isOnPath
        && nodes[member].conditions.allSatisfy { list in
          conditionsHold(show: list.show, showAny: list.showAny) { key in
            nodes.indices.contains { seen[$0] == true && nodes[$0].field?.key == key } ? values[key] : nil
          }
        }
    }
    return decided[node] ?? false
  }

  private func nodesRead(by node: Int) -> [Int] {
    let keys = Set(nodes[node].conditions.flatMap { $0.show + $0.showAny }.map(\.field))
    return nodes.indices.filter { nodes[$0].field.map { keys.contains($0.key) } ?? false }
      + (nodes[node].step.map { [$0] } ?? [])
  }

  private func reached(from start: Int) -> Set<Int> {
    var (seen, waiting) = (Set<Int>(), [start])
    while let node = waiting.popLast() {
      for read in reads[node] where seen.insert(read).inserted { waiting.append(read) }
    }
    return seen
  }

  mutating func clearHidden() {
    guard hiddenValues == .clear else { return }
    let shown = Set(visible.fields.map(\.key))
    for key in values.keys where !shown.contains(key) { values[key] = nil }
  }

  /// Sets an answer; one that is new counts the skipped step of its field in again.
  mutating func set(_ key: String, _ value: JSONValue?) {
    if values[key] != value, let step = nodes.first(where: { $0.field?.key == key })?.stepID {
      skipped.remove(step)
    }
    values[key] = value
    clearHidden()
  }

  mutating func skip(_ step: String) {
    for field in nodes.compactMap({ $0.stepID == step ? $0.field : nil }) {
      values[field.key] = field.defaultValue
    }
    skipped.insert(step)
    clearHidden()
  }

  /// What a submit sends.
  var submitted: JSONObject {
    let shown = Set(visible.fields.map(\.key))
    return JSONObject(
      nodes.compactMap { node in
        guard let key = node.field?.key, !skipped.contains(node.stepID), let value = values[key],
          hiddenValues == .keep || shown.contains(key)
        else { return nil }
        return (key, value)
      })
  }

  /// The rules that the visible fields of steps that were not skipped break, each the first of its field.
  var brokenRules: [String] {
    let keys = Set(visible.fields.map(\.key))
    let shown = nodes.filter { !skipped.contains($0.stepID) }.compactMap(\.field)
      .filter { keys.contains($0.key) }
    let counted = { (key: String) -> JSONValue? in shown.contains { $0.key == key } ? values[key] : nil }
    return shown.compactMap { field in
      guard !field.disabled.isOn(answer: counted), let rules = field.validation else { return nil }
      let value = values[field.key]
      let length = value?.stringValue?.utf16.count ?? value?.arrayValue?.count ?? 0
      if [nil, .null, "", []].contains(value) || field.type == "checkbox" && value == false {
        return rules.isRequired ? "\(field.key) required" : nil
      }
      if let most = rules.maxLength, length > most { return "\(field.key) maxLength" }
      if let other = rules.matchField, counted(other) != value { return "\(field.key) matchField" }
      return nil
    }
  }
}
