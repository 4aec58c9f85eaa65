import FormhausText

/// A control that does something when it is pressed.
public struct Button: PrimitiveView {
  private let label: SafeText
  private let isBusy: Bool
  private let action: @MainActor () -> Void

  /// A button with its words and what a press does.
  public init(_ label: String, action: @escaping @MainActor () -> Void) {
    self.init(label, isBusy: false, action: action)
  }

  /// - Parameter isBusy: shows that the work of the button goes on.
  public init(_ label: String, isBusy: Bool, action: @escaping @MainActor () -> Void) {
    self.label = SafeText(label: label)
    self.isBusy = isBusy
    self.action = action
  }

  func resolve(in context: ResolveContext) -> [Element] {
    var semantics = Semantics(role: .button, label: label)
    semantics.isDisabled = !context.environment.isEnabled
    semantics.actions.press = action
    return [
      Element(
        id: context.id, content: .button(context.environment.buttonStyle, title: label, isBusy: isBusy),
        semantics: semantics)
    ]
  }
}

/// How the buttons inside a view are drawn.
public enum ButtonStyle: Sendable {
  case automatic, bordered, borderedProminent, plain

  var look: ButtonLook {
    switch self {
    case .automatic, .bordered: .secondary
    case .borderedProminent: .prominent
    case .plain: .text
    }
  }
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: ButtonLook { .secondary }
}

extension EnvironmentValues {
  var buttonStyle: ButtonLook {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the buttons inside the view are drawn.
  public func buttonStyle(_ style: ButtonStyle) -> some View {
    environment(\.buttonStyle, style.look)
  }
}
