import FormhausText
import FormhausViews

/// A question above the page: whether to leave, or to do what cannot be undone.
struct Dialog: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    /// Asked by Esc on the page.
    case leave
    /// Asked by Ctrl-C.
    case interrupt
    /// Asked by the form.
    case confirmation
  }

  /// The place of the button that does what is asked about; the one before it leaves everything as it is.
  static let acceptButton = 1

  var kind: Kind
  var title: SafeText
  var message: SafeText?
  var buttons: [SafeText]
  /// The button the cursor is on.
  var selected = 0
  /// The form's own dialog, which is told what the person decides.
  var pressing: ElementID?
}
