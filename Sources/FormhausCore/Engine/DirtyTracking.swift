/// Knows which answers of a form differ from those it started with, or from those last marked as clean.
///
/// A reset of the form counts as a start.
///
/// ```swift
/// let changes = DirtyTracking(engine)
/// engine.setValue("email", "ada@example.com")
/// changes.dirtyKeys(in: engine)  // ["email"]
/// ```
public struct DirtyTracking: Sendable {
  private var clean: FormEngine

  /// Begins with the answers as they are now.
  public init(_ engine: FormEngine) {
    clean = engine
  }

  /// Holds the answers that the form has now for clean.
  public mutating func markClean(_ engine: FormEngine) {
    clean = engine
  }

  /// The keys whose answers differ, in document order; that of a group when anything in it does.
  ///
  /// Answers of hidden fields count too. Costs as much as the form is long.
  public func dirtyKeys(in engine: FormEngine) -> [String] {
    dirtySlots(engine).map { engine.form.slots[$0].key }
  }

  /// Whether any answer differs.
  public func isDirty(_ engine: FormEngine) -> Bool {
    dirtySlots(engine).contains { _ in true }
  }

  private func dirtySlots(_ engine: FormEngine) -> some Sequence<Int> {
    let clean = engine.resetCount == clean.resetCount ? clean : engine.atStart
    return engine.form.slots.indices.lazy.filter { slot in
      !engine.form.slots[slot].fields.isEmpty && engine.value(ofSlot: slot) != clean.value(ofSlot: slot)
    }
  }
}
