import FormhausText
import Testing

@testable import FormhausCore

@Suite("The compiled engine against a naive one")
struct ReferencePropertyTests {
  private static let features: [RandomForm.Features] = [
    [.cycles], [.cycles, .sections], [.steps, .rules], [.steps, .cycles, .sections],
    [.steps, .cycles, .sections, .rules],
  ]

  @Test("answers, the path, what is sent and what is refused are the same", arguments: 0..<150)
  func sameAsReference(seed: Int) throws {
    var random = RandomForm(seed: UInt64(seed), features: Self.features[seed % Self.features.count])
    let definition = random.definition()
    guard checkDefinition(definition).errors.isEmpty else { return }
    let options = FormEngineOptions(hiddenValues: seed % 2 == 0 ? .keep : .clear)
    var engine = try FormEngine(definition, options: options)
    var reference = ReferenceForm(definition, hiddenValues: options.hiddenValues)
    reference.clearHidden()
    for round in 0..<10 {
      let edit = random.edit()
      if let step = engine.currentStep?.id, random.chance(5), engine.skipStep() {
        reference.skip(step)
      } else if engine.isVisible(edit.key) {
        engine.setValue(edit.key, edit.value)
        reference.set(edit.key, edit.value)
      }
      if random.chance(3), engine.prevStep() || random.chance(2) { continue }
      let place: Comment = "seed \(seed), round \(round)"
      #expect(engine.values == reference.values, place)
      #expect(engine.path == reference.visible.path, place)
      #expect(engine.submitValues == reference.submitted, place)
      #expect(Set(engine.skippedSteps) == reference.skipped, place)
      var copy = engine
      let broken = copy.validate().map { "\($0.key) \($0.rule ?? "")" }
      #expect(broken == reference.brokenRules, place)
    }
  }

  @Test("a submission leaves nothing behind for the next", arguments: 0..<100)
  func submissions(seed: Int) throws {
    let features: [RandomForm.Features] = [
      [.steps, .rules, .groups], [.steps, .rules, .routes], [.rules, .sharedKeys, .cycles],
      [.rules, .groups, .sections],
    ]
    var random = RandomForm(seed: UInt64(seed), features: features[seed % features.count])
    let definition = random.definition()
    guard checkDefinition(definition).errors.isEmpty else { return }
    let form = try CompiledForm(definition)
    let options = SubmissionOptions(hiddenValues: seed % 2 == 0 ? .keep : .clear)
    var checker = SubmissionChecker(form, options: options)
    for round in 0..<10 {
      var values = JSONObject()
      for _ in 0..<4 {
        let edit = random.edit()
        values[edit.key] = random.chance(4) ? [["n0": "x"], ["n1": "y", "f0": [1]]] : edit.value
      }
      let skipped = definition.steps.map(\.id).filter { _ in random.chance(4) }
      let alone = SubmissionChecker(form, options: options).check(.object(values), skippedSteps: skipped)
      #expect(
        checker.checkNext(.object(values), skippedSteps: skipped) == alone, "seed \(seed), round \(round)")
    }
  }
}

@Suite("Very deep forms")
struct DeepFormTests {
  private static let count = 100_000

  @Test("a chain of 100,000 fields is decided without recursion", arguments: [1, -1])
  func chain(direction: Int) throws {
    let count = DeepFormTests.count
    var form = FormDefinition(id: "deep", title: "Deep", submit: ActionDefinition(label: "Send"))
    form.fields = (0..<count).map { index in
      let shownBy = index - direction
      return FieldDefinition(
        key: "f\(index)", type: "text", label: "Field", defaultValue: "x",
        show: (0..<count).contains(shownBy) ? [Condition(field: "f\(shownBy)", .equals("x"))] : [])
    }
    let (first, last) = direction > 0 ? ("f0", "f\(count - 1)") : ("f\(count - 1)", "f0")
    var engine = try FormEngine(form)
    #expect(engine.isVisible(last))
    engine.setValue(first, "y")
    #expect(!engine.isVisible(last) && engine.value(last) == nil)
    #expect(engine.submitValues == [first: "y"])
  }
}
