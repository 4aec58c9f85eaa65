/// What the screen keeps for one focusable element.
struct FieldViewState: Sendable, Hashable {
  /// The text of an input as it is being edited.
  var editor: TextEditor?
  /// The option that the cursor of a choice is on, by index among all options.
  var highlighted = 0
  /// The first visible row of a textarea or list; in a one-line input the first visible grapheme.
  var scroll = 0
}
