/// What the screen keeps for one focusable element.
struct FieldViewState: Sendable, Hashable {
  /// The text of an input as it is being edited.
  var editor: TextEditor?
  /// The text as the element gave or was given it last.
  var text = ""
  /// Whether a secret is shown for now.
  var isRevealed = false
  /// Whether the caret goes to the end of the next text that comes from outside, as that of a suggestion does.
  var followsEnd = false
  /// The option that the cursor of a choice is on, by index among all options.
  var highlighted = 0
  /// The options that were picked when the element was read last.
  var picked: Set<Int> = []
  /// The beginning of an option as it is being typed.
  var typedAhead = ""
  /// The first visible row of a textarea or list; in a one-line input the first visible grapheme.
  var scroll = 0
}
