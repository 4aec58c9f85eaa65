/// A yes or no: a checkbox or a switch, its label beside it.
struct FlagFieldView: View {
  let context: FieldContext
  let look: ToggleLook

  var body: some View {
    VStack {
      Toggle(
        context.isRequired ? context.label + " *" : context.label, isOn: context.boolBinding, look: look
      )
      .fieldMeaning(context)
      .meaning { semantics in
        // Never touched is no answer yet, and sends none.
        if context.value == nil { semantics.value = nil }
        semantics.actions.clear = { context.setValue(nil) }
      }
      FieldRemark(context: context)
      FieldWork(context: context)
    }
  }
}
