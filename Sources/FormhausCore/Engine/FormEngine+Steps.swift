extension FormEngine {
  /// Whether the form has steps.
  public var isMultiStep: Bool { form.steps[0].definition != nil }

  /// The steps on the path; none for a single page.
  public var visibleSteps: [StepDefinition] { visibility.path.compactMap { form.steps[$0].definition } }

  /// The ids of the steps on the path; none for a single page.
  public var path: [String] { visibility.path.compactMap { form.steps[$0].definition?.id } }

  /// Nil for a single page, and when no step is on the path.
  public var currentStep: StepDefinition? { current.flatMap { form.steps[$0].definition } }

  /// The place of the current step on the path, from 0.
  public var currentStepIndex: Int {
    current.flatMap { visibility.pathIndex(of: $0) } ?? 0
  }

  /// How many steps the path has; 0 for a single page.
  public var pathCount: Int { isMultiStep ? visibility.path.count : 0 }

  /// Whether nothing comes before the current step.
  public var isFirstStep: Bool { currentStepIndex == 0 }

  /// True for a single page too.
  public var isLastStep: Bool { currentStepIndex >= visibility.path.count - 1 }

  /// Whether the current step passes; always false for a single page. No errors are set.
  public var canGoNext: Bool {
    isMultiStep && (current.map { isValid($0) } ?? false)
  }

  /// The place of the current step, from 1, and how many steps the path has; 0 of 0 for a single page.
  public var progress: (current: Int, total: Int) {
    let total = pathCount
    return (min(currentStepIndex + 1, total), total)
  }

  /// The visible fields of the current step or of the single page.
  public var visibleFields: [FieldDefinition] {
    current.map { visibleFields($0) } ?? []
  }

  /// The places in the document of the visible fields of the current step or of the single page.
  ///
  /// A place always means the same field, also where several fields share a key.
  public var visiblePlaces: [Int] {
    current.map { step in form.steps[step].fields.filter { visibility.fields[$0] } } ?? []
  }

  /// The field at a place of `visiblePlaces`.
  public func field(at place: Int) -> FieldDefinition { definition(ofField: place) }

  /// The visible fields of a step; none for a step off the path.
  public func visibleFields(ofStep id: String) -> [FieldDefinition] {
    form.stepOfID[id].map { visibleFields($0) } ?? []
  }

  /// Whether a field with the key is visible, on whatever step.
  public func isVisible(_ key: String) -> Bool {
    switch fieldPlace(key) {
    case .slot(let slot): visibility.counts[slot] > 0
    case .item(let place): isVisible(place)
    case nil: partPlace(key).map { isVisible($0.field) } ?? false
    }
  }

  func isVisible(_ place: ItemPlace) -> Bool {
    isVisible(group: place.group)
      && form.groups[place.group].slots[place.slot].fields.contains {
        groups[place.group].items[place.index].fields[$0].isVisible
      }
  }

  /// The id of the step on the path that has a field with the key; nil for a single page.
  public func stepID(ofField key: String) -> String? {
    stepOnPath(withField: key).flatMap { form.steps[$0].definition?.id }
  }

  func stepOnPath(withField key: String) -> Int? {
    let slot: Int
    switch fieldPlace(key) ?? partPlace(key)?.field {
    case .slot(let own): slot = own
    case .item(let place): slot = form.groups[place.group].slot
    case nil: return nil
    }
    let steps = form.slots[slot].fields.filter { visibility.steps[form.fields[$0].step] }
    return (steps.first { visibility.fields[$0] } ?? steps.first).map { form.fields[$0].step }
  }

  func visibleFields(_ step: Int) -> [FieldDefinition] {
    form.steps[step].fields.filter { visibility.fields[$0] }.map { definition(ofField: $0) }
  }
}
