import FormhausCore
import FormhausText

/// Picks one of several options; the options are the tagged texts inside.
public struct Picker<Selection: Hashable, Content: View>: PrimitiveView {
  private let label: SafeText
  private let selection: Binding<Selection>
  private let content: Content

  /// A choice between the views inside, each named by its `tag`.
  public init(_ label: String, selection: Binding<Selection>, @ViewBuilder content: () -> Content) {
    self.label = SafeText(label: label)
    self.selection = selection
    self.content = content()
  }

  func resolve(in context: ResolveContext) -> [Element] {
    let options = context.child(0).resolve(content).compactMap(Option.init)
    let current = AnyHashable(selection.wrappedValue)
    let picked = options.firstIndex { $0.tag == current }
    var semantics = Semantics(role: .choice, label: label, value: picked.map { options[$0].label })
    semantics.kind = .oneOf
    semantics.isDisabled = !context.environment.isEnabled
    semantics.actions.pick = { [selection] index in
      guard options.indices.contains(index), let value = options[index].tag.base as? Selection else { return }
      selection.wrappedValue = value
    }
    let choices = ChoicesContent(
      look: context.environment.pickerStyle.look, allowsMultiple: false,
      options: ChoiceList(options.map { Choice(label: $0.label, detail: $0.detail) }),
      picked: picked.map { [$0] } ?? [], prompt: SafeText(label: context.environment.labels[.choose]))
    let picker = Element(id: context.id, content: .choices(choices), semantics: semantics)
    // One row shows an answer only: the label has to stand somewhere.
    guard choices.look.showsAnswerOnly, context.environment.wellLabel == nil else { return [picker] }
    return context.child(0).well(label, isInvalid: false, [picker])
  }

  @MainActor
  private struct Option {
    var tag: AnyHashable
    var label: SafeText
    var detail: SafeText?

    init?(_ element: Element) {
      guard let tag = element.tag, let label = element.semantics?.label else { return nil }
      self.tag = tag
      self.label = label
      detail = element.semantics?.hint?.onOneLine
    }
  }
}

/// How a picker shows its options.
public enum PickerStyle: Sendable {
  /// Rows, as `inline`.
  case automatic
  /// One row an option, always open.
  case inline
  /// One row that opens a list below it.
  case menu
  /// One row that opens a list in the middle of the screen, with a search on top.
  case sheet
  /// Blocks that flow in rows.
  case chips

  var look: ChoicesLook {
    switch self {
    case .automatic, .inline: .inline
    case .menu: .menu
    case .sheet: .sheet
    case .chips: .chips
    }
  }
}

private struct PickerStyleKey: EnvironmentKey {
  static var defaultValue: PickerStyle { .automatic }
}

extension EnvironmentValues {
  var pickerStyle: PickerStyle {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the pickers inside the view show their options.
  public func pickerStyle(_ style: PickerStyle) -> some View {
    environment(\.pickerStyle, style)
  }
}
