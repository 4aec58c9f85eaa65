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
  /// The heading.
  public let label: String
  public let description: String?
  /// The fields of the section.
  public let content: AnyView
}

/// What the view of a repeatable group is given.
@MainActor
public struct GroupContext {
  /// What is asked.
  public let label: String
  /// A line of help; nil for none.
  public let helperText: String?
  /// What is wrong with the number of items; nil when nothing is.
  public let error: String?
  /// Whether there must be an item.
  public let isRequired: Bool
  /// Whether the form is on its way.
  public let isLocked: Bool
  /// The words on the button that adds an item.
  public let addLabel: String
  /// Why no item can be added; nil when one can.
  public let addDisabledReason: String?
  /// The name by which tests find that button; nil for none.
  public let addTestId: String?
  /// How many items there are.
  public let itemCount: Int
  /// The items of the group.
  public let items: AnyView
  let key: String
  let store: Store<FormState, FormAction>

  /// Whether there is an error to show.
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
  /// How many items the group has.
  public let itemCount: Int
  /// Whether the form is on its way.
  public let isLocked: Bool
  /// The words on the button that removes the item.
  public let removeLabel: String
  /// Whether the item can change places with the one before it, and with the one behind it.
  public let canMoveUp: Bool
  /// Whether the item can change places with the one behind it.
  public let canMoveDown: Bool
  /// The name by which tests find that button; nil for none.
  public let removeTestId: String?
  /// The name by which tests find the button that moves the item up; nil for none.
  public let moveUpTestId: String?
  /// The name by which tests find the button that moves the item down; nil for none.
  public let moveDownTestId: String?
  /// The fields of the item.
  public let content: AnyView
  let group: String
  let id: ItemID
  let store: Store<FormState, FormAction>

  /// Removes the item; asks first when something was filled in.
  public func remove() { store.send(.removeItem(group: group, id)) }
  /// Changes places with the item before.
  public func moveUp() { move(by: -1) }
  /// Changes places with the item behind.
  public func moveDown() { move(by: 1) }

  private func move(by step: Int) { store.send(.moveItem(group: group, from: index, to: index + step)) }
}

/// What the view of a question is given; it stands on a panel above the page, and Esc declines.
@MainActor
public struct ConfirmDialogContext {
  /// The question.
  public let title: String
  /// What will be lost; nil says nothing.
  public let message: String?
  /// The button that does what is asked about.
  public let acceptLabel: String
  /// The button that leaves everything as it is.
  public let declineLabel: String
  /// Whether accepting is what is wanted as a rule.
  public let isExpected: Bool
  /// The name by which tests find the button that does it; nil for none.
  public let acceptTestId: String?
  /// The name by which tests find the button that does nothing; nil for none.
  public let declineTestId: String?
  let answer: @MainActor (Bool) -> Void

  /// Does what is asked about.
  public func accept() { answer(true) }
  /// Leaves everything as it is.
  public func decline() { answer(false) }
}
