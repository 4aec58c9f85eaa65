extension FormEngine {
  /// Goes back to the form as it was in an earlier copy of this one.
  ///
  /// Revisions go on from here, so that whoever compares them sees everything anew.
  public mutating func restore(_ earlier: FormEngine) {
    let later = self
    self = earlier
    revision = later.revision + 1
    structureRevision = later.structureRevision + 1
    nextItem = later.nextItem
    for slot in fieldRevisions.indices { fieldRevisions[slot] = later.fieldRevisions[slot] + 1 }
    for group in groups.indices { groups[group].orderRevision = revision }
  }

  /// Sets errors of the host on visible fields beside those that there are; others are left out.
  public mutating func addErrors(_ errors: some Sequence<(key: String, value: String)>) {
    revision += 1
    let before = errorsBySlot
    for (key, message) in errors { _ = set(FieldError(key: key, message: message)) }
    noteErrors(before)
  }
}
