/// A field or a section, as a page shows it.
public enum VisibleBlock: Sendable, Equatable {
  /// A field of its own.
  case field(FieldDefinition)
  /// A section with what is visible in it.
  case section(FieldDefinition, [VisibleBlock])
}

extension FormEngine {
  /// The visible fields and sections of the current step or of the single page, in their places.
  ///
  /// A section all of whose fields are hidden is left out; one that was written without fields is a note, shown while
  /// its conditions hold.
  public var visibleBlocks: [VisibleBlock] {
    current.map { visibleBlocks($0) } ?? []
  }

  /// The visible fields and sections of a step; none for a step off the path.
  public func visibleBlocks(ofStep id: String) -> [VisibleBlock] {
    form.stepOfID[id].map { visibleBlocks($0) } ?? []
  }

  private func visibleBlocks(_ step: Int) -> [VisibleBlock] {
    form.steps[step].blocks?.compactMap { visibleBlock($0) } ?? visibleFields(step).map { .field($0) }
  }

  private func visibleBlock(_ block: CompiledBlock) -> VisibleBlock? {
    switch block {
    case .field(let field):
      return visibility.fields[field] ? .field(definition(ofField: field)) : nil
    case .section(let index):
      let section = form.sections[index]
      let blocks = section.blocks.compactMap { visibleBlock($0) }
      let isShown = section.blocks.isEmpty ? noteIsVisible(section) : !blocks.isEmpty
      return isShown ? .section(section.definition, blocks) : nil
    }
  }

  private func noteIsVisible(_ section: CompiledSection) -> Bool {
    visibility.steps[section.step]
      && visibility.holds(section.conditions, before: section.step + 1, form, answers)
  }
}
