import FormhausText
import FormhausViews

/// A question above the page: whether to leave.
struct Dialog: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    /// Asked by Esc on the page, or by the form's Cancel.
    case leave
    /// Asked by Ctrl-C.
    case interrupt
  }

  /// The place of the button that leaves; the one before it stays.
  static let leaveButton = 1

  var kind: Kind
  var title: SafeText
  var message: SafeText?
  var buttons: [SafeText]
  /// The button the cursor is on.
  var selected = 0
  /// The element that is pressed instead of leaving, when its press was the reason to ask.
  var pressing: ElementID?
}
