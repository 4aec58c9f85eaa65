extension FormEngine {
  /// Goes back to the form as it was in an earlier copy of this one.
  ///
  /// What the host provided since is kept: options, and which fields wait for it. Revisions go on from here, so that
  /// whoever compares them sees everything anew.
  public mutating func restore(_ earlier: FormEngine) {
    let later = self
    self = earlier
    revision = later.revision + 1
    structureRevision = later.structureRevision + 1
    nextItem = later.nextItem
    for slot in fieldRevisions.indices { fieldRevisions[slot] = later.fieldRevisions[slot] + 1 }
    for group in groups.indices { groups[group].orderRevision = revision }
    keepProvided(of: later)
  }

  /// Takes over the options of the host, and which fields wait for it; nothing is awaited for items that were gone.
  private mutating func keepProvided(of later: FormEngine) {
    let slots = Set(providedOptions.keys).union(later.providedOptions.keys).sorted()
    providedOptions = later.providedOptions
    loadingSlots = later.loadingSlots
    refresh(slots)
    for group in groups.indices {
      let laterItems = Dictionary(
        later.groups[group].items.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      for index in groups[group].items.indices {
        let laterItem = laterItems[groups[group].items[index].id]
        groups[group].items[index].loadingSlots = laterItem?.loadingSlots ?? []
        if let laterItem { groups[group].items[index].providedOptions = laterItem.providedOptions }
        refresh(form.groups[group].providerFields, group, index)
      }
    }
  }

  /// Sets errors of the host on visible fields beside those that there are; others are left out.
  public mutating func addErrors(_ errors: some Sequence<(key: String, value: String)>) {
    revision += 1
    let before = errorsBySlot
    for (key, message) in errors { _ = set(FieldError(key: key, message: message)) }
    noteErrors(before)
  }
}
