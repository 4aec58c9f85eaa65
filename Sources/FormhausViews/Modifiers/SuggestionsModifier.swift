extension View {
  /// Offers texts below the inputs of the view while a person types.
  ///
  /// - Parameter pick: takes the suggestion at an index.
  public func suggestions(
    _ suggestions: Suggestions?, pick: @escaping @MainActor (Int) -> Void
  ) -> some View {
    modified { element in
      guard case .input(var input) = element.content else { return }
      input.suggestions = suggestions
      element.content = .input(input)
      element.semantics?.actions.pick = suggestions == nil ? nil : pick
    }
  }
}
