import FormhausCore
import FormhausText

/// A repeatable group, by the view that the components have for it.
struct GroupView: View {
  @Environment(\.labels) private var labels
  let group: FieldDefinition
  let source: FieldSource
  /// Whether nothing stands above it.
  let isFirst: Bool

  var body: some View {
    switch source.components.group {
    case .builtIn: StandardGroup(context: context, group: group, source: source, isFirst: isFirst)
    case .custom(let view): VStack { view(context) }.modified { $0.anchor = group.key }
    case .missing:
      VStack {
        source.missing("group")
        items
      }
    }
  }

  private var context: GroupContext {
    let engine = source.engine
    return GroupContext(
      label: group.label, helperText: group.helperText, error: engine.error(group.key),
      isRequired: group.isRequired, isLocked: source.isBusy,
      addLabel: group.group?.addLabel ?? labels[.addItem],
      addDisabledReason: source.reasonNotToAdd(group), addTestId: source.testID(.add, group.key),
      itemCount: engine.itemCount(group.key), items: AnyView(items), key: group.key, store: source.store)
  }

  private var items: some View {
    let engine = source.engine
    let places = engine.itemIDs(group.key).enumerated().map { ItemPlace(id: $1, index: $0) }
    return ForEach(places) { place in
      Memo(token(place, of: places.count, engine)) {
        if let item = source.engine.item(group.key, at: place.index) {
          ItemView(item: item, group: group, source: source)
        }
      }
    }
  }

  private func token(_ place: ItemPlace, of count: Int, _ engine: FormEngine) -> ItemToken {
    ItemToken(
      index: place.index, count: count, revision: engine.revision(ofItem: place.index, in: group.key),
      noteRevision: group.group?.fields.hasNotes == true ? engine.structureRevision : 0,
      isBusy: source.isBusy, components: source.components.identity)
  }
}

/// The built-in view of a group: its label, its items, and Add behind them.
private struct StandardGroup: View {
  @Environment(\.labels) private var labels
  let context: GroupContext
  let group: FieldDefinition
  let source: FieldSource
  let isFirst: Bool

  var body: some View {
    VStack(spacing: 1) {
      VStack {
        Text(group.isRequired ? group.label + " *" : group.label).bold().accessibilityHeader()
          .accessibilityLabel(group.label)
          .purpose(
            .group(
              items: context.itemCount, atLeast: group.group?.minItems ?? 0, atMost: group.group?.maxItems))
        if let helper = group.helperText { Text(helper).foregroundStyle(.textSecondary) }
      }
      context.items
      VStack {
        add
        if let error = context.error { ErrorText(error).padding(.horizontal, 2) }
      }
    }
    .padding(.top, isFirst ? 0 : 1)
  }

  private var add: some View {
    HStack {
      Button(context.addLabel) { context.add() }
        .accessibilityLabel(group.group?.addLabel ?? labels.text(.addItemTo, ["label": group.label]))
        .accessibilityIdentifier(context.addTestId)
        .answer(isRequired: group.isRequired, error: context.error)
        .dimmed(context.addDisabledReason)
        .locked(context.isLocked)
        .focusTag(group.key)
        .purpose(.addItem(group: SafeText(label: group.label)))
        .meaning { semantics in
          semantics.actions.check = { source.store.send(.check(key: group.key)) }
          guard group.group?.reorderable == true else { return }
          semantics.actions.moveItem = { source.store.send(.moveItem(group: group.key, from: $0, to: $1)) }
        }
      if let reason = context.addDisabledReason { Text(reason).foregroundStyle(.textSecondary) }
    }
  }
}

/// Where an item stands.
private struct ItemPlace: Identifiable {
  let id: ItemID
  let index: Int
}

/// All that the view of an item depends on.
private struct ItemToken: Hashable {
  var index: Int
  var count: Int
  var revision: Int
  var noteRevision: Int
  var isBusy: Bool
  var components: FormComponents.Identity
}

extension [FieldDefinition] {
  /// Whether there are sections without fields, which may be shown for answers outside of an item.
  fileprivate var hasNotes: Bool {
    contains { field in field.section.map { $0.fields.isEmpty || $0.fields.hasNotes } ?? false }
  }
}

extension FieldSource {
  /// Why no item can be added; nil when one can.
  fileprivate func reasonNotToAdd(_ group: FieldDefinition) -> String? {
    guard let most = group.group?.maxItems, !engine.canAddItem(group.key) else { return nil }
    return engine.messages.text(.atMost, count: most)
  }
}
