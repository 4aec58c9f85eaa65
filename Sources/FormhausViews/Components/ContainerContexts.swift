import FormhausCore
import FormhausStore

/// What the view of a form's progress is given.
@MainActor
public struct ProgressContext {
  /// The page that shows, from 1.
  public let current: Int
  /// How many pages there are, with Review where the form has it.
  public let total: Int
  /// The title of the page.
  public let title: String
  /// Where the person is, in words: "Step 2 of 4".
  public let position: String
}

/// What the view of a section is given.
@MainActor
public struct SectionContext {
  public let label: String
  public let description: String?
  /// The fields of the section.
  public let content: AnyView
}

/// What the view of a repeatable group is given.
@MainActor
public struct GroupContext {
  public let label: String
  public let helperText: String?
  public let error: String?
  public let isRequired: Bool
  /// Whether the form is on its way.
  public let isLocked: Bool
  public let addLabel: String
  /// Why no item can be added; nil when one can.
  public let addDisabledReason: String?
  public let addTestId: String?
  public let itemCount: Int
  /// The items of the group.
  public let items: AnyView
  let key: String
  let store: Store<FormState, FormAction>

  public var isInvalid: Bool { error != nil }

  /// Adds an item at the end and moves the focus there.
  public func add() { store.send(.addItem(group: key)) }
}

/// What the view of one item of a group is given.
@MainActor
public struct GroupItemContext {
  /// The item's title: "Person 2".
  public let title: String
  /// The place of the item, from 0.
  public let index: Int
  public let itemCount: Int
  /// Whether the form is on its way.
  public let isLocked: Bool
  public let removeLabel: String
  /// Whether the item can change places with the one before it, and with the one behind it.
  public let canMoveUp: Bool
  public let canMoveDown: Bool
  public let removeTestId: String?
  public let moveUpTestId: String?
  public let moveDownTestId: String?
  /// The fields of the item.
  public let content: AnyView
  let group: String
  let id: ItemID
  let store: Store<FormState, FormAction>

  /// Removes the item; asks first when something was filled in.
  public func remove() { store.send(.removeItem(group: group, id)) }
  public func moveUp() { move(by: -1) }
  public func moveDown() { move(by: 1) }

  private func move(by step: Int) { store.send(.moveItem(group: group, from: index, to: index + step)) }
}

/// What the view of a question is given; it stands on a panel above the page, and Esc declines.
@MainActor
public struct ConfirmDialogContext {
  public let title: String
  public let message: String?
  /// The button that does what is asked about.
  public let acceptLabel: String
  /// The button that leaves everything as it is.
  public let declineLabel: String
  public let acceptTestId: String?
  public let declineTestId: String?
  let answer: @MainActor (Bool) -> Void

  public func accept() { answer(true) }
  public func decline() { answer(false) }
}
