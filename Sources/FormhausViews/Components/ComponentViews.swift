import FormhausCore
import FormhausStore
import FormhausText

/// How far a form has come, by the view that the components have for it.
struct ProgressView: View {
  let context: ProgressContext
  /// The title of the form, where the components show it.
  let formTitle: FormTitle?
  let components: FormComponents
  let report: (@Sendable (FormWarning) -> Void)?

  var body: some View {
    switch components.progress {
    case .builtIn:
      StepIndicator(number: context.current, of: context.total, title: context.title, formTitle: formTitle)
    case .custom(let view): ProgressFrame(context: context, content: view(context))
    case .missing:
      ProgressFrame(context: context, content: AnyView(MissingComponent(name: "progress", report: report)))
    }
  }
}

/// An app's own view of progress, read as one heading as the built-in one is.
private struct ProgressFrame: PrimitiveView {
  let context: ProgressContext
  let content: AnyView

  func resolve(in resolving: ResolveContext) -> [Element] {
    let labels = resolving.environment.labels
    var semantics = Semantics(
      role: .header,
      label: SafeText(
        label: labels.stepHeading(number: context.current, of: context.total, title: context.title)))
    semantics.purpose = .step(
      number: context.current, of: context.total, title: SafeText(label: context.title))
    var frame = resolving.container(.stack(.vertical, spacing: 0, alignment: .leading), content)
    frame.semantics = semantics
    return [frame]
  }
}

/// The buttons below a step, by the view that the components have for them.
struct ActionsView: View {
  let context: ActionsContext
  let components: FormComponents
  let report: (@Sendable (FormWarning) -> Void)?

  var body: some View {
    switch components.actions {
    case .builtIn: StepActions(context: context, accentsBack: components.look == .system)
    case .custom(let view): ActionsFrame(context: context, content: view(context))
    case .missing:
      ActionsFrame(context: context, content: AnyView(MissingComponent(name: "actions", report: report)))
    }
  }
}

/// An app's own buttons, with what a presentation has to know of sending: that it goes on, how Esc calls it off, that it
/// is over.
private struct ActionsFrame: PrimitiveView {
  let context: ActionsContext
  let content: AnyView

  func resolve(in resolving: ResolveContext) -> [Element] {
    var frame = resolving.container(.stack(.vertical, spacing: 0, alignment: .leading), content)
    var semantics = Semantics(role: .status, label: SafeText(""))
    switch context.state.submission {
    case .checking, .sending, .stopping:
      semantics.purpose = .sending
      semantics.actions.cancel = { [context] in context.stop() }
      // What an app turns off meanwhile keeps the focus.
      frame.lockButtons()
    case .sent: semantics.purpose = .sent
    case .idle, .failed: break
    }
    frame.semantics = semantics
    return [frame]
  }
}

extension Element {
  /// Lets the disabled buttons inside be focused, but not pressed.
  fileprivate mutating func lockButtons() {
    if semantics?.role == .button, semantics?.isDisabled == true {
      semantics?.isDisabled = false
      semantics?.isLocked = true
    }
    for index in children.indices { children[index].lockButtons() }
  }
}

/// The question that a form asks, as a dialog above the page.
struct ConfirmDialogView: PrimitiveView {
  let context: ConfirmDialogContext
  let components: FormComponents
  let report: (@Sendable (FormWarning) -> Void)?

  func resolve(in resolving: ResolveContext) -> [Element] {
    var semantics = Semantics(role: .dialog, label: SafeText(label: context.title))
    var confirmation = Semantics.Confirmation(
      title: SafeText(label: context.title), message: context.message.map(SafeText.init(label:)),
      accept: SafeText(label: context.acceptLabel), decline: SafeText(label: context.declineLabel))
    confirmation.isExpected = context.isExpected
    confirmation.acceptTestID = context.acceptTestId
    confirmation.declineTestID = context.declineTestId
    semantics.confirmation = confirmation
    semantics.actions.press = { [context] in context.accept() }
    semantics.actions.cancel = { [context] in context.decline() }
    let inner = resolving.child(0)
    let children: [Element] =
      switch components.confirmDialog {
      case .builtIn: []
      case .custom(let view): inner.resolve(view(context))
      case .missing: inner.resolve(MissingComponent(name: "confirmDialog", report: report))
      }
    return [
      Element(
        id: resolving.id, content: .sheet(title: semantics.label), children: children, semantics: semantics)
    ]
  }
}
