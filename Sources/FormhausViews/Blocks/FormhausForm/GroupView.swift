import FormhausCore
import FormhausText

/// A repeatable group: its label, its items, and Add behind them.
struct GroupView: View {
  @Environment(\.labels) private var labels
  let group: FieldDefinition
  let source: FieldSource
  /// Whether nothing stands above it.
  let isFirst: Bool

  var body: some View {
    let engine = source.engine
    let error = engine.error(group.key)
    let places = engine.itemIDs(group.key).enumerated().map { ItemPlace(id: $1, index: $0) }
    VStack(spacing: 1) {
      VStack {
        Text(group.isRequired ? group.label + " *" : group.label).bold().accessibilityHeader()
          .accessibilityLabel(group.label)
          .purpose(
            .group(
              items: source.engine.itemCount(group.key), atLeast: group.group?.minItems ?? 0,
              atMost: group.group?.maxItems))
        if let helper = group.helperText { Text(helper).foregroundStyle(.textSecondary) }
      }
      ForEach(places) { place in
        Memo(token(place, of: places.count, engine)) {
          if let item = source.engine.item(group.key, at: place.index) {
            ItemView(item: item, group: group, source: source)
          }
        }
      }
      VStack {
        add
        if let error { ErrorText(error).padding(.horizontal, 2) }
      }
    }
    .padding(.top, isFirst ? 0 : 1)
  }

  private func token(_ place: ItemPlace, of count: Int, _ engine: FormEngine) -> ItemToken {
    ItemToken(
      index: place.index, count: count, revision: engine.revision(ofItem: place.index, in: group.key),
      noteRevision: group.group?.fields.hasNotes == true ? engine.structureRevision : 0, isBusy: source.isBusy
    )
  }

  private var add: some View {
    let reason = source.reasonNotToAdd(group)
    return HStack {
      Button(group.group?.addLabel ?? labels[.addItem]) {
        source.store.send(.addItem(group: group.key))
      }
      .accessibilityLabel(group.group?.addLabel ?? labels.text(.addItemTo, ["label": group.label]))
      .accessibilityIdentifier(source.testID(.add, group.key))
      .answer(isRequired: group.isRequired, error: source.engine.error(group.key))
      .dimmed(reason)
      .locked(source.isBusy)
      .focusTag(group.key)
      .purpose(.addItem(group: SafeText(label: group.label)))
      .meaning { semantics in
        semantics.actions.check = { source.store.send(.check(key: group.key)) }
        guard group.group?.reorderable == true else { return }
        semantics.actions.moveItem = { source.store.send(.moveItem(group: group.key, from: $0, to: $1)) }
      }
      if let reason { Text(reason).foregroundStyle(.textSecondary) }
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
