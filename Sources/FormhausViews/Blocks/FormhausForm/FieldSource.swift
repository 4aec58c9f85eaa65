import FormhausCore
import FormhausStore
import FormhausText

/// Gives the views of fields what they show and what can be done to them.
@MainActor
struct FieldSource {
  let store: Store<FormState, FormAction>
  let renderer: FormRendererOptions

  var engine: FormEngine { store.state.engine }

  /// All that the view of a field depends on.
  func token(_ key: String) -> FieldToken {
    FieldToken(
      key: key, revision: engine.revision(ofField: key), text: store.state.text(key), isLocked: isLocked(key),
      failure: store.state.failure(key))
  }

  /// Whether nothing can be changed because the form is on its way.
  var isBusy: Bool { store.state.flow.submission.isLocked }

  func isLocked(_ key: String) -> Bool { isBusy || engine.isLocked(key) }

  func context(_ field: FieldDefinition) -> FieldContext {
    let form = store.state
    let id = engine.definition.id
    let key = field.key
    return FieldContext(
      field: field, value: engine.value(key), text: form.text(key), error: engine.error(key),
      isLocked: isLocked(key), isDisabled: engine.isDisabled(key), isLoading: engine.isLoading(key),
      failure: form.failure(key), options: options(key),
      testId: testID(.field, key), retryTestId: testID(.retry, key), labels: engine.labels,
      numbers: engine.numbers, today: engine.options.today,
      optionTestIds: { [renderer] in renderer.testIds.id(.option, key: key, value: $0, in: id) },
      store: store)
  }

  /// The options in the order in which this person sees them.
  private func options(_ key: String) -> [FieldContext.Option] {
    engine.orderOptions(ofField: key).map { option in
      FieldContext.Option(
        value: option.value, label: option.label, description: option.description, image: option.image,
        alt: option.alt, isDisabled: engine.isDisabled(option, ofField: key))
    }
  }

  func testID(_ kind: TestIdTarget.Kind, _ key: String) -> String? {
    renderer.testIds.id(kind, key: key, in: engine.definition.id)
  }
}

/// All that the view of a field depends on.
struct FieldToken: Hashable {
  var key: String
  var revision: Int
  var text: String
  var isLocked: Bool
  var failure: FieldFailure?
}
