import FormhausCore
import FormhausText
import SeededRandom

/// Makes definitions and edits by chance, with few keys and values, so that they meet.
struct RandomForm {
  /// What may stand in the definitions besides fields with conditions.
  struct Features: OptionSet {
    let rawValue: Int
    static let cycles = Features(rawValue: 1)
    static let steps = Features(rawValue: 2)
    static let routes = Features(rawValue: 4)
    static let sharedKeys = Features(rawValue: 8)
    static let rules = Features(rawValue: 16)
    static let sections = Features(rawValue: 32)
    static let groups = Features(rawValue: 64)
  }

  static let values: [JSONValue] = ["x", "y", "", true, [], .null]

  var generator: SeededGenerator
  let features: Features
  let keys: [String]

  init(seed: UInt64, features: Features) {
    generator = SeededGenerator(seed: seed)
    self.features = features
    keys = (0..<Int.random(in: 1...9, using: &generator)).map { "f\($0)" }
  }

  mutating func definition() -> FormDefinition {
    var form = FormDefinition(id: "random", title: "Random", submit: ActionDefinition(label: "Send"))
    guard features.contains(.steps) else {
      let fields = keys.indices.map { field($0, among: readable($0)) }
      let first = Int.random(in: keys.indices, using: &generator)
      form.fields = fields[..<first] + sectioned(Array(fields[first...]), among: readable(first))
      return form
    }
    var next = 0
    while next < keys.count || chance(4) {
      let size = min(keys.count - next, Int.random(in: 0...3, using: &generator))
      let readable = readable(next)
      var step = StepDefinition(id: "s\(form.steps.count)", title: "Step")
      step.fields = sectioned(
        (next..<next + size).map { field($0, among: self.readable($0)) }, among: readable)
      if chance(3) { step.show = conditions(readable) }
      if chance(2) { step.skip = ActionDefinition(label: "Skip") }
      form.steps.append(step)
      next += size
    }
    if features.contains(.routes) { addRoutes(&form) }
    return form
  }

  /// An edit: a key and a value.
  mutating func edit() -> (key: String, value: JSONValue?) {
    (pick(keys), chance(6) ? nil : pick(RandomForm.values))
  }

