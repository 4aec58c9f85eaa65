public import FormhausCore
public import FormhausStore
public import FormhausText

/// What the view of a field is given: texts, the value, and what can be done to it.
@MainActor
public struct FieldContext {
  /// The full definition of the field.
  public let field: FieldDefinition
  /// The answer; nil while there is none.
  public let value: JSONValue?
  /// The value as text, as the person typed it.
  public let text: String
  /// The message to show under the field.
  public let error: String?
  /// Whether the form is busy or the field cannot be edited.
  public let isLocked: Bool
  /// Whether the field is disabled: its answer is not asked for.
  public let isDisabled: Bool
  /// Whether its options, or a check of its answer, are on their way.
  public let isLoading: Bool
  /// What the host could not do for the field; `retry` has it tried again.
  public let failure: FieldFailure?
  /// The options of a choice in the order in which this person sees them, each with whether it can be picked now.
  public let options: FieldOptions
  /// The name by which tests reach the field; nil for none.
  public let testId: String?
  let retryTestId: String?
  let labels: Labels
  /// How the person writes numbers.
  let numbers: NumberNotation
  /// The current date as `YYYY-MM-DD`; nil where bounds that say `today` are not checked.
  let today: String?
  let optionTestIds: @MainActor (String) -> String?
  let store: Store<FormState, FormAction>

  /// One option of a choice field.
  public struct Option: Hashable, Sendable {
    /// The answer that picking the option gives.
    public let value: String?
    /// What a person reads.
    public let label: String?
    public let description: String?
    /// A path or URL of a picture.
    public let image: String?
    /// What the picture shows, in words.
    public let alt: String?
    /// Whether the option cannot be picked.
    public let isDisabled: Bool
  }

  /// What is asked, in the person's language.
  public var label: String { field.label }
  /// How the person writes dates.
  var dates: DateNotation { store.state.engine.dates }
  /// What an empty field shows, besides what its type says.
  public var placeholder: String? { field.placeholder ?? field.mask.map { TextMask($0).example } }
  /// A line of help, in the person\'s language; nil for none.
  public var helperText: String? { field.helperText }
  /// Whether there is an error to show.
  public var isInvalid: Bool { error != nil }
  /// Whether an answer must be given.
  public var isRequired: Bool { field.isRequired && !isDisabled }

  /// The label with the required marker in words.
  public var accessibilityName: String {
    isRequired ? "\(field.label), \(labels[.required])" : field.label
  }

  /// The text of the field, for a `TextField`.
  public var textBinding: Binding<String> {
    let (store, key) = (store, field.key)
    return Binding(get: { store.state.text(key) }, set: { store.send(.setText(key: key, $0)) })
  }

  /// The value of a yes or no field, for a `Toggle`.
  public var boolBinding: Binding<Bool> {
    let (store, key) = (store, field.key)
    return Binding(
      get: { store.state.engine.value(key)?.boolValue ?? false },
      set: { store.send(.setValue(key: key, .bool($0))) })
  }

  /// Writes a value; nil takes the answer back.
  public func setValue(_ value: JSONValue?) { store.send(.setValue(key: field.key, value)) }

  /// Writes a value and moves to the next step when the field says `autoAdvance`.
  public func commit(_ value: JSONValue?) {
    setValue(value)
    commit()
  }

  /// Has the host try again what it could not do.
  public func retry() { store.send(.retry(key: field.key)) }

  func commit() { store.send(.commit(key: field.key)) }

  func check() { store.send(.check(key: field.key)) }

  /// The test id of one of the options.
  public func optionTestId(_ value: String) -> String? { optionTestIds(value) }
}
