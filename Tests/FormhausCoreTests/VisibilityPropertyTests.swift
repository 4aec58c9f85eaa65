import FormhausCore
import FormhausText
import Testing

/// Decides visibility the slow way: everything again and again, until nothing changes.
private struct NaiveForm {
  let definition: FormDefinition
  var values: JSONObject

  /// The visible fields as places in `allFields`, and the ids of the path. Only for forms without cycles and routes.
  func visible() -> (fields: Set<Int>, path: [String]) {
    let steps =
      definition.isMultiStep
      ? definition.steps : [StepDefinition(id: "", title: "", fields: definition.fields)]
    let all = definition.allFields
    var fields = Set(all.indices)
    var path: [String] = []
    for _ in 0...(all.count + steps.count) {
      let seen = { (key: String) -> JSONValue? in fields.contains { all[$0].key == key } ? values[key] : nil }
      var found: Set<Int> = []
      var place = 0
      path = []
      for step in steps {
        let isVisible = conditionsHold(show: step.show, showAny: step.showAny, answer: seen)
        if isVisible { path.append(step.id) }
        for lists in conditionLists(step.fields) {
          if isVisible, lists.allSatisfy({ conditionsHold(show: $0, showAny: $1, answer: seen) }) {
            found.insert(place)
          }
          place += 1
        }
      }
      fields = found
    }
    return (fields, path)
  }

  /// The same for forms with routes: a walk that carries what has been seen so far. Only without cycles.
  func walked() -> (keys: [String], path: [String]) {
    var seen = JSONObject()
    var keys: [String] = []
    var path: [String] = []
    var rest = definition.steps[...]
    while let step = rest.popFirst() {
      guard conditionsHold(show: step.show, showAny: step.showAny, answer: { seen[$0] }) else { continue }
      path.append(step.id)
      for field in step.fields
      where conditionsHold(show: field.show, showAny: field.showAny, answer: { seen[$0] }) {
        keys.append(field.key)
        seen[field.key] = values[field.key]
      }
      let route = step.routes.first { route in
        guard conditionsHold(show: route.show, showAny: route.showAny, answer: { seen[$0] }) else {
          return false
        }
        guard let target = rest.first(where: { $0.id == route.to }) else { return route.to == nil }
        return conditionsHold(show: target.show, showAny: target.showAny) { seen[$0] }
      }
      if let route { rest = route.to == nil ? [] : rest.drop { $0.id != route.to } }
    }
    return (keys, path)
  }

  /// For each field, those inside sections too, its own conditions and those of the sections around it.
  private func conditionLists(_ fields: [FieldDefinition]) -> [[(show: [Condition], showAny: [Condition])]] {
    fields.flatMap { field in
      (field.section.map { conditionLists($0.fields) } ?? [[]]).map { $0 + [(field.show, field.showAny)] }
    }
  }

  mutating func clearHidden() {
    let all = definition.allFields
    let kept = Set(visible().fields.map { all[$0].key })
    for key in values.keys where !kept.contains(key) { values[key] = nil }
  }
}

