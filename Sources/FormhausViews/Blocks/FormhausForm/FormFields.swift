import FormhausCore
import FormhausText

/// The visible fields, sections and groups of the step that shows.
struct FormFields: View {
  @State private var rows = PageRows()
  let source: FieldSource

  var body: some View {
    let engine = source.engine
    VStack(spacing: 0) {
      if let description = engine.currentStep?.description {
        Text(description).foregroundStyle(.textSecondary).padding(.bottom, 1)
      }
      FormBlocks(rows: rows.rows(of: engine, nested: source.components.nestsSections), source: source)
    }
    // Steps that ask for the same key do so in words of their own.
    .id(engine.currentStep?.id ?? "")
  }
}

/// The rows of the page that shows, made again only when something appeared, went or changed places.
@MainActor
private final class PageRows {
  private var structureRevision: Int?
  private var isNested = false
  private var rows: [FormRow] = []

  func rows(of engine: FormEngine, nested: Bool) -> [FormRow] {
    if structureRevision != engine.structureRevision || isNested != nested {
      structureRevision = engine.structureRevision
      isNested = nested
      rows = FormRow.rows(of: engine.visibleBlocks, engine, nested: nested)
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
      case .field(let field): source.view(field)
      case .section(let section, let rows): SectionView(section: section, rows: rows, source: source)
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
    /// A section as one thing, with its rows.
    case section(FieldDefinition, [FormRow])
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

  /// - Parameter nested: whether a section is one row, because the app draws sections by a view of its own.
  static func rows(of blocks: [VisibleBlock], _ engine: FormEngine, nested: Bool) -> [FormRow] {
    var builder = RowBuilder(engine: engine, isNested: nested)
    builder.add(blocks)
    return builder.rows
  }
}

/// Flattens sections into rows, unless each is to be a row of its own.
private struct RowBuilder {
  let engine: FormEngine
  let isNested: Bool
  var rows: [FormRow] = []
  private var uses: [String: Int] = [:]
  /// The title of the section that has just ended; empty behind a group.
  private var endedSection: String?
  /// Whether a group has just ended.
  private var hasEndedGroup = false

  init(engine: FormEngine, isNested: Bool) {
    self.engine = engine
    self.isNested = isNested
  }

  mutating func add(_ blocks: [VisibleBlock]) {
    for block in blocks {
      switch block {
      case .field(let field):
        // A group that follows one has a blank row above its label.
        if let endedSection, !(hasEndedGroup && field.group != nil) { append("end", .end(endedSection)) }
        hasEndedGroup = field.group != nil
        endedSection = hasEndedGroup ? "" : nil
        append("field." + name(field.key), field.group == nil ? .field(field) : .group(field))
      case .section(let section, let inner) where isNested:
        let rows = FormRow.rows(of: inner, engine, nested: true)
        append("section." + section.key, .section(section, rows))
      case .section(let section, let inner):
        (endedSection, hasEndedGroup) = (nil, false)
        append(
          "section." + section.key, .heading(section.label, description: section.section?.description))
        add(inner)
        (endedSection, hasEndedGroup) = (section.label, false)
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
