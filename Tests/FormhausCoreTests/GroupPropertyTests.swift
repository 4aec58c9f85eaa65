import FormhausText
import Testing

@testable import FormhausCore

/// Decides a form with groups the slow way, from its values alone. Only for forms without cycles and routes.
private struct NaiveGroupForm {
  let definition: FormDefinition
  var values: JSONObject

  /// Deletes what is hidden, gives groups that appear their items, until nothing changes.
  mutating func settle() {
    var before: JSONObject
    repeat {
      before = values
      let shown = shown(lists(definition.fields)) { _ in nil }
      for field in definition.allFields where !shown.contains(field.key) { values[field.key] = nil }
      for field in definition.allFields where shown.contains(field.key) {
        guard let group = field.group else { continue }
        let items = values[field.key] ?? .array(Array(repeating: defaults(group), count: group.minItems))
        values[field.key] = items
        guard FieldType.isListOfObjects(items) else { continue }
        values[field.key] = .array((items.arrayValue ?? []).map { settled($0.objectValue ?? [:], group) })
      }
    } while values != before
  }

  /// An item without the answers of its hidden fields.
  private func settled(_ item: JSONObject, _ group: GroupDefinition) -> JSONValue {
    let (lists, keys) = (lists(group.fields), group.fields.withoutSections.map(\.key))
    let outer = shown(self.lists(definition.fields)) { _ in nil }
    let shown = shown(lists, among: keys, item) { outer.contains($0) ? values[$0] : nil }
    return .object(
      JSONObject(item.filter { shown.contains($0.key) }.map { ($0.key, $0.value) }))
  }

  mutating func apply(_ edit: GroupEdit, _ key: String, _ group: GroupDefinition) {
    var items = values[key]?.arrayValue ?? []
    switch edit {
    case .add(let place):
      guard items.count < group.maxItems ?? .max else { return }
      items.insert(defaults(group), at: place)
    case .remove(let place):
      guard items.indices.contains(place) else { return }
      items.remove(at: place)
    case .move(let from, let to):
      guard items.indices.contains(from), items.indices.contains(to) else { return }
      items.insert(items.remove(at: from), at: to)
    case .set(let place, let field, let value):
      var item = items[place].objectValue ?? [:]
      item[field] = value
      items[place] = .object(item)
    }
    values[key] = .array(items)
  }

  func defaults(_ group: GroupDefinition) -> JSONValue {
    .object(
      JSONObject(
        group.fields.withoutSections.compactMap { field in field.defaultValue.map { (field.key, $0) } }))
  }

  /// The keys that are visible, by deciding everything again and again.
  private func shown(
    _ lists: [(key: String, conditions: [(show: [Condition], showAny: [Condition])])],
    among keys: [String]? = nil, _ own: JSONObject? = nil, outer: @escaping (String) -> JSONValue?
  ) -> Set<String> {
    var shown = Set(lists.map(\.key))
    for _ in 0...lists.count {
      let seen = { (key: String) -> JSONValue? in
        if let keys, !keys.contains(key) { return outer(key) }
        return shown.contains(key) ? (own ?? values)[key] : nil
      }
      shown = Set(
        lists.filter { $0.conditions.allSatisfy { conditionsHold(show: $0, showAny: $1, answer: seen) } }
          .map(\.key))
    }
    return shown
  }

  /// Each field's key with its conditions and those of the sections around it.
  private func lists(
    _ fields: [FieldDefinition]
  ) -> [(key: String, conditions: [(show: [Condition], showAny: [Condition])])] {
    fields.flatMap { field in
      (field.section.map { lists($0.fields) } ?? [(field.key, [])]).map {
        ($0.key, $0.conditions + [(field.show, field.showAny)])
      }
    }
  }
}

@Suite("Groups, against random forms")
struct GroupPropertyTests {
  @Test("what is kept and submitted is what the naive way finds", arguments: 0..<200)
  func naive(seed: Int) throws {
    var random = RandomForm(
      seed: UInt64(seed), features: seed % 2 == 0 ? .groups : [.groups, .sections, .rules])
    let definition = random.definition()
    var engine = try FormEngine(definition)
    for _ in 0..<25 {
      var naive = NaiveGroupForm(definition: definition, values: engine.values)
      edit(&engine, &naive, &random)
      naive.settle()
      #expect(engine.values == naive.values)
      #expect(engine.submitValues == naive.values)
    }
  }

