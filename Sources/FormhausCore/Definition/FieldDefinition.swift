public import FormhausText

/// One question of a form, or a container of questions.
public struct FieldDefinition: Sendable, Equatable {
  /// The keyboard an author suggests.
  public enum InputMode: String, Sendable, Equatable, CaseIterable {
    case text, numeric, tel, email
  }

  /// The name of the answer; a dot in it is part of the name. A section may go without: its key is empty.
  public var key: String
  /// A built-in type or any other name: a custom type.
  public var type: String
  /// What is asked.
  public var label: String
  /// An example, shown while there is no answer.
  public var placeholder: String?
  /// A line of help below the field; an error takes its place.
  public var helperText: String?
  /// The answer at first.
  public var defaultValue: JSONValue?
  /// The field shows when all of these hold.
  public var show: [Condition]
  /// The field shows when one of these holds; empty asks for none.
  public var showAny: [Condition]
  /// What an answer must be like.
  public var validation: ValidationRules?
  /// The choices; nil when the author wrote none.
  public var options: [OptionDefinition]?
  /// The name of a provider of the host, whose options take the place of the written ones.
  public var optionsFrom: String?
  /// The keys whose answers the provider looks at.
  public var optionsDependsOn: [String]
  /// Whether each person sees the options in an order of their own.
  public var randomize: Bool
  /// Whether an explicit choice moves on to the next step.
  public var autoAdvance: Bool
  /// Rows of a textarea.
  public var rows: Int?
  /// A hint of the expected shape, shown when there is no placeholder.
  public var mask: String?
  /// The file types a file field takes.
  public var accept: String?
  /// Which keyboard a device without keys should offer.
  public var inputMode: InputMode?
  /// Shown, validated and submitted, but not editable.
  public var readOnly: Lock
  /// Not editable and not validated, still submitted.
  public var disabled: Lock
  /// A WCAG or HTML autofill token.
  public var autocomplete: String?
  /// Never in drafts, audit or spool listings.
  public var sensitive: Bool
  /// The least answer of a date, time or datetime field, in its own notation, or `today`.
  public var earliest: String?
  /// The last answer of a date, time or datetime field, in its own notation, or `today`.
  public var latest: String?
  /// What only some types have, such as the fields of a section.
  public var details: FieldDetails?
  /// Members that the language does not name, as written; custom types read theirs here.
  public var furtherMembers: JSONObject
  /// Where the field starts in the source text, in bytes.
  public var offset: Int?

  public init(
    key: String, type: String, label: String, placeholder: String? = nil, helperText: String? = nil,
    defaultValue: JSONValue? = nil, show: [Condition] = [], showAny: [Condition] = [],
    validation: ValidationRules? = nil, options: [OptionDefinition]? = nil, optionsFrom: String? = nil,
    optionsDependsOn: [String] = [], randomize: Bool = false,
    autoAdvance: Bool = false,
    rows: Int? = nil, mask: String? = nil, accept: String? = nil, inputMode: InputMode? = nil,
    readOnly: Lock = .never, disabled: Lock = .never, autocomplete: String? = nil, sensitive: Bool = false,
    earliest: String? = nil, latest: String? = nil, details: FieldDetails? = nil,
    furtherMembers: JSONObject = [:]
  ) {
    self.key = key
    self.type = type
    self.label = label
    self.placeholder = placeholder
    self.helperText = helperText
    self.defaultValue = defaultValue
    self.show = show
    self.showAny = showAny
    self.validation = validation
    self.options = options
    self.optionsFrom = optionsFrom
    self.optionsDependsOn = optionsDependsOn
    self.randomize = randomize
    self.autoAdvance = autoAdvance
    self.rows = rows
    self.mask = mask
    self.accept = accept
    self.inputMode = inputMode
    self.readOnly = readOnly
    self.disabled = disabled
    self.autocomplete = autocomplete
    self.sensitive = sensitive
    self.earliest = earliest
    self.latest = latest
    self.details = details
    self.furtherMembers = furtherMembers
    self.offset = nil
  }

  /// Whether an answer is asked for.
  public var isRequired: Bool { validation?.isRequired ?? false }

  /// What the section holds; nil for everything else.
  public var section: SectionDefinition? {
    if case .section(let section) = details { section } else { nil }
  }
}

extension [FieldDefinition] {
  /// The fields with those inside sections in place of the sections, in document order.
  public var withoutSections: [FieldDefinition] {
    flatMap { $0.section.map(\.fields.withoutSections) ?? [$0] }
  }
}
