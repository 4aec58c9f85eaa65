import FormhausViews

extension Element {
  /// What the first question in the element means, the element itself among them.
  var question: Semantics? {
    if let semantics, semantics.isQuestion { return semantics }
    return children.lazy.compactMap(\.question).first
  }
}

extension Semantics {
  /// Whether the element is a question that can be read but not changed.
  var isUnchangeable: Bool { isQuestion && (isLocked || isDisabled) }
}
