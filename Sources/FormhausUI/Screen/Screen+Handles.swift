import FormhausText
public import FormhausViews
import Surface

/// What tests and scenario files reach by test id.
extension Screen {
  /// The element with a test id; nil when it is not on the page.
  public func element(testID: String) -> Element? {
    refresh()
    return page.element(testID: testID)
  }

  /// The test id of the element that has the focus.
  public var focusedTestID: String? {
    refresh()
    return page.semantics(state.focus)?.testID
  }

  /// The text of an input as it is being edited; of anything else its value, or its label when it has none.
  public func text(ofTestID testID: String) -> String? {
    guard let element = element(testID: testID), let semantics = element.semantics else { return nil }
    return state.fields[element.id]?.editor?.text ?? (semantics.value ?? semantics.label).string
  }

  /// Moves the focus to an element; false when there is none that can have it.
  @discardableResult
  public func focus(testID: String) -> Bool {
    guard let element = element(testID: testID), element.semantics?.isFocusable == true else { return false }
    perform(.focus(element.id))
    return true
  }

  /// Does to an element, or an option of a choice, what a click does; false when it is not on the page or cannot be
  /// used.
  @discardableResult
  public func press(testID: String) -> Bool {
    if let element = element(testID: testID) {
      guard element.semantics?.isFocusable == true else { return false }
      perform(.use(element.id, option: nil))
      return true
    }
    if let dialog = page.sheet, let question = dialog.semantics?.confirmation {
      guard testID == question.acceptTestID || testID == question.declineTestID else { return false }
      perform(.answer(accepts: testID == question.acceptTestID))
      return true
    }
    guard let (id, option) = page.option(testID: testID) else { return false }
    perform(.use(id, option: option))
    return true
  }
}
