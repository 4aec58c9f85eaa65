import FormhausText
import FormhausViews

/// Words for states that colour alone must not tell.
struct StateMarks: Sendable, Hashable {
  /// Stands behind the label of a question that cannot be changed.
  var locked: SafeText = ""
  /// Stands behind an option that cannot be picked.
  var unavailable: SafeText = ""

  /// An option whose label says that it cannot be picked, where it cannot.
  func said(of choice: Choice) -> Choice {
    guard choice.isDisabled, !unavailable.isEmpty else { return choice }
    var choice = choice
    choice.label = choice.label + " " + unavailable
    return choice
  }
}