  /// An edit of a group that an engine runs.
  mutating func groupEdit(_ engine: FormEngine, _ key: String) -> GroupEdit {
    let count = engine.itemCount(key)
    let place = Int.random(in: 0...count, using: &generator)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: return .add(place)
    case 1: return .remove(place)
    case 2: return .move(from: place, to: Int.random(in: 0...count, using: &generator))
    default:
      let fields = engine.visibleFields(ofItem: place, in: key)
      guard !fields.isEmpty else { return .add(count) }
      let field = pick(fields).key.split(separator: ".").last.map(String.init) ?? ""
      return .set(place, field, chance(6) ? nil : pick(RandomForm.values))
    }
  }

  mutating func chance(_ oneIn: Int) -> Bool {
    Int.random(in: 0..<oneIn, using: &generator) == 0
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &generator)]
  }

  /// The keys that a field may name: all, or only those before it.
  private func readable(_ field: Int) -> [String] {
    features.contains(.cycles) ? keys : Array(keys[..<field])
  }

  private mutating func field(_ index: Int, among readable: [String]) -> FieldDefinition {
    if features.contains(.groups), chance(3) {
      return groupField(keys[index], among: readable)
    }
    return field(keys[index], among: readable)
  }

  /// A group whose item fields have keys that the form may have too.
  private mutating func groupField(_ key: String, among readable: [String]) -> FieldDefinition {
    let itemKeys = Array(
      ["f0", "n0", "n1"].shuffled(using: &generator).prefix(Int.random(in: 1...3, using: &generator)))
    let fields = itemKeys.indices.map { place in
      let siblings = features.contains(.cycles) ? itemKeys : Array(itemKeys[..<place])
      // A key of a later sibling would be that sibling's, not the form's.
      return field(itemKeys[place], among: siblings + readable.filter { !itemKeys.contains($0) })
    }
    var group = FieldDefinition(key: key, type: "group", label: "Group")
    group.details = .group(
      GroupDefinition(
        fields: sectioned(fields, among: readable.filter { !itemKeys.contains($0) }),
        minItems: Int.random(in: 0...2, using: &generator), maxItems: chance(3) ? 2 : nil))
    if chance(2) { group.show = conditions(readable) }
    if chance(5) { group.defaultValue = [.object([itemKeys[0]: "x"]), [:]] }
    return group
  }

  private mutating func field(_ key: String, among readable: [String]) -> FieldDefinition {
    let isShared = features.contains(.sharedKeys) && chance(4)
    var field = FieldDefinition(
      key: isShared ? pick(keys) : key, type: pick(["text", "checkbox", "multiselect"]),
      label: "Field")
    if chance(2) { field.show = conditions(readable) }
    if chance(4) { field.showAny = conditions(readable) + conditions(readable) }
    if chance(5) { field.defaultValue = pick(RandomForm.values) }
    guard features.contains(.rules) else { return field }
    field.validation = ValidationRules(
      required: chance(2) ? .yes : .no, maxLength: chance(3) ? 0 : nil,
      matchField: chance(3) ? pick(keys) : nil,
      validator: chance(3) ? "noX" : nil)
    if chance(5), !readable.isEmpty { field.disabled = .when(conditions(readable)) }
    return field
  }

  /// Puts some neighbours into sections, and some of those into further ones.
  private mutating func sectioned(
    _ fields: [FieldDefinition], among readable: [String]
  ) -> [FieldDefinition] {
    guard features.contains(.sections), fields.count > 1, chance(2) else { return fields }
    let start = Int.random(in: 0..<fields.count, using: &generator)
    let end = Int.random(in: start..<fields.count, using: &generator) + 1
    var section = FieldDefinition(key: "", type: "section", label: "Section")
    section.details = .section(
      SectionDefinition(fields: sectioned(Array(fields[start..<end]), among: readable)))
    if chance(2) { section.show = conditions(readable) }
    if chance(4) { section.showAny = conditions(readable) + conditions(readable) }
    return sectioned(Array(fields[..<start] + [section] + fields[end...]), among: readable)
  }

  private mutating func conditions(_ readable: [String]) -> [Condition] {
    guard !readable.isEmpty else { return [] }
    let tests: [Condition.Test] = [
      .equals("x"), .notEquals("x"), .isOneOf(["x", "y"]), .isNoneOf(["x", true]), .notEmpty(true), .always,
    ]
    return (0..<Int.random(in: 1...2, using: &generator)).map { _ in
      Condition(field: pick(readable), pick(tests))
    }
  }

  private mutating func addRoutes(_ form: inout FormDefinition) {
    for index in form.steps.indices.dropLast() where chance(2) {
      let known = form.steps[...index].flatMap(\.fields).map(\.key)
      form.steps[index].routes = (0..<Int.random(in: 1...2, using: &generator)).map { _ in
        let target = Int.random(in: index + 1...form.steps.count, using: &generator)
        return RouteDefinition(
          to: target < form.steps.count ? form.steps[target].id : nil,
          show: chance(3) ? [] : conditions(known))
      }
    }
  }
}

/// What a person does to a group.
enum GroupEdit {
  case add(Int)
  case remove(Int)
  case move(from: Int, to: Int)
  case set(Int, String, JSONValue?)

  func apply(to engine: inout FormEngine, _ key: String) {
    switch self {
    case .add(let place): engine.addItem(key, at: place)
    case .remove(let place): engine.removeItem(key, at: place)
    case .move(let from, let to): engine.moveItem(key, from: from, to: to)
    case .set(let place, let field, let value): engine.setValue("\(key).\(place).\(field)", value)
    }
  }
}
