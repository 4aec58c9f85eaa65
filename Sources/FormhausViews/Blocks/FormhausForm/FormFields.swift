import FormhausCore
import FormhausStore
import FormhausText

/// The visible fields, sections and groups of the step that shows.
struct FormFields: View {
  @State private var rows = PageRows()
  let store: Store<FormState, FormAction>
  let renderer: FormRendererOptions

  var body: some View {
    let engine = store.state.engine
    VStack(spacing: 0) {
      if let description = engine.currentStep?.description {
        Text(description).foregroundStyle(.textSecondary).padding(.bottom, 1)
      }
      FormBlocks(rows: rows.rows(of: engine), source: FieldSource(store: store, renderer: renderer))
    }
    // Steps that ask for the same key do so in words of their own.
    .id(engine.currentStep?.id ?? "")
  }
}

/// The rows of the page that shows, made again only when something appeared, went or changed places.
@MainActor
private final class PageRows {
  private var structureRevision: Int?
  private var rows: [FormRow] = []

  func rows(of engine: FormEngine) -> [FormRow] {
    if structureRevision != engine.structureRevision {
      structureRevision = engine.structureRevision
      rows = FormRow.rows(of: engine.visibleBlocks, engine)
    }
    return rows
  }
}

/// Fields and sections below each other; a field is resolved again only when something of it changed.
struct FormBlocks: View {
  let rows: [FormRow]
  let source: FieldSource

  var body: some View {
    let tokens = source.tokens
    MemoForEach(rows) { row in
      row.fieldKey.map { tokens.token($0) }
    } content: { row in
      switch row.content {
      case .field(let field): FieldViews.standard.view(source.context(field))
      case .group(let group): GroupView(group: group, source: source, isFirst: row.isFirst)
      case .heading(let title, let description):
        SectionHeading(title: title, description: description, isFirst: row.isFirst)
      case .end(let title):
        SectionEnd(title: title)
      }
    }
  }
}

/// What stands above the fields of a section.
struct SectionHeading: View {
  let title: String
  let description: String?
  /// Whether nothing stands above it.
  let isFirst: Bool

  var body: some View {
    VStack {
      Text(title).bold().accessibilityHeader()
      if let description { Text(description).foregroundStyle(.textSecondary) }
    }
    .padding(.top, isFirst ? 0 : 1)
  }
}

/// A line below a section, which tells in words that the section is over.
private struct SectionEnd: PrimitiveView {
  let title: String

  func resolve(in context: ResolveContext) -> [Element] {
    guard !title.isEmpty else { return [Element(id: context.id, content: .divider)] }
    var semantics = Semantics(
      role: .text, label: SafeText(label: context.environment.labels.text(.sectionEnd, ["title": title])))
    semantics.purpose = .sectionEnd
    return [Element(id: context.id, content: .divider, semantics: semantics)]
  }
}

/// One row of a page: a field, or where a section begins or ends.
///
/// A field keeps its identity, and so what is typed into it, whatever sections around it appear or go.
struct FormRow: Identifiable {
  indirect enum Content {
    case field(FieldDefinition)
    case group(FieldDefinition)
    case heading(String, description: String?)
    /// Sets what follows a section with a title apart from it.
    case end(String)
  }

  let id: String
  let content: Content
  /// The field whose own changes are all that the row depends on; nil where there is more.
  let fieldKey: String?
  let isFirst: Bool

  init(id: String, content: Content, isFirst: Bool) {
    self.id = id
    self.content = content
    self.isFirst = isFirst
    fieldKey = if case .field(let field) = content { field.key } else { nil }
  }

  static func rows(of blocks: [VisibleBlock], _ engine: FormEngine) -> [FormRow] {
    var builder = RowBuilder(engine: engine)
    builder.add(blocks)
    return builder.rows
  }
}

/// Flattens sections into rows.
private struct RowBuilder {
  let engine: FormEngine
  var rows: [FormRow] = []
  private var uses: [String: Int] = [:]
  /// The title of the section that has just ended.
  private var endedSection: String?

  init(engine: FormEngine) {
    self.engine = engine
  }

  mutating func add(_ blocks: [VisibleBlock]) {
    for block in blocks {
      switch block {
      case .field(let field):
        if let endedSection { append("end", .end(endedSection)) }
        endedSection = nil
        append("field." + name(field.key), field.group == nil ? .field(field) : .group(field))
      case .section(let section, let inner):
        endedSection = nil
        append(
          "section." + section.key, .heading(section.label, description: section.section?.description))
        add(inner)
        endedSection = section.label
      }
    }
  }

  /// The key of a field in its item, which stays when the item moves.
  private func name(_ key: String) -> String {
    if case .itemField(_, _, let field) = engine.fieldID(ofKey: key) { field } else { key }
  }

  private mutating func append(_ name: String, _ content: FormRow.Content) {
    let use = uses[name, default: 0]
    uses[name] = use + 1
    rows.append(FormRow(id: use == 0 ? name : "\(name)#\(use)", content: content, isFirst: rows.isEmpty))
  }
}
