public import FormhausText

/// A form as its author wrote it: one page of fields, or steps.
public struct FormDefinition: Sendable, Equatable {
  /// The form's id; also the first part of test ids.
  public var id: String
  /// The name of the form, for a person.
  public var title: String
  /// The primary action of the last step or of the single page.
  public var submit: ActionDefinition
  /// The button that leaves the form; nil for none.
  public var cancel: ActionDefinition?
  /// The fields and sections of a single-page form; empty when there are steps.
  public var fields: [FieldDefinition]
  /// The steps of a multi-step form; empty for a single page.
  public var steps: [StepDefinition]
  /// The language of the definition's own texts, such as `en`.
  public var lang: String?
  /// Validation texts of the definition's own, by message key.
  public var messages: Catalog
  /// Screen texts of the definition's own, by label key.
  public var labels: Catalog
  /// The definition's texts in other languages, by language tag (`de`, `pt-BR`).
  public var i18n: [String: TextOverlay]
  /// The format version the definition states; members newer than it do not count.
  public var formatVersion: FormatVersion?
  /// Warnings that came up while reading, such as a member newer than `formatVersion`.
  public var readingWarnings: [DefinitionIssue]
  /// Hints that came up while reading, such as a member that nobody knows.
  public var readingHints: [DefinitionIssue]
  /// Members that the language does not name, as written.
  public var furtherMembers: JSONObject
  /// Where the definition starts in its source text, in bytes.
  public var offset: Int?

  public init(
    id: String, title: String, submit: ActionDefinition, cancel: ActionDefinition? = nil,
    fields: [FieldDefinition] = [], steps: [StepDefinition] = [], lang: String? = nil,
    messages: Catalog = [:], labels: Catalog = [:], i18n: [String: TextOverlay] = [:]
  ) {
    self.id = id
    self.title = title
    self.submit = submit
    self.cancel = cancel
    self.fields = fields
    self.steps = steps
    self.lang = lang
    self.messages = messages
    self.labels = labels
    self.i18n = i18n
    self.formatVersion = nil
    self.readingWarnings = []
    self.readingHints = []
    self.furtherMembers = [:]
    self.offset = nil
  }

  /// Whether the form has steps.
  public var isMultiStep: Bool { !steps.isEmpty }

  /// Every field in document order, those inside sections too.
  public var allFields: [FieldDefinition] {
    (isMultiStep ? steps.flatMap(\.fields) : fields).withoutSections
  }
}