  @Test("edits lead where a new form with the same values starts", arguments: 0..<200)
  func incremental(seed: Int) throws {
    let features: [RandomForm.Features] = [
      .groups, [.groups, .rules], [.groups, .cycles, .rules], [.groups, .steps, .rules],
      [.groups, .steps, .routes, .rules, .sections],
    ]
    var random = RandomForm(seed: UInt64(seed), features: features[seed % features.count])
    let definition = random.definition()
    guard checkDefinition(definition).errors.isEmpty else { return }
    let options = FormEngineOptions(typeChecks: seed % 3 == 0)
    var engine = try FormEngine(definition, options: options)
    for _ in 0..<20 {
      edit(&engine, &random)
      var fresh = try FormEngine(definition, options: options)
      fresh.reset(engine.values)
      guard fresh.values == engine.values else { continue }
      #expect(fresh.path == engine.path && fresh.submitValues == engine.submitValues)
      for key in groupKeys(definition) {
        for item in engine.items(key) {
          #expect(
            fresh.visibleFields(ofItem: item.index, in: key)
              == engine.visibleFields(ofItem: item.index, in: key))
        }
      }
      for step in definition.steps { #expect(fresh.stepIsValid(step.id) == engine.stepIsValid(step.id)) }
      #expect(
        fresh.currentStep?.id != engine.currentStep?.id
          || fresh.currentStepIsValid == engine.currentStepIsValid)
    }
  }

  @Test("the quiet check of a step is what validating finds", arguments: 0..<200)
  func quietChecks(seed: Int) throws {
    var random = RandomForm(
      seed: UInt64(seed),
      features: [.groups, .steps, .rules, seed % 2 == 0 ? .routes : [], seed % 3 == 0 ? .cycles : []])
    let definition = random.definition()
    guard checkDefinition(definition).errors.isEmpty else { return }
    let options = FormEngineOptions(
      hiddenValues: seed % 5 == 0 ? .keep : .clear, typeChecks: seed % 3 == 0,
      validators: ["noX": { value, values in value == "x" || values["f0"] == "x" ? "No x" : nil }])
    var engine = try FormEngine(definition, options: options)
    for _ in 0..<20 {
      edit(&engine, &random)
      if random.chance(4) { engine.prevStep() }
      if random.chance(5) { _ = engine.skipStep() }
      for step in definition.steps where !engine.isStepSkipped(step.id) {
        var copy = engine
        let keys = engine.visibleFields(ofStep: step.id).map(\.key).flatMap { key in
          [key] + engine.items(key).flatMap { engine.visibleFields(ofItem: $0.index, in: key).map(\.key) }
        }
        let messages = keys.compactMap { copy.validateField($0) }
        #expect(engine.stepIsValid(step.id) == messages.isEmpty)
        #expect(engine.firstFailingField(inStep: step.id)?.message == messages.first)
      }
      if random.chance(3) { _ = engine.nextStep() }
    }
  }

  private func edit(_ engine: inout FormEngine, _ random: inout RandomForm) {
    let key = random.pick(random.keys)
    if engine.itemCount(key) > 0 || random.chance(2) {
      random.groupEdit(engine, key).apply(to: &engine, key)
    } else {
      let edit = random.edit()
      engine.setValue(edit.key, edit.value)
    }
  }

  /// The same edit for both.
  private func edit(_ engine: inout FormEngine, _ naive: inout NaiveGroupForm, _ random: inout RandomForm) {
    let edit = random.edit()
    guard engine.isVisible(edit.key) else { return }
    if let group = engine.field(edit.key)?.group, !random.chance(5) {
      let change = random.groupEdit(engine, edit.key)
      naive.apply(change, edit.key, group)
      change.apply(to: &engine, edit.key)
    } else {
      engine.setValue(edit.key, edit.value)
      naive.values[edit.key] = edit.value
    }
  }

  private func groupKeys(_ definition: FormDefinition) -> [String] {
    definition.allFields.filter { $0.group != nil }.map(\.key)
  }
}
