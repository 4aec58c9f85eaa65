import FormhausCore
import FormhausText

/// A yes or a no.
public struct Toggle: PrimitiveView {
  private let label: SafeText
  private let isOn: Binding<Bool>
  private let look: ToggleLook

  /// Something that is on or off, with its words.
  public init(_ label: String, isOn: Binding<Bool>, look: ToggleLook = .checkbox) {
    self.label = SafeText(label: label)
    self.isOn = isOn
    self.look = look
  }

  func resolve(in context: ResolveContext) -> [Element] {
    let on = isOn.wrappedValue
    var semantics = Semantics(role: .toggle, label: label)
    semantics.kind = .yesNo
    semantics.value = SafeText(label: context.environment.labels[on ? .yes : .no])
    semantics.isDisabled = !context.environment.isEnabled
    semantics.actions.press = { [isOn] in isOn.wrappedValue.toggle() }
    semantics.actions.setOn = { [isOn] in isOn.wrappedValue = $0 }
    semantics.actions.clear = { [isOn] in isOn.wrappedValue = false }
    return [
      Element(id: context.id, content: .toggle(isOn: on, look: look, title: label), semantics: semantics)
    ]
  }
}
