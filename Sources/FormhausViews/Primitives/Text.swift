public import FormhausText

/// Wrapped text; foreign text is made safe.
public struct Text: PrimitiveView {
  let string: SafeText

  /// A text that may hold line breaks.
  public init(_ string: String) {
    self.string = SafeText(notes: string)
  }

  /// A text that is shown as it is, never looked up in a catalog.
  public init(verbatim string: String) {
    self.init(string)
  }

  /// A value of somebody's, in which nothing may hide.
  public init(value: String) {
    self.string = SafeText(value: value)
  }

  /// Text that is safe to draw already.
  public init(_ string: SafeText) {
    self.string = string
  }

  func resolve(in context: ResolveContext) -> [Element] {
    [
      Element(
        id: context.id, content: .text(string), semantics: Semantics(role: .text, label: string))
    ]
  }
}
