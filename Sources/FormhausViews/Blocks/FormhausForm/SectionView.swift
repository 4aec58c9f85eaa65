import FormhausCore

/// A section that the app draws by a view of its own, or for which the components have none.
struct SectionView: View {
  let section: FieldDefinition
  let rows: [FormRow]
  let source: FieldSource

  var body: some View {
    let content = FormBlocks(rows: rows, source: source)
    switch source.components.section {
    case .custom(let view):
      view(
        SectionContext(
          label: section.label, description: section.section?.description, content: AnyView(content)))
    case .missing, .builtIn:
      // The fields are there all the same: nothing of the form is lost.
      VStack {
        source.missing("section")
        content
      }
    }
  }
}

extension FormComponents {
  /// Whether a section is one thing, rather than a heading among the rows.
  var nestsSections: Bool {
    if case .builtIn = section { false } else { true }
  }
}
