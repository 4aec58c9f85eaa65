import FormhausText
import Testing

@testable import FormhausCore

@Suite("What holds after any commands")
struct EngineInvariantTests {
  private static let validators: [String: FieldValidator] = [
    "noX": { value, values in value == "x" || values["f0"] == "x" ? "No x" : nil }
  ]

  @Test("the engine keeps its promises through random commands", arguments: 0..<250)
  func commands(seed: Int) throws {
    let features: [RandomForm.Features] = [
      [.steps, .rules], [.steps, .rules, .routes], [.steps, .rules, .groups],
      [.steps, .rules, .groups, .routes, .sections], [.rules, .groups, .cycles, .sections],
      [.steps, .rules, .sharedKeys, .cycles],
    ]
    var random = RandomForm(seed: UInt64(seed), features: features[seed % features.count])
    let definition = random.definition()
    guard checkDefinition(definition).errors.isEmpty else { return }
    var engine = try FormEngine(
      definition,
      options: FormEngineOptions(
        hiddenValues: seed % 4 == 0 ? .keep : .clear, typeChecks: seed % 3 == 0,
        validators: EngineInvariantTests.validators))
    for _ in 0..<30 {
      let before = engine
      let command = command(&engine, &random)
      check(engine, after: command, before: before)
    }
  }

  private enum Command: Equatable {
    case edit, move, validate, errors, reset
    case submit(Bool)
  }

  private func command(_ engine: inout FormEngine, _ random: inout RandomForm) -> Command {
    let edit = random.edit()
    switch Int.random(in: 0..<14, using: &random.generator) {
    case 0: _ = engine.nextStep()
    case 1: engine.prevStep()
    case 2: _ = engine.skipStep()
    case 3: engine.goToStepWithField(edit.key)
    case 4:
      engine.validate()
      return .validate
    case 5:
      engine.setErrors([edit.key: "Host", "\(edit.key).0.n0": "Item", "nobody": "Lost"])
      return .errors
    case 6 where random.chance(3):
      engine.reset(random.chance(2) ? engine.values : nil)
      return .reset
    case 7:
      engine.includeCurrentStep()
      return .submit(engine.validate().isEmpty)
    case 8:
      engine.validateField(edit.key)
      return .validate
    default:
      if engine.itemCount(edit.key) > 0 || random.chance(3) {
        random.groupEdit(engine, edit.key).apply(to: &engine, edit.key)
      } else {
        engine.setValue(edit.key, edit.value)
      }
      return .edit
    }
    return .move
  }

  private func check(_ engine: FormEngine, after command: Command, before: FormEngine) {
    #expect(engine.revision > before.revision)
    // The current step is on the path, and an edit never leaves one that still is.
    if engine.isMultiStep {
      #expect(engine.currentStep.map { engine.path.contains($0.id) } ?? engine.path.isEmpty)
      if command == .edit, let id = before.currentStep?.id, engine.path.contains(id) {
        #expect(engine.currentStep?.id == id)
      }
    }
    for error in engine.errors { #expect(engine.isVisible(error.key), "an error on hidden \(error.key)") }
    // Whatever may be sent passes the rules, and holds visible answers only.
    if command == .submit(true) {
      for step in engine.path where !engine.isStepSkipped(step) { #expect(engine.stepIsValid(step)) }
      if engine.options.hiddenValues == .clear {
        for key in engine.submitValues.keys { #expect(engine.isVisible(key)) }
      }
    }
    checkCounts(engine)
    checkRevisions(engine, before)
  }

  /// The counters that make a key cheap are what counting anew would find.
  private func checkCounts(_ engine: FormEngine) {
    for step in engine.form.steps.indices {
      let own = engine.form.steps[step].fields.count {
        engine.visibility.fields[$0] && engine.failure(of: $0, asksValidators: false) != nil
      }
      var inItems = 0
      for (group, compiled) in engine.form.groups.enumerated()
      where compiled.step == step && engine.isVisible(group: group) {
        for (index, item) in engine.groups[group].items.enumerated() {
          inItems += compiled.fields.indices.count {
            item.fields[$0].isVisible && engine.failure(group, index, $0, asksValidators: false) != nil
          }
        }
      }
      #expect(engine.checks.failingCount[step] == own + inItems)
    }
    for (group, state) in engine.groups.enumerated() {
      #expect(state.failingCount == state.items.reduce(0) { $0 + $1.failingCount })
      let slot = engine.form.groups[group].slot
      if state.isList { #expect(engine.answers[slot] == state.outline) }
      #expect(Set(state.items.map(\.id)).count == state.items.count)
    }
  }

  /// A field that looks different has a higher revision.
  private func checkRevisions(_ engine: FormEngine, _ before: FormEngine) {
    let keys = engine.definition.allFields.map(\.key)
    let items = keys.flatMap { key in
      engine.items(key).flatMap { engine.visibleFields(ofItem: $0.index, in: key).map(\.key) }
    }
    for key in keys + items {
      let isSame =
        engine.value(key) == before.value(key) && engine.error(key) == before.error(key)
        && engine.isLocked(key) == before.isLocked(key)
      guard !isSame else { continue }
      #expect(engine.revision(ofField: key) > before.revision(ofField: key), "\(key) changed unnoticed")
    }
    if engine.path != before.path || engine.currentStep?.id != before.currentStep?.id {
      #expect(engine.structureRevision > before.structureRevision)
    }
  }
}
