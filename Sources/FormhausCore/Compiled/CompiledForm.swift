import FormhausText

/// A definition worked out once: keys as numbers, who reads whom, and the order in which visibility is decided.
///
/// It is immutable and shared, so that copies of an engine are cheap. Build it once to run many engines or to check
/// many submissions of one definition.
public final class CompiledForm: Sendable {
  public let definition: FormDefinition
  /// What the checker found; a form with errors cannot run.
  public let report: DefinitionReport

  /// The steps; a single page is one step without conditions.
  let steps: [CompiledStep]
  let fields: [CompiledField]
  let sections: [CompiledSection]
  let groups: [CompiledGroup]
  /// Every key that a field has or a condition or rule names.
  let slots: [CompiledSlot]
  let slotOfKey: [String: Int]
  let hasRoutes: Bool
  /// Steps and fields in the order in which visibility is decided: whatever is read comes first.
  let components: [DependencyComponent]
  let componentOfStep: [Int]
  let componentOfField: [Int]
  /// With routes: for each step the number of the first component behind its own.
  let componentEnds: [Int]
  let stepOfID: [String: Int]
  /// Fields with a default, in document order, without groups.
  let defaultFields: [Int]
  /// Fields with a validator of the host, in document order.
  let validatorFields: [Int]
  /// Whether any field takes its options from the host.
  let hasProviders: Bool

  /// Compiles a definition and checks it; never fails, the report says what is wrong.
  init(unchecked definition: FormDefinition) {
    var builder = CompiledFormBuilder(definition)
    builder.addPages()
    builder.linkReaders()
    let order = DependencyOrder(
      steps: builder.steps, fields: builder.fields, slots: builder.slots,
      isPerStep: builder.hasRoutes)
    self.definition = definition
    self.steps = builder.steps
    self.fields = builder.fields
    self.sections = builder.sections
    self.groups = builder.groups
    self.slots = builder.slots
    self.slotOfKey = builder.slotOfKey
    self.hasRoutes = builder.hasRoutes
    self.stepOfID = builder.stepOfID
    self.components = order.components
    self.componentOfStep = order.componentOfStep
    self.componentOfField = order.componentOfField
    self.componentEnds = order.componentEnds
    self.defaultFields = builder.fields.indices.filter {
      let definition = builder.fields[$0].definition
      return definition.defaultValue != nil && definition.group == nil
    }
    self.validatorFields = builder.fields.indices.filter {
      builder.fields[$0].definition.validation?.validator != nil
    }
    self.hasProviders = (builder.fields + builder.groups.flatMap(\.fields)).contains {
      $0.definition.optionsFrom != nil
    }
    self.report = DefinitionChecker(builder, definition, order.components).report()
  }

  /// Compiles a definition.
  ///
  /// - Throws: `DefinitionError` with the errors of section 9: both fields and steps, duplicate step ids, reserved
  ///   keys, bad routes.
  public convenience init(_ definition: FormDefinition) throws(DefinitionError) {
    self.init(unchecked: definition)
    guard report.errors.isEmpty else { throw DefinitionError(issues: report.errors) }
  }

  /// The fields of a step that have a validator.
  func validatorFieldsOfStep(_ step: Int) -> ArraySlice<Int> {
    let fields = steps[step].fields
    return validatorFields.drop { $0 < fields.lowerBound }.prefix { $0 < fields.upperBound }
  }

  /// The slot of a key that some field has.
  func fieldSlot(_ key: String) -> Int? {
    slotOfKey[key].flatMap { slots[$0].fields.isEmpty ? nil : $0 }
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

/// A key and everything that reads its answer.
struct CompiledSlot: Sendable {
  let key: String
  /// The fields with this key, usually one, in document order.
  var fields: [Int] = []
  /// Fields whose visibility names the key.
  var fieldReaders: [Int] = []
  /// Steps whose visibility names the key.
  var stepReaders: [Int] = []
  /// Fields whose check names the key: `matchField`, or a lock.
  var checkReaders: [Int] = []
  /// Whether a section without fields names the key: its heading comes and goes.
  var isReadByNote = false
  /// The repeatable group that has the key.
  var group: Int?
  /// Fields of groups whose visibility or check names the key.
  var itemReaders: [ItemReader] = []
}

/// A field of a group's items that reads a key of the form.
struct ItemReader: Sendable, Hashable {
  let group: Int
  let field: Int
  /// Whether the check reads it; else the visibility.
  let isCheck: Bool
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

/// The conditions of a step, field or route, with keys as slots; those of the sections around a field are among them.
struct CompiledConditions: Sendable {
  struct Condition: Sendable {
    let slot: Int
    /// Whether the slot is one of the item that the field stands in.
    var isOfItem = false
    let test: FormhausCore.Condition.Test
  }

  var all: [Condition] = []
  /// Of each list one must hold.
  var any: [[Condition]] = []

  static let none = CompiledConditions()

  var isEmpty: Bool { all.isEmpty && any.isEmpty }

  /// The slots of the form that are read, with repetitions.
  var slots: [Int] {
    if isEmpty { return [] }
    return (all + any.joined()).filter { !$0.isOfItem }.map(\.slot)
  }

  /// The slots of the own item that are read, with repetitions.
  var itemSlots: [Int] { (all + any.joined()).filter(\.isOfItem).map(\.slot) }

  /// These and those of a section around.
  func inside(_ outer: CompiledConditions) -> CompiledConditions {
    if outer.isEmpty { return self }
    return isEmpty ? outer : CompiledConditions(all: outer.all + all, any: outer.any + any)
  }

  /// Whether they hold for a field inside an item, which sees the answers of its item besides those of the form.
  func hold(_ answer: (Int) -> JSONValue?, inItem itemAnswer: (Int) -> JSONValue?) -> Bool {
    func holds(_ condition: Condition) -> Bool {
      condition.test.holds(for: condition.isOfItem ? itemAnswer(condition.slot) : answer(condition.slot))
    }
    return all.allSatisfy(holds) && any.allSatisfy { $0.contains(where: holds) }
  }
}
