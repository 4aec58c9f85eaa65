import FormhausText

/// The conditions of a step, field or route, with keys as slots; those of the sections around a field are among them.
///
/// They stand in clauses: of each clause one must hold. A condition of `show` is a clause of its own, those of
/// `showAny` are one together.
struct CompiledConditions: Sendable {
  struct Condition: Sendable {
    let slot: Int32
    /// Whether the slot is one of the item that the field stands in.
    let isOfItem: Bool
    /// Whether the next condition starts another clause.
    var endsClause: Bool
    let test: FormhausCore.Condition.Test
  }

  let list: [Condition]
  /// Which of the list.
  let range: Range<Int>

  static let none = CompiledConditions([])

  init(_ list: [Condition]) {
    self.init(list, list.indices)
  }

  init(_ list: [Condition], _ range: Range<Int>) {
    self.list = list
    self.range = range
  }

  /// Compiles conditions; `slot` numbers a key and says whether it is one of the item.
  init(
    show: [FormhausCore.Condition], showAny: [FormhausCore.Condition],
    slot: (_ key: String) -> (number: Int, isOfItem: Bool)
  ) {
    guard !show.isEmpty || !showAny.isEmpty else {
      self = .none
      return
    }
    var list: [Condition] = []
    list.reserveCapacity(show.count + showAny.count)
    for (conditions, areClauses) in [(show, true), (showAny, false)] {
      for condition in conditions {
        let slot = slot(condition.field)
        list.append(
          Condition(
            slot: Int32(slot.number), isOfItem: slot.isOfItem, endsClause: areClauses, test: condition.test))
      }
    }
    list[list.count - 1].endsClause = true
    self.init(list)
  }

  var isEmpty: Bool { range.isEmpty }

  /// The slots of the form that are read, with repetitions.
  var slots: [Int] { list[range].lazy.filter { !$0.isOfItem }.map { Int($0.slot) } }

  /// The slots of the own item that are read, with repetitions.
  var itemSlots: [Int] { list[range].lazy.filter(\.isOfItem).map { Int($0.slot) } }

  /// These and those of a section around.
  func inside(_ outer: CompiledConditions) -> CompiledConditions {
    if outer.isEmpty { return self }
    return isEmpty ? outer : CompiledConditions(Array(outer.list[outer.range] + list[range]))
  }

  /// Whether they hold for a field inside an item, which sees the answers of its item besides those of the form.
  func hold(_ answer: (Int) -> JSONValue?, inItem itemAnswer: (Int) -> JSONValue?) -> Bool {
    hold { condition in
      let slot = Int(condition.slot)
      return condition.test.holds(for: condition.isOfItem ? itemAnswer(slot) : answer(slot))
    }
  }

  /// Whether of each clause one condition holds.
  @inline(__always)
  func hold(_ holds: (Condition) -> Bool) -> Bool {
    var clauseHolds = false
    for index in range {
      if !clauseHolds { clauseHolds = holds(list[index]) }
      guard list[index].endsClause else { continue }
      if !clauseHolds { return false }
      clauseHolds = false
    }
    return true
  }
}
