import FormhausCore
import FormhausStore
import FormhausText

/// Gives the views of fields what they show and what can be done to them.
@MainActor
struct FieldSource {
  let store: Store<FormState, FormAction>
  let renderer: FormRendererOptions
  let components: FormComponents
  let options: OptionMemory
  let autofill: AutofillProfile?

  var engine: FormEngine { store.state.engine }

  /// Whether nothing can be changed because the form is on its way.
  var isBusy: Bool { store.state.flow.submission.isLocked }

  /// Tells what the views of fields depend on, as of now.
  var tokens: FieldTokens {
    FieldTokens(
      session: store.state.session, isBusy: isBusy, components: components.identity, autofill: autofill)
  }

  func context(_ field: FieldDefinition) -> FieldContext {
    let form = store.state
    let engine = form.engine
    let id = engine.definition.id
    let key = field.key
    // The row is older than options that came since.
    var field = field
    if let now = engine.field(key) { field.options = now.options }
    return FieldContext(
      field: field, value: engine.value(key), text: form.text(key), error: engine.error(key),
      isLocked: isBusy || engine.isLocked(key), isDisabled: engine.isDisabled(key),
      isLoading: engine.isLoading(key),
      failure: form.failure(key), options: options.options(field, engine),
      testId: testID(.field, key), retryTestId: testID(.retry, key), labels: engine.labels,
      numbers: engine.numbers, today: engine.options.today,
      optionTestIds: { [renderer] in renderer.testIds.id(.option, key: key, value: $0, in: id) },
      store: store)
  }

  /// The view of a field, or a message that there is none for its type.
  func view(_ field: FieldDefinition) -> AnyView {
    guard let view = components.view(context(field)) else { return missing("field \"\(field.type)\"") }
    // A sensitive answer is no detail to keep.
    return field.sensitive ? AnyView(view.environment(\.autofill, nil)) : view
  }

  /// Says that the components have no view for something.
  func missing(_ name: String) -> AnyView {
    AnyView(MissingComponent(name: name, report: engine.options.onWarning))
  }

  func testID(_ kind: TestIdTarget.Kind, _ key: String) -> String? {
    renderer.testIds.id(kind, key: key, in: engine.definition.id)
  }
}

/// All that the view of a field depends on.
struct FieldToken: Hashable {
  var key: String
  var revision: Int
  var isBusy: Bool
  var failure: FieldFailure?
  var components: FormComponents.Identity
  var autofill: AutofillProfile?
}

/// A form at one moment, of which the tokens of many fields are taken.
@MainActor
struct FieldTokens {
  let session: FormSession
  let isBusy: Bool
  let components: FormComponents.Identity
  let autofill: AutofillProfile?

  func token(_ key: String) -> FieldToken {
    FieldToken(
      key: key, revision: session.engine.revision(ofField: key), isBusy: isBusy,
      failure: session.failure(key), components: components, autofill: autofill)
  }
}
