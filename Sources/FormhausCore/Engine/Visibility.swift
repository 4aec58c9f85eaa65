import FormhausText

/// What can be seen: the fields, the path of steps, and for each key how many of its fields are visible.
struct Visibility: Sendable {
  var fields: [Bool]
  /// Whether each step is on the path.
  var steps: [Bool]
  /// How many fields of each slot are visible.
  var counts: [Int]
  /// The steps on the path, in order.
  var path: [Int] = []
  /// With routes: steps off the path whose own conditions fail, so that their answers go.
  var ownHidden: [Bool]

  init(_ form: CompiledForm) {
    fields = Array(repeating: false, count: form.fields.count)
    steps = Array(repeating: false, count: form.steps.count)
    counts = Array(repeating: 0, count: form.slots.count)
    ownHidden = Array(repeating: false, count: form.steps.count)
  }

  /// Decides everything anew.
  mutating func settle(_ form: CompiledForm, _ answers: [JSONValue?]) -> VisibilityChange {
    var change = VisibilityChange()
    if form.hasRoutes {
      var everything = PendingComponents(all: form.components.count)
      walk(form, answers, &everything, &change)
    } else {
      for index in form.components.indices {
        var ignored = PendingComponents()
        decide(index, form, answers, &ignored, &change)
      }
      rebuildPath()
    }
    return change
  }

  /// Decides anew what the changed answers affect.
  mutating func update(_ form: CompiledForm, _ answers: [JSONValue?], changed slots: [Int])
    -> VisibilityChange
  {
    var change = VisibilityChange()
    var pending = PendingComponents()
    for slot in slots { pending.addReaders(of: slot, form) }
    if form.hasRoutes {
      walk(form, answers, &pending, &change)
    } else {
      while let index = pending.next() { decide(index, form, answers, &pending, &change) }
      if change.isPathChanged { rebuildPath() }
    }
    return change
  }

  private mutating func rebuildPath() {
    path = steps.indices.filter { steps[$0] }
  }

  /// Shows or hides a field, and says whether that is new.
  mutating func show(_ field: Int, _ isVisible: Bool, _ form: CompiledForm) -> Bool {
    guard fields[field] != isVisible else { return false }
    fields[field] = isVisible
    counts[form.fields[field].slot] += isVisible ? 1 : -1
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

/// Components that wait for a decision, handed out in their order.
struct PendingComponents {
  private var heap: [Int] = []
  private var waiting: Set<Int> = []
  /// Everything up to here has been decided; what comes later never leads back.
  private var decided = -1

  init() {}

  init(all count: Int) {
    heap = Array(0..<count)
    waiting = Set(heap)
  }

  mutating func add(_ component: Int) {
    guard component > decided, waiting.insert(component).inserted else { return }
    heap.append(component)
    var child = heap.count - 1
    while child > 0, heap[child] < heap[(child - 1) / 2] {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// The first component that waits, within a limit.
  mutating func next(below limit: Int = .max) -> Int? {
    guard let first = heap.first, first < limit else { return nil }
    heap[0] = heap[heap.count - 1]
    heap.removeLast()
    sink()
    waiting.remove(first)
    decided = first
    return first
  }

  mutating func addReaders(of slot: Int, _ form: CompiledForm) {
    for field in form.slots[slot].fieldReaders { add(form.componentOfField[field]) }
    guard !form.hasRoutes else { return }
    for step in form.slots[slot].stepReaders { add(form.componentOfStep[step]) }
  }

  private mutating func sink() {
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && heap[child] < heap[least] {
        least = child
      }
      guard least != parent else { return }
      heap.swapAt(parent, least)
      parent = least
    }
  }
}
