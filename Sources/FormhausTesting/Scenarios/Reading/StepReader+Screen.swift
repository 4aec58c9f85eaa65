import FormhausText
import Surface

extension StepReader {
  func screenStep(_ name: String, _ value: JSONNode) -> ScreenStep? {
    switch name {
    case "screen": return size(value).map { .open($0) }
    case "keys": return keys(value).map { .keys($0) }
    case "paste": return log.text(value, name).map { .paste($0) }
    case "press": return log.text(value, name).map { .press($0) }
    case "focus": return log.text(value, name).map { .focus($0) }
    case "tick": return duration(value).map { .tick($0) }
    default: return expectation(value).map { .expect($0) }
    }
  }

  private func size(_ node: JSONNode) -> Size? {
    let sides = node.value.arrayValue?.compactMap { $0.numberValue?.int } ?? []
    guard sides.count == 2, node.elements?.count == 2, sides.allSatisfy({ (1...1000).contains($0) }) else {
      log.report("\"screen\" must be [COLUMNS, ROWS], each from 1 to 1000", at: node.offset)
      return nil
    }
    return Size(columns: sides[0], rows: sides[1])
  }

  private func keys(_ node: JSONNode) -> [Key]? {
    guard let text = log.text(node, "keys") else { return nil }
    do {
      return try KeySequence(text).keys
    } catch {
      log.report("\"keys\": \(error)", at: node.offset)
      return nil
    }
  }

  private func duration(_ node: JSONNode) -> Duration? {
    guard let seconds = node.value.numberValue?.double, (0...86_400).contains(seconds) else {
      log.report("\"tick\" must be a number of seconds, from 0 to 86400", at: node.offset)
      return nil
    }
    return .milliseconds(Int((seconds * 1000).rounded()))
  }

  private func expectation(_ node: JSONNode) -> ScreenExpectation? {
    guard var object = StrictObject(node, kind: "\"expectScreen\"", log: log) else { return nil }
    defer { object.finish() }
    var expectation = ScreenExpectation()
    expectation.contains = object.take("contains").flatMap { log.texts($0, "contains") } ?? []
    expectation.lacks = object.take("lacks").flatMap { log.texts($0, "lacks") } ?? []
    expectation.focus = object.take("focus").flatMap { log.text($0, "focus") }
    expectation.texts = (object.take("text").flatMap { log.textsByKey($0, "text") } ?? [:]).map {
      ($0.key, $0.value.stringValue ?? "")
    }
    expectation.announced = object.take("announced").flatMap { log.texts($0, "announced") }
    return expectation
  }
}
