public import FormhausText

/// A button of the form: its label and how it looks.
public struct ActionDefinition: Sendable, Equatable {
  /// The look that an author may ask for on Back, Skip and Cancel.
  public enum Variant: String, Sendable, Equatable, CaseIterable {
    case primary, secondary, text
  }

  /// The words on the button.
  public var label: String
  /// How prominent the button is; nil leaves it to the renderer.
  public var variant: Variant?
  /// A name for custom action components.
  public var action: String?
  /// All must match to disable the action; empty never does. Only Submit looks at it.
  public var disabled: [Condition]
  /// Members that the language does not name, as written.
  public var furtherMembers: JSONObject
  /// Where the action starts in the source text, in bytes.
  public var offset: Int?

  public init(
    label: String, variant: Variant? = nil, action: String? = nil, disabled: [Condition] = []
  ) {
    self.label = label
    self.variant = variant
    self.action = action
    self.disabled = disabled
    self.furtherMembers = [:]
    self.offset = nil
  }
}
