import FormhausCore
import FormhausText

/// A field that an app draws by a view of its own: its control is given what every field's has.
struct CustomField<Content: View>: PrimitiveView {
  let context: FieldContext
  let content: Content

  func resolve(in resolving: ResolveContext) -> [Element] {
    var elements = resolving.child(0).resolve(content.autocomplete(context.field.autocomplete))
    var isAdopted = false
    for index in elements.indices { adopt(&elements[index], &isAdopted) }
    if !isAdopted, elements.indices.contains(0) { elements[0].anchor = context.field.key }
    return elements
  }

  /// Lets the first question inside an element answer for the field; whatever is disabled because the field is
  /// locked can still be focused and read.
  private func adopt(_ element: inout Element, _ isAdopted: inout Bool) {
    if var semantics = element.semantics, semantics.isQuestion || semantics.role == .button {
      if semantics.isQuestion, !isAdopted {
        isAdopted = true
        context.adopt(&semantics)
      }
      context.lock(&semantics)
      element.semantics = semantics
    }
    guard !element.children.isEmpty else { return }
    for index in element.children.indices { adopt(&element.children[index], &isAdopted) }
  }
}

extension FieldContext {
  /// Adds to the meaning of a view's control what the field knows and the view has not said.
  fileprivate func adopt(_ semantics: inout Semantics) {
    // The marker is a meaning of its own: as a part of the name it would be said twice.
    if semantics.label.isEmpty || semantics.label.string == accessibilityName {
      semantics.label = SafeText(label: label)
    }
    semantics.isRequired = semantics.isRequired || isRequired
    if value == nil {
      // Never touched is no answer yet, and sends none.
      semantics.value = nil
    }
    semantics.actions.clear = { setValue(nil) }
    semantics.error = semantics.error ?? error.map(SafeText.init(notes:))
    semantics.hint = semantics.hint ?? helperText.map(SafeText.init(notes:))
    semantics.focusTag = semantics.focusTag ?? field.key
    semantics.limits = limits
    semantics.isWaiting = isLoading
    semantics.failure = failure.map { SafeText(notes: $0.message) }
    if semantics.actions.retry == nil, failure != nil { semantics.actions.retry = { retry() } }
    if semantics.actions.check == nil { semantics.actions.check = { check() } }
    if semantics.actions.commit == nil, semantics.role == .choice {
      semantics.actions.commit = { commit() }
    }
  }

  /// A locked control is read like any other; only changing it is off.
  func lock(_ semantics: inout Semantics) {
    guard isLocked else { return }
    semantics.isDisabled = false
    semantics.isLocked = true
  }
}

extension View {
  /// Moves the focus here when the field of the context is the first one that is refused, and tells where the focus is.
  ///
  /// While the form is busy the focus stays.
  public func formhausFocus(_ context: FieldContext, _ isFocused: Binding<Bool>) -> some View {
    focused(isFocused).focusTag(context.field.key).meaning { context.lock(&$0) }
  }

  /// Lets the form scroll to the whole view, and bring the focus into it, when a line of the error summary leads here.
  public func formhausScrollAnchor(_ context: FieldContext) -> some View {
    modified { $0.anchor = context.field.key }
  }
}
