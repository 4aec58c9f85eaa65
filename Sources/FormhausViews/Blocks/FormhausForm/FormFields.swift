import FormhausCore
import FormhausStore
import FormhausText

/// The visible fields of the step that shows; a field is resolved again only when something of it changed.
struct FormFields: View {
  let store: Store<FormState, FormAction>
  let renderer: FormRendererOptions

  var body: some View {
    let engine = store.state.engine
    VStack(spacing: 0) {
      if let description = engine.currentStep?.description {
        Text(description).foregroundStyle(.textSecondary).padding(.bottom, 1)
      }
      ForEach(engine.visiblePlaces, id: \.self) { place in
        let field = engine.field(at: place)
        Memo(token(field)) { FieldViews.standard.view(context(field)) }
      }
    }
  }

  private func token(_ field: FieldDefinition) -> FieldToken {
    FieldToken(
      revision: store.state.engine.revision(ofField: field.key), text: store.state.text(field.key),
      isLocked: store.state.flow.submission.isLocked || store.state.engine.isLocked(field.key))
  }

  private func context(_ field: FieldDefinition) -> FieldContext {
    let form = store.state
    let id = form.engine.definition.id
    return FieldContext(
      field: field, value: form.engine.value(field.key), text: form.text(field.key),
      error: form.engine.error(field.key),
      isLocked: form.flow.submission.isLocked || form.engine.isLocked(field.key),
      options: (field.options ?? []).map { option in
        FieldContext.Option(
          value: option.value, label: option.label, description: option.description,
          isDisabled: form.engine.isDisabled(option))
      },
      testId: renderer.testIds.id(.field, key: field.key, in: id), labels: form.engine.labels,
      optionTestIds: { [renderer] in renderer.testIds.id(.option, key: field.key, value: $0, in: id) },
      store: store)
  }
}

/// All that the view of a field depends on.
private struct FieldToken: Hashable {
  var revision: Int
  var text: String
  var isLocked: Bool
}