@Suite("Visibility, against random forms")
struct VisibilityPropertyTests {
  @Test("what is visible, kept and submitted is what the naive way finds", arguments: 0..<150)
  func naive(seed: Int) throws {
    var random = RandomForm(
      seed: UInt64(seed),
      features: [[], .sections, .steps, [.steps, .rules], [.steps, .sections, .rules]][seed % 5])
    let definition = withoutSkips(random.definition())
    var engine = try FormEngine(definition)
    var naive = NaiveForm(definition: definition, values: engine.values)
    for field in definition.allFields where field.defaultValue != nil {
      naive.values[field.key] = field.defaultValue
    }
    naive.clearHidden()
    for _ in 0..<20 {
      #expect(engine.values == naive.values)
      let edit = random.edit()
      guard engine.isVisible(edit.key) else { continue }
      engine.setValue(edit.key, edit.value)
      naive.values[edit.key] = edit.value
      naive.clearHidden()
      let visible = naive.visible()
      #expect(visibleKeys(of: engine) == visible.fields.sorted().map { definition.allFields[$0].key })
      if definition.isMultiStep { #expect(engine.path == visible.path) }
      #expect(engine.submitValues == naive.values)
    }
  }

  @Test("with routes the path and its fields are what a walk finds", arguments: 0..<200)
  func walk(seed: Int) throws {
    var random = RandomForm(seed: UInt64(seed), features: [.steps, .routes])
    let definition = withoutSkips(random.definition())
    guard definition.isMultiStep else { return }
    var engine = try FormEngine(definition)
    for _ in 0..<20 {
      let edit = random.edit()
      engine.setValue(edit.key, edit.value)
      let walked = NaiveForm(definition: definition, values: engine.values).walked()
      #expect(engine.path == walked.path)
      #expect(visibleKeys(of: engine) == walked.keys)
    }
  }

  @Test("edits lead where a new form with the same values starts", arguments: 0..<300)
  func incremental(seed: Int) throws {
    let features: [RandomForm.Features] = [
      .cycles, [.cycles, .sharedKeys], [.steps, .cycles], [.steps, .routes], [.steps, .routes, .sharedKeys],
      [.steps, .routes, .cycles, .sharedKeys], [.steps, .routes, .sections], [.cycles, .sections],
    ]
    var random = RandomForm(seed: UInt64(seed), features: features[seed % features.count])
    let definition = withoutSkips(random.definition())
    guard checkDefinition(definition).errors.isEmpty else { return }
    var engine = try FormEngine(definition)
    for _ in 0..<20 {
      let edit = random.edit()
      engine.setValue(edit.key, edit.value)
      if random.chance(5) { _ = engine.nextStep() }
      var fresh = try FormEngine(definition)
      fresh.reset(engine.values)
      let defaults = Set(definition.allFields.filter { $0.defaultValue != nil }.map(\.key))
      guard defaults.allSatisfy({ engine.value($0) != nil }) else { continue }
      #expect(fresh.path == engine.path)
      #expect(visibleKeys(of: fresh) == visibleKeys(of: engine))
      #expect(fresh.submitValues == engine.submitValues)
      #expect(engine.currentStep.map { engine.path.contains($0.id) } ?? true)
    }
  }

  @Test("the quiet check of a step is what validating finds", arguments: 0..<300)
  func quietChecks(seed: Int) throws {
    var random = RandomForm(
      seed: UInt64(seed), features: [.steps, .rules, .sharedKeys, seed % 2 == 0 ? .routes : []])
    let definition = random.definition()
    guard checkDefinition(definition).errors.isEmpty else { return }
    let options = FormEngineOptions(
      hiddenValues: seed % 5 == 0 ? .keep : .clear, typeChecks: seed % 3 == 0,
      validators: ["noX": { value, values in value == "x" || values["f0"] == "x" ? "No x" : nil }])
    var engine = try FormEngine(definition, options: options)
    for _ in 0..<20 {
      let edit = random.edit()
      engine.setValue(edit.key, edit.value)
      if random.chance(4) { engine.prevStep() }
      if random.chance(3) { _ = engine.skipStep() }
      for step in definition.steps where !engine.isStepSkipped(step.id) {
        var copy = engine
        let keys = engine.visibleFields(ofStep: step.id).map(\.key)
        let messages = keys.compactMap { copy.validateField($0) }
        // A key that two visible fields share is checked by both, and each may belong to another step.
        guard Set(keys).isDisjoint(with: sharedKeys(definition)) else { continue }
        #expect(engine.stepIsValid(step.id) == messages.isEmpty)
        #expect(engine.firstFailingField(inStep: step.id)?.message == messages.first)
      }
      if random.chance(3) { _ = engine.nextStep() }
    }
  }

  private func visibleKeys(of engine: FormEngine) -> [String] {
    engine.isMultiStep
      ? engine.path.flatMap { engine.visibleFields(ofStep: $0).map(\.key) } : engine.visibleFields.map(\.key)
  }

  private func sharedKeys(_ definition: FormDefinition) -> Set<String> {
    var seen: Set<String> = []
    return Set(definition.allFields.map(\.key).filter { !seen.insert($0).inserted })
  }

  private func withoutSkips(_ definition: FormDefinition) -> FormDefinition {
    var definition = definition
    for index in definition.steps.indices { definition.steps[index].skip = nil }
    return definition
  }
}
