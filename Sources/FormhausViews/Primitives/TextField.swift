import FormhausText

/// A text that a person edits; several rows take newlines.
public struct TextField: PrimitiveView {
  private let placeholder: SafeText
  private let text: Binding<String>
  private let rows: Int
  private let isSecure: Bool
  private let limit: Int?

  /// - Parameters:
  ///   - placeholder: an example shown while the field is empty; it names the field outside a well.
  ///   - rows: rows shown at most; with more than one the field grows with its text, and Enter is a newline.
  ///   - limit: UTF-16 units that are taken at most; nil for the general limit.
  public init(_ placeholder: String, text: Binding<String>, rows: Int = 1, limit: Int? = nil) {
    self.init(SafeText(label: placeholder), text, rows: rows, isSecure: false, limit: limit)
  }

  init(_ placeholder: SafeText, _ text: Binding<String>, rows: Int, isSecure: Bool, limit: Int?) {
    self.placeholder = placeholder
    self.text = text
    self.rows = rows
    self.isSecure = isSecure
    self.limit = limit
  }

  func resolve(in context: ResolveContext) -> [Element] {
    let current = text.wrappedValue
    var semantics = Semantics(role: .input, label: context.environment.wellLabel ?? placeholder)
    semantics.kind = isSecure ? .password : rows > 1 ? .longText : .text
    semantics.value = isSecure || current.isEmpty ? nil : SafeText(value: current)
    semantics.autocomplete = context.environment.autocomplete?.text
    semantics.isDisabled = !context.environment.isEnabled
    semantics.actions.setText = { [text] in text.wrappedValue = $0 }
    semantics.actions.clear = { [text] in text.wrappedValue = "" }
    var input = InputContent(
      text: current, placeholder: placeholder, isSecure: isSecure, rows: rows, limit: limit)
    if !isSecure { input.ghost = context.environment.offeredDetail?.inRows(rows) }
    let field = Element(id: context.id, content: .input(input), semantics: semantics)
    guard context.environment.textFieldStyle == .roundedBorder, context.environment.wellLabel == nil else {
      return [field]
    }
    return [context.child(0).element(.well(label: SafeText(""), isInvalid: false), [field])]
  }
}

extension String {
  /// The lines of a text as one, where there is one row alone.
  fileprivate func inRows(_ rows: Int) -> String {
    rows > 1 ? self : split(whereSeparator: \.isNewline).joined(separator: ", ")
  }
}

/// How the text fields inside a view show their extent.
public enum TextFieldStyle: Sendable {
  case automatic, plain, roundedBorder
}

private struct TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: TextFieldStyle { .automatic }
}

extension EnvironmentValues {
  var textFieldStyle: TextFieldStyle {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets whether text fields that stand in no well have a box of their own; without one they stand in brackets.
  public func textFieldStyle(_ style: TextFieldStyle) -> some View {
    environment(\.textFieldStyle, style)
  }
}

/// A text that is never shown: one bullet a grapheme on the screen, nothing at all in plain mode.
public struct SecureField: View {
  private let field: TextField

  /// A line of text shown as bullets.
  ///
  /// - Parameter limit: UTF-16 units that can be typed; nil for the general limit.
  public init(_ placeholder: String, text: Binding<String>, limit: Int? = nil) {
    field = TextField(SafeText(label: placeholder), text, rows: 1, isSecure: true, limit: limit)
  }

  public var body: some View { field }
}
