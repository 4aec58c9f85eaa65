import FormhausText

/// A definition worked out once: keys as numbers, who reads whom, and the order in which visibility is decided.
///
/// It is immutable and shared, so that copies of an engine are cheap. Build it once to run many engines or to check
/// many submissions of one definition.
public final class CompiledForm: Sendable {
  /// What the form was made of.
  public let definition: FormDefinition
  /// What the checker found, without hints unless they were asked for; a form with errors cannot run.
  public let report: DefinitionReport

  /// The steps; a single page is one step without conditions.
  let steps: [CompiledStep]
  let fields: CompiledFields
  let sections: [CompiledSection]
  let groups: [CompiledGroup]
  let slots: CompiledSlots
  let hasRoutes: Bool
  /// Whether any field, in a group or not, is an address.
  let hasAddresses: Bool
  /// Steps and fields in the order in which visibility is decided: whatever is read comes first.
  let order: DependencyOrder
  let stepOfID: [String: Int]
  /// Fields with a default, in document order, without groups.
  let defaultFields: [Int]
  /// Fields with a validator of the host, in document order.
  let validatorFields: [Int]
  /// What takes its options from the host, by step.
  let providers: [Int: CompiledProviders]

  /// Compiles a definition and checks it, unless it was checked before; never fails, the report says what is wrong.
  ///
  /// Hints take time that only who writes the form has.
  init(unchecked definition: FormDefinition, report: DefinitionReport? = nil, findsHints: Bool = false) {
    var builder = CompiledFormBuilder(definition)
    builder.addPages()
    let fields = CompiledFields(builder.fields)
    builder.linkReaders(of: fields)
    let slots = CompiledSlots(builder.slots)
    self.definition = definition
    self.steps = builder.steps
    self.fields = fields
    self.sections = builder.sections
    self.groups = builder.groups
    self.slots = slots
    self.hasRoutes = builder.hasRoutes
    self.hasAddresses =
      fields.traits.contains { $0.contains(.address) }
      || builder.groups.contains { $0.fields.traits.contains { $0.contains(.address) } }
    self.stepOfID = builder.stepOfID
    self.order = DependencyOrder(
      fields, slots, steps: builder.steps, isPerStep: builder.hasRoutes)
    self.defaultFields = fields.indices.filter {
      fields[$0].definition.defaultValue != nil && !fields.traits[$0].contains(.group)
    }
    self.validatorFields = fields.indices.filter { fields.traits[$0].contains(.validator) }
    self.providers = CompiledProviders.bySteps(fields, slots, builder.groups)
    self.report =
      report
      ?? DefinitionChecker(
        definition, steps: builder.steps, fields: fields, sections: builder.sections, groups: builder.groups,
        slots: slots, order: order
      ).report(withHints: findsHints)
  }

  /// Compiles a definition.
  ///
  /// - Throws: `DefinitionError` with the errors of section 9: both fields and steps, duplicate step ids, reserved
  ///   keys, bad routes.
  public convenience init(_ definition: FormDefinition) throws(DefinitionError) {
    self.init(unchecked: definition)
    guard report.errors.isEmpty else { throw DefinitionError(issues: report.errors) }
  }

  /// The form compiled anew, for a thread that is to share no counts of references with others.
  public func copy() -> CompiledForm { CompiledForm(unchecked: definition, report: report) }

  /// The fields of a step that have a validator.
  func validatorFieldsOfStep(_ step: Int) -> ArraySlice<Int> {
    let fields = steps[step].fields
    return validatorFields.drop { $0 < fields.lowerBound }.prefix { $0 < fields.upperBound }
  }

  /// The step that a component belongs to.
  func step(ofComponent component: Int) -> Int {
    switch order.member(at: order.places(of: component).lowerBound) {
    case .step(let step): step
    case .field(let field): Int(fields.steps[field])
    }
  }

  /// The slot of a key that some field has.
  func fieldSlot(_ key: String) -> Int? {
    slots.keys[key].flatMap { slots.fields.places(of: $0).isEmpty ? nil : $0 }
  }
}

/// A step with its conditions and the range of its fields.
struct CompiledStep: Sendable {
  /// Nil for the step that a single page is.
  let definition: StepDefinition?
  let conditions: CompiledConditions
  let fields: Range<Int>
  /// The fields and sections in their places; nil while there are no sections.
  let blocks: [CompiledBlock]?
  let routes: [CompiledRoute]
}

/// A route whose target is known.
struct CompiledRoute: Sendable {
  /// A later step, or nil: the path ends.
  let target: Int?
  let conditions: CompiledConditions
}

/// A section with its conditions and what stands in it.
struct CompiledSection: Sendable {
  let definition: FieldDefinition
  /// Its own and those of the sections around it.
  let conditions: CompiledConditions
  let step: Int
  let blocks: [CompiledBlock]
}

/// A field or a section in its place.
enum CompiledBlock: Sendable {
  case field(Int)
  case section(Int)
}
