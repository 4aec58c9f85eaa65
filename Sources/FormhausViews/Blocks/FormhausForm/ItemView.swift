import FormhausCore
import FormhausText

/// One item of a group: its heading, its fields, and below them what can be done to it.
struct ItemView: View {
  @Environment(\.labels) private var labels
  let item: GroupItem
  let group: FieldDefinition
  let source: FieldSource

  var body: some View {
    VStack {
      Text(item.label).bold()
        .meaning { semantics in
          semantics.role = .header
          semantics.label = SafeText(
            label: labels.text(.itemOf, ["item": item.label, "total": String(count)]))
          semantics.purpose = .item(number: item.index + 1, of: count)
        }
      FormBlocks(
        rows: FormRow.rows(
          of: source.engine.visibleBlocks(ofItem: item.index, in: group.key), source.engine),
        source: source)
      // Behind the fields, so that nobody comes to Remove before there is something to fill in.
      HStack {
        Spacer()
        if isReorderable, item.index > 0 { move(.moveUp, .moveItemUp, by: -1, .moveUp) }
        if isReorderable, item.index < count - 1 { move(.moveDown, .moveItemDown, by: 1, .moveDown) }
        remove
      }
    }
  }

  private var count: Int { source.engine.itemCount(group.key) }

  private var isReorderable: Bool { group.group?.reorderable == true }

  private func text(_ key: LabelKey) -> String { labels.text(key, ["item": item.label]) }

  private func move(
    _ title: LabelKey, _ name: LabelKey, by step: Int, _ kind: TestIdTarget.Kind
  ) -> some View {
    Button(labels[title]) {
      source.store.send(.moveItem(group: group.key, from: item.index, to: item.index + step))
    }
    .buttonStyle(.plain)
    .accessibilityLabel(text(name))
    .accessibilityIdentifier(source.testID(kind, item.key))
    // At the end of the list the focus goes to the other direction, not to Remove.
    .focusTag("\(group.key).\(item.id).move")
    .locked(source.isBusy)
    .purpose(.moveItem)
  }

  private var remove: some View {
    let isEmpty = source.engine.isItemEmpty(group.key, at: item.index)
    return Button(group.group?.removeLabel ?? labels[.remove]) {
      source.store.send(.removeItem(group: group.key, item.id))
    }
    .buttonStyle(.plain)
    .accessibilityLabel(text(.removeItem))
    .accessibilityIdentifier(source.testID(.remove, item.key))
    .locked(source.isBusy)
    .purpose(.removeItem)
    .meaning { semantics in
      guard !isEmpty else { return }
      semantics.confirmation = Semantics.Confirmation(
        title: SafeText(label: text(.removeTitle)), message: SafeText(label: labels[.removeMessage]),
        accept: SafeText(label: labels[.remove]), decline: SafeText(label: labels[.keep]))
    }
  }
}
