import FormhausText

/// What can be seen: the fields, the path of steps, and for each key how many of its fields are visible.
struct Visibility: Sendable {
  var fields: [Bool]
  /// Whether each step is on the path.
  var steps: [Bool]
  /// How many fields of each slot are visible.
  var counts: [Int32]
  /// The steps on the path, in order.
  var path: [Int] = []
  /// With routes: steps off the path whose own conditions fail, so that their answers go.
  var ownHidden: [Bool]
  /// Components that wait for a decision; empty between changes.
  private var queue: NumberQueue

  init(_ form: CompiledForm) {
    fields = Array(repeating: false, count: form.fields.count)
    steps = Array(repeating: false, count: form.steps.count)
    counts = Array(repeating: 0, count: form.slots.count)
    ownHidden = Array(repeating: false, count: form.steps.count)
    queue = NumberQueue(below: form.order.count)
  }

  /// Decides everything anew.
  mutating func settle(_ form: CompiledForm, _ answers: [JSONValue?]) -> VisibilityChange {
    var change = VisibilityChange()
    if form.hasRoutes {
      var everything = NumberQueue(below: form.order.count)
      for component in 0..<form.order.count { everything.insert(component) }
      walk(form, answers, &everything, &change)
    } else {
      // Their order alone brings every reader its turn.
      var ignored = NumberQueue()
      ignored.close()
      for index in 0..<form.order.count { decide(index, form, answers, &ignored, &change) }
      rebuildPath()
    }
    return change
  }

  /// Decides anew what the changed answers affect.
  mutating func update(_ form: CompiledForm, _ answers: [JSONValue?], changed slots: [Int])
    -> VisibilityChange
  {
    var change = VisibilityChange()
    var pending = NumberQueue()
    swap(&pending, &queue)
    for slot in slots { pending.insertReaders(of: slot, form) }
    if form.hasRoutes {
      // What neither the path nor a field reads leaves the path as it is.
      if !pending.isEmpty || slots.contains(where: form.slots.isReadByPath) {
        walk(form, answers, &pending, &change)
      }
    } else {
      while let index = pending.next() { decide(index, form, answers, &pending, &change) }
      if change.isPathChanged { rebuildPath() }
    }
    pending.removeAll()
    swap(&pending, &queue)
    return change
  }

  /// The place of a step on the path, whose steps only go up; nil when it is not there.
  func pathIndex(of step: Int) -> Int? {
    var (low, high) = (0, path.count)
    while low < high {
      let middle = (low + high) / 2
      if path[middle] < step { low = middle + 1 } else { high = middle }
    }
    return low < path.count && path[low] == step ? low : nil
  }

  private mutating func rebuildPath() {
    path = steps.indices.filter { steps[$0] }
  }

  /// Shows or hides a field, and says whether that is new.
  mutating func show(_ field: Int, _ isVisible: Bool, _ form: CompiledForm) -> Bool {
    guard fields[field] != isVisible else { return false }
    fields[field] = isVisible
    counts[Int(form.fields.slots[field])] += isVisible ? 1 : -1
    return true
  }
}

/// What a decision about visibility changed.
struct VisibilityChange {
  /// Fields that appeared or went.
  var flipped: [Int] = []
  /// Fields that were looked at and are hidden.
  var hidden: [Int] = []
  var isPathChanged = false
}

extension NumberQueue {
  /// Lets the components wait whose visibility reads the answer of a slot.
  mutating func insertReaders(of slot: Int, _ form: CompiledForm) {
    for place in form.slots.fieldReaders.places(of: slot) {
      insert(Int(form.order.componentOfField[form.slots.fieldReaders.number(at: place)]))
    }
    guard !form.hasRoutes else { return }
    for place in form.slots.stepReaders.places(of: slot) {
      insert(Int(form.order.componentOfStep[form.slots.stepReaders.number(at: place)]))
    }
  }
}
