import FormhausCore
import FormhausText

/// One item of a group, by the view that the components have for it.
struct ItemView: View {
  @Environment(\.labels) private var labels
  let item: GroupItem
  let group: FieldDefinition
  let source: FieldSource

  var body: some View {
    switch source.components.groupItem {
    case .builtIn: StandardItem(context: context, item: item)
    case .custom(let view): view(context)
    case .missing:
      VStack {
        source.missing("groupItem")
        fields
      }
    }
  }

  private var context: GroupItemContext {
    let count = source.engine.itemCount(group.key)
    let isReorderable = group.group?.reorderable == true
    return GroupItemContext(
      title: item.label, index: item.index, itemCount: count, isLocked: source.isBusy,
      removeLabel: group.group?.removeLabel ?? labels[.remove], canMoveUp: isReorderable && item.index > 0,
      canMoveDown: isReorderable && item.index < count - 1,
      removeTestId: source.testID(.remove, item.key), moveUpTestId: source.testID(.moveUp, item.key),
      moveDownTestId: source.testID(.moveDown, item.key), content: AnyView(fields), group: group.key,
      id: item.id, store: source.store)
  }

  private var fields: some View {
    FormBlocks(
      rows: FormRow.rows(
        of: source.engine.visibleBlocks(ofItem: item.index, in: group.key), source.engine,
        nested: source.components.nestsSections),
      source: source)
  }
}

/// The built-in view of an item: its heading, its fields, and below them what can be done to it.
private struct StandardItem: View {
  @Environment(\.labels) private var labels
  let context: GroupItemContext
  let item: GroupItem

  var body: some View {
    VStack {
      Text(labels.text(.itemOf, ["item": item.label, "total": String(context.itemCount)])).bold()
        .accessibilityHeader()
        .purpose(.item(title: SafeText(label: context.title), number: item.index + 1, of: context.itemCount))
      context.content
      // Behind the fields, so that nobody comes to Remove before there is something to fill in.
      HStack {
        Spacer()
        if context.canMoveUp { move(.moveUp, .moveItemUp, context.moveUpTestId) { context.moveUp() } }
        if context.canMoveDown {
          move(.moveDown, .moveItemDown, context.moveDownTestId) { context.moveDown() }
        }
        Button(context.removeLabel) { context.remove() }
          .buttonStyle(.plain)
          .accessibilityLabel(text(.removeItem))
          .accessibilityIdentifier(context.removeTestId)
          .locked(context.isLocked)
          .purpose(.removeItem)
      }
    }
  }

  private func text(_ key: LabelKey) -> String { labels.text(key, ["item": item.label]) }

  private func move(
    _ title: LabelKey, _ name: LabelKey, _ testID: String?, action: @escaping @MainActor () -> Void
  ) -> some View {
    Button(labels[title], action: action)
      .buttonStyle(.plain)
      .accessibilityLabel(text(name))
      .accessibilityIdentifier(testID)
      // At the end of the list the focus goes to the other direction, not to Remove.
      .focusTag("\(context.group).\(item.id).move")
      .locked(context.isLocked)
      .purpose(.moveItem)
  }
}
